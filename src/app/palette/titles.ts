import { loadMessages } from 'virtual:messages';
import { useCallback, useEffect, useState } from 'react';
import type { Messages } from '#kit/services/intl';
import type { Language } from '#kit/services/language';

/** A screen is found by its Japanese and its English title in every display language. */
const TITLE_LANGUAGES: readonly Language[] = ['ja', 'en'];

/** The titles of a message id. Empty while they load; the search then uses only the screen's own title. */
export function useScreenTitles(): (id: string) => readonly string[] {
  const [allMessages, setAllMessages] = useState<readonly Messages[]>([]);
  useEffect(function loadTitles() {
    let isCurrent = true;
    const messageLoads = TITLE_LANGUAGES.flatMap((language) => [
      loadMessages(language, 'start'),
      loadMessages(language, 'rest'),
    ]);
    Promise.all(messageLoads).then(
      (loaded) => (isCurrent ? setAllMessages(loaded) : undefined),
      // After a failed load the search uses only the screens' own titles.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return useCallback((id) => allMessages.flatMap((messages) => textIn(messages, id) ?? []), [allMessages]);
}

/** Titles have no placeholders, so the first element is the whole text. */
function textIn(messages: Messages, id: string): string | null {
  const [first] = messages[id] ?? [];
  return first !== undefined && 'value' in first ? first.value : null;
}
