/**
 * Query parameters with which file hosts sign an address in each response: Amazon, Google, Azure, CloudFront.
 */
const SIGNATURE_PARAMETER = /[?&](X-Amz-Signature|X-Goog-Signature|Signature|sig|Key-Pair-Id)=/i;
const FILE_NAME = /\.(jpe?g|png|gif|webp|svg|pdf|mp4)$/i;

/**
 * A file's address without its query, which is only a time-limited signature. Other texts stay unchanged: the
 * query of a video link identifies the video.
 */
export function unsignedAddress(text: string): string {
  const [path = '', query] = text.split(/\?(.*)/s);
  const isAddress = query !== undefined && /^(https?:\/)?\/\S*$/i.test(path) && !/\s/.test(query);
  return isAddress && (FILE_NAME.test(path) || SIGNATURE_PARAMETER.test(`?${query}`)) ? path : text;
}

/** Whether two values are equal, ignoring the signatures of file addresses. */
export const isSameValue = (one: unknown, other: unknown): boolean => comparable(one) === comparable(other);

const comparable = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? unsignedAddress(part) : part));
