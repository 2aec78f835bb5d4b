import { createIntl, createIntlCache, type IntlShape, type MessageFormatElement } from 'react-intl';
import { type Language, storeLanguage } from './language';

/** Messages compiled at build: no ICU parser is shipped. */
export type Messages = Record<string, MessageFormatElement[]>;
/** `start` is what signing in needs; `rest` comes with the first screen behind it, `later` with parts loaded after it. */
export type Part = 'start' | 'rest' | 'later';
export type LoadMessages = (language: Language, part: Part) => Promise<Messages>;

/** The console's language: messages are there before it switches, so no screen ever shows a key (formatjs 780). */
export interface IntlStore {
  intl(): IntlShape;
  language(): Language;
  need(part: Part): Promise<void>;
  switchTo(language: Language): Promise<void>;
  subscribe(listener: () => void): () => void;
}

export async function createIntlStore(first: Language, load: LoadMessages): Promise<IntlStore> {
  const listeners = new Set<() => void>();
  const parts = new Set<Part>();
  let intl = await make(first, ['start']);

  return {
    intl: () => intl,
    language: () => languageOf(intl),
    async need(part) {
      if (parts.has(part)) return;
      set(await make(languageOf(intl), [...parts, part]));
    },
    async switchTo(language) {
      const next = await make(language, [...parts]);
      storeLanguage(language);
      set(next);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };

  async function make(language: Language, wanted: Part[]): Promise<IntlShape> {
    const loaded = await Promise.all(wanted.map((part) => load(language, part)));
    for (const part of wanted) parts.add(part);
    return createIntl({ locale: language, messages: Object.assign({}, ...loaded) }, createIntlCache());
  }

  function set(next: IntlShape) {
    intl = next;
    for (const listener of listeners) listener();
  }
}

const languageOf = (intl: IntlShape): Language => intl.locale as Language;
