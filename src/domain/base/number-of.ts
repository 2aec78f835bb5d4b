/**
 * Reads a number, including full-width digits. NaN for a text that is not a number, undefined for an empty
 * one.
 */
export function numberOf(text: string): number | undefined {
  const normalized = text
    .normalize('NFKC')
    .trim()
    .replace(/^[−ー]/, '-');
  if (normalized === '') return undefined;
  return /^-?\d+(\.\d+)?$/.test(normalized) ? Number(normalized) : Number.NaN;
}
