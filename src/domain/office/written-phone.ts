/** Hyphens, dashes and minus signs of every width, and the long vowel mark, which shares their key; the wave dash means a range. */
const HYPHENS = /(?![〜〰])[\p{Dash_Punctuation}\u2043\u207b\u208b\u2212\u2500\u2501\u30fc\uff70]/gu;

/** A phone number as lists have it, with ASCII digits and hyphens: ０３－３２９３ and (03)3293 are 03-3293. */
export const writtenPhone = (phone: string): string =>
  phone
    .replace(HYPHENS, '-')
    .normalize('NFKC')
    .replace(/^\(|\)$/g, '')
    .replace(/-?[()]-?/g, '-');
