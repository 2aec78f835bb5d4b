import { createIntlCache } from '@formatjs/intl';
import { createIntl, type IntlShape, type MessageFormatElement } from 'react-intl';
import { createListeners } from '#domain/base/listeners';
import { type Language, storeLanguage } from './language';

/** Messages compiled at build time: no ICU parser is shipped. */
export type Messages = Record<string, MessageFormatElement[]>;
/** `start` has the texts of the sign-in page; `rest` has all others and loads with the first screen. */
export type MessagesPart = 'start' | 'rest';
export type LoadMessages = (language: Language, part: MessagesPart) => Promise<Messages>;

/** The console's language. Messages load before a switch, so no screen shows a message key (formatjs 780). */
export interface IntlStore {
  /** Immutable: a change creates another one. */
  intl(): IntlShape;
  language(): Language;
  has(part: MessagesPart): boolean;
  need(part: MessagesPart): Promise<void>;
  switchTo(language: Language): Promise<void>;
  subscribe(listener: () => void): () => void;
}

export async function createIntlStore(first: Language, load: LoadMessages): Promise<IntlStore> {
  const { subscribe, notify } = createListeners();
  let parts = new Map<MessagesPart, Messages>([['start', await load(first, 'start')]]);
  let made = madeOf(first);

  return {
    intl: () => made,
    language: () => languageOf(made),
    has: (part) => parts.has(part),
    async need(part) {
      while (!parts.has(part)) {
        const language = languageOf(made);
        const messages = await load(language, part);
        // the language changed during the load: these messages are of the old one
        if (language !== languageOf(made)) continue;
        parts.set(part, messages);
        change(language);
      }
    },
    async switchTo(language) {
      const next = new Map<MessagesPart, Messages>();
      // a part requested during the load must be in the new language too
      for (let absent = missing(next); absent.length > 0; absent = missing(next)) {
        const loaded = await Promise.all(absent.map((part) => load(language, part)));
        for (const [index, part] of absent.entries()) next.set(part, loaded[index] ?? {});
      }
      parts = next;
      storeLanguage(language);
      change(language);
    },
    subscribe,
  };

  function missing(next: ReadonlyMap<MessagesPart, Messages>): MessagesPart[] {
    return [...parts.keys()].filter((part) => !next.has(part));
  }

  function madeOf(language: Language): IntlShape {
    const messages = Object.assign({}, ...parts.values()) as Messages;
    return createIntl({ locale: language, messages }, createIntlCache());
  }

  function change(language: Language) {
    made = madeOf(language);
    notify();
  }
}

const languageOf = (intl: IntlShape): Language => intl.locale as Language;
