import { createIntl, createIntlCache, type IntlShape, type MessageFormatElement } from 'react-intl';
import { type Language, storeLanguage } from './language';

/** Messages compiled at build: no ICU parser is shipped. */
export type Messages = Record<string, MessageFormatElement[]>;
/** `start` is what signing in needs; `rest` comes with the first screen behind it, `later` with parts loaded after it. */
export type Part = 'start' | 'rest' | 'later';
/** `page`: `start` and `rest`, as far as they are there; `all`: whatever is there. */
export type Reach = 'page' | 'all';
export type LoadMessages = (language: Language, part: Part) => Promise<Messages>;

/** The console's language: messages are there before it switches, so no screen ever shows a key (formatjs 780). */
export interface IntlStore {
  /** What the page says, and for parts that come later what they say besides. Neither changes: another takes its place. */
  intl(reach?: Reach): IntlShape;
  language(): Language;
  need(part: Part): Promise<void>;
  switchTo(language: Language): Promise<void>;
  subscribe(listener: () => void): () => void;
}

export async function createIntlStore(first: Language, load: LoadMessages): Promise<IntlStore> {
  const listeners = new Set<() => void>();
  let parts = new Map<Part, Messages>([['start', await load(first, 'start')]]);
  let made = { page: madeOf(first, 'page'), all: madeOf(first, 'all') };

  return {
    intl: (reach = 'page') => made[reach],
    language: () => languageOf(made.page),
    async need(part) {
      while (!parts.has(part)) {
        const language = languageOf(made.page);
        const messages = await load(language, part);
        // switched meanwhile: these are the words of another language
        if (language !== languageOf(made.page)) continue;
        parts.set(part, messages);
        // what stands has its words: it is not made again for those of a part that nobody has seen yet
        set(language, part === 'later' ? made.page : madeOf(language, 'page'));
      }
    },
    async switchTo(language) {
      const next = new Map<Part, Messages>();
      // what was asked for meanwhile is part of it
      for (let wanted = missing(next); wanted.length > 0; wanted = missing(next)) {
        const loaded = await Promise.all(wanted.map((part) => load(language, part)));
        for (const [index, part] of wanted.entries()) next.set(part, loaded[index] ?? {});
      }
      parts = next;
      storeLanguage(language);
      set(language, madeOf(language, 'page'));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };

  function missing(next: ReadonlyMap<Part, Messages>): Part[] {
    return [...parts.keys()].filter((part) => !next.has(part));
  }

  function madeOf(language: Language, reach: Reach): IntlShape {
    const within = [...parts].filter(([part]) => reach === 'all' || part !== 'later');
    const messages = Object.assign({}, ...within.map(([, of]) => of)) as Messages;
    return createIntl({ locale: language, messages }, createIntlCache());
  }

  function set(language: Language, page: IntlShape) {
    made = { page, all: madeOf(language, 'all') };
    for (const listener of listeners) listener();
  }
}

const languageOf = (intl: IntlShape): Language => intl.locale as Language;
