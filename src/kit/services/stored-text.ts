import { atom, useAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { atomFamily } from 'jotai-family';
import { browserStorage, type TextStorage } from './storage';

/** A text the browser keeps; null takes it away. What it means is read by an atom or a hook above it. */
export function textAtom(key: string, storage: TextStorage) {
  // made when first wanted, not on import: a scenario link writes cookies before the console starts
  const made = atom(() => atomWithStorage<string | null>(key, null, storage, { getOnInit: true }));
  return atom(
    (get) => get(get(made)),
    (get, set, text: string | null) => set(get(made), text),
  );
}

const textOf = atomFamily((key: string) => textAtom(key, browserStorage));

/** The same under a name that carries user and city, followed here and in the other tabs. */
export const useStored = (key: string) => useAtom(textOf(key));
