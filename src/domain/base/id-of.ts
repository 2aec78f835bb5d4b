/** The id in a text such as a parameter of an address; null for anything but a whole number that is exact. */
export function idOf(text: string | null | undefined): number | null {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
