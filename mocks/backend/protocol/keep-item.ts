/** Stores the text, or removes it with null. False where the browser refuses: its storage is full or switched off. */
export function keepItem(
  storage: { setItem(key: string, text: string): void; removeItem?(key: string): void },
  key: string,
  text: string | null,
): boolean {
  try {
    if (text === null) storage.removeItem?.(key);
    else storage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
