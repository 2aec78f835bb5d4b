/** The drawn ad if it is older than the day, otherwise one that is; `ads` are oldest first. */
export function olderAd(
  ads: readonly { created_at?: string | null | undefined }[],
  drawnIndex: number,
  day: number,
): number {
  let adIndex = drawnIndex;
  while (adIndex > 0 && Date.parse(ads[adIndex]?.created_at ?? '') >= day) adIndex = Math.floor(adIndex / 2);
  return adIndex;
}
