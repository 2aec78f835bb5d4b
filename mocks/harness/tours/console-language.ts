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
  let loadedLanguage = await loadLanguage();
  // the console may have changed its language meanwhile
  while (!isCurrentLanguage(loadedLanguage)) loadedLanguage = await loadLanguage();
  new MutationObserver(() => {
    void loadLanguage().then((newlyLoaded) => {
      // a later change may have loaded before
      if (!isCurrentLanguage(newlyLoaded)) return;
      loadedLanguage = newlyLoaded;
      notify();
    });
  }).observe(document.documentElement, { attributeFilter: ['lang'] });
  return {
    messages: () => loadedLanguage.messages,
    card: () => (loadedLanguage.lang === 'ja' ? 'ja' : 'en'),
    subscribe,
  };
}

const isCurrentLanguage = ({ lang }: { lang: string }) => lang === document.documentElement.lang;

async function loadLanguage() {
  const { lang } = document.documentElement;
  const parts = await Promise.all([loadMessages(lang, 'start'), loadMessages(lang, 'rest')]);
  return { lang, messages: Object.assign({}, ...parts) as Messages };
}
