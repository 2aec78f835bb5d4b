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

export async function createIntlStore(
  firstLanguage: Language,
  loadMessages: LoadMessages,
): Promise<IntlStore> {
  const { subscribe, notify } = createListeners();
  let loadedParts = new Map<MessagesPart, Messages>([['start', await loadMessages(firstLanguage, 'start')]]);
  let currentIntl = intlOf(firstLanguage);

  return {
    intl: () => currentIntl,
    language: () => languageOf(currentIntl),
    has: (part) => loadedParts.has(part),
    async need(part) {
      while (!loadedParts.has(part)) {
        const language = languageOf(currentIntl);
        const messages = await loadMessages(language, part);
        // the language changed during the load: these messages are of the old one
        if (language !== languageOf(currentIntl)) continue;
        loadedParts.set(part, messages);
        changeTo(language);
      }
    },
    async switchTo(language) {
      const nextParts = new Map<MessagesPart, Messages>();
      // a part requested during the load must be in the new language too
      for (let absent = missingParts(nextParts); absent.length > 0; absent = missingParts(nextParts)) {
        const loaded = await Promise.all(absent.map((part) => loadMessages(language, part)));
        for (const [index, part] of absent.entries()) nextParts.set(part, loaded[index] ?? {});
      }
      loadedParts = nextParts;
      storeLanguage(language);
      changeTo(language);
    },
    subscribe,
  };

  function missingParts(nextParts: ReadonlyMap<MessagesPart, Messages>): MessagesPart[] {
    return [...loadedParts.keys()].filter((part) => !nextParts.has(part));
  }

  function intlOf(language: Language): IntlShape {
    const messages = Object.assign({}, ...loadedParts.values()) as Messages;
    return createIntl({ locale: language, messages }, createIntlCache());
  }

  function changeTo(language: Language) {
    currentIntl = intlOf(language);
    notify();
  }
}

const languageOf = (intl: IntlShape): Language => intl.locale as Language;
