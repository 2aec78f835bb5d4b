/**
 * Reads a number, including full-width digits. NaN for a text that is not a number, undefined for an empty
 * one.
 */
export function numberOf(text: string): number | undefined {
  const plain = text
    .normalize('NFKC')
    .trim()
    .replace(/^[−ー]/, '-');
  if (plain === '') return undefined;
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}
