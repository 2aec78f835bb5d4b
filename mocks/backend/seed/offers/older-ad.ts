/** The drawn ad if it is older than the day, otherwise one that is; `ads` are oldest first. */
export function olderAd(
  ads: readonly { created_at?: string | null | undefined }[],
  drawn: number,
  day: number,
): number {
  let place = drawn;
  while (place > 0 && Date.parse(ads[place]?.created_at ?? '') >= day) place = Math.floor(place / 2);
  return place;
}
