import { atom, useAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { atomFamily } from 'jotai-family';
import { browserStorage, type TextStorage } from './storage';

/** A text in a storage; null removes it. The atom or hook above it interprets the text. */
export function textAtom(key: string, storage: TextStorage) {
  // created on first use, not on import: a scenario link writes cookies before the console starts
  const storageAtom = atom(() => atomWithStorage<string | null>(key, null, storage, { getOnInit: true }));
  return atom(
    (get) => get(get(storageAtom)),
    (get, set, text: string | null) => set(get(storageAtom), text),
  );
}

const storedTextAtom = atomFamily((key: string) => textAtom(key, browserStorage));

/**
 * A text in browser storage, live in all tabs. Keys of data of a user or a city contain the user and the
 * city.
 */
export const useStored = (key: string) => useAtom(storedTextAtom(key));
