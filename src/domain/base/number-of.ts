/** Full-width digits are digits; NaN is what is no number, nothing is undefined. */
export function numberOf(text: string): number | undefined {
  const plain = text
    .normalize('NFKC')
    .trim()
    .replace(/^[−ー]/, '-');
  if (plain === '') return undefined;
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}
