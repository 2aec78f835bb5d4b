import { loadMessages } from 'virtual:messages';
import { useCallback, useEffect, useState } from 'react';
import type { Messages } from '#kit/services/intl';
import type { Language } from '#kit/services/language';

/** In whatever language the console stands, a screen is known by its Japanese and its English name. */
const KNOWN_IN: readonly Language[] = ['ja', 'en'];

/** The titles of a message id; none before they have come, and then the screen's own title is all there is. */
export function useTitles(): (id: string) => readonly string[] {
  const [all, setAll] = useState<readonly Messages[]>([]);
  useEffect(function loadTitles() {
    let wanted = true;
    const parts = KNOWN_IN.flatMap((language) => [
      loadMessages(language, 'start'),
      loadMessages(language, 'rest'),
    ]);
    Promise.all(parts).then(
      (loaded) => (wanted ? setAll(loaded) : undefined),
      // what can be found by then is found
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, []);
  return useCallback((id) => all.flatMap((messages) => textIn(messages, id) ?? []), [all]);
}

/** Titles have no placeholders. */
function textIn(messages: Messages, id: string): string | null {
  const [first] = messages[id] ?? [];
  return first !== undefined && 'value' in first ? first.value : null;
}
