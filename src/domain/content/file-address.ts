/** How hosts of files sign an address, each answer anew: Amazon, Google, Azure, CloudFront. */
const SIGNED = /[?&](X-Amz-Signature|X-Goog-Signature|Signature|sig|Key-Pair-Id)=/i;
const FILE_NAME = /\.(jpe?g|png|gif|webp|svg|pdf|mp4)$/i;

/**
 * The address of a file without its query, which says for how long it may be read and not which file it is. Any other
 * text stays: of a video's link the query is what it leads to.
 */
export function unsignedAddress(text: string): string {
  const [path = '', query] = text.split(/\?(.*)/s);
  const isAddress = query !== undefined && /^(https?:\/)?\/\S*$/i.test(path) && !/\s/.test(query);
  return isAddress && (FILE_NAME.test(path) || SIGNED.test(`?${query}`)) ? path : text;
}

/** Whether two values say the same, addresses of files aside from how they were signed. */
export const isSameValue = (one: unknown, other: unknown): boolean => comparable(one) === comparable(other);

const comparable = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? unsignedAddress(part) : part));
