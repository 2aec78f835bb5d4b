/** The storage of a sandbox. */
export function itemStorage(first: Readonly<Record<string, string>> = {}) {
  const items = new Map(Object.entries(first));
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}
