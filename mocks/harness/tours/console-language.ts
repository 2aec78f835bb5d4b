import { loadMessages } from 'virtual:messages';
import { createListeners } from '#domain/base/listeners';
import type { Messages } from './named-target';

/** The language of the console, which the visitor can change at any time. */
export interface ConsoleLanguage {
  /** The texts of the console. */
  messages(): Messages;
  /** The language of the tours: the Spanish and the Chinese console have the English one. */
  card(): 'ja' | 'en';
  subscribe(listener: () => void): () => void;
}

export async function followConsoleLanguage(): Promise<ConsoleLanguage> {
  const { subscribe, notify } = createListeners();
  let loaded = await load();
  // the console may have changed its language meanwhile
  while (!isPresent(loaded)) loaded = await load();
  new MutationObserver(() => {
    void load().then((now) => {
      // a later change may have loaded before
      if (!isPresent(now)) return;
      loaded = now;
      notify();
    });
  }).observe(document.documentElement, { attributeFilter: ['lang'] });
  return { messages: () => loaded.messages, card: () => (loaded.lang === 'ja' ? 'ja' : 'en'), subscribe };
}

const isPresent = ({ lang }: { lang: string }) => lang === document.documentElement.lang;

async function load() {
  const { lang } = document.documentElement;
  const parts = await Promise.all([loadMessages(lang, 'start'), loadMessages(lang, 'rest')]);
  return { lang, messages: Object.assign({}, ...parts) as Messages };
}
