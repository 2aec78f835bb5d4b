import { loadMessages } from 'virtual:messages';
import { useEffect, useState } from 'react';
import { createIntl, type IntlShape, useIntl } from 'react-intl';
import { useToasts } from '#kit/context/app-services';
import type { Language } from '#kit/services/language';

/**
 * The console's texts in any of its languages, without a switch of the console; null until the first ones are loaded,
 * the last ones until the next are. A failure is a toast, and leaves the last ones.
 */
export function useIntlIn(language: Language): IntlShape | null {
  const consoleIntl = useIntl();
  const toasts = useToasts();
  const [loadedIntl, setLoadedIntl] = useState<IntlShape | null>(null);
  const isConsoleLanguage = language === consoleIntl.locale;
  useEffect(
    function loadTexts() {
      if (isConsoleLanguage) return undefined;
      let isCurrent = true;
      loadMessages(language, 'rest').then(
        (messages) => (isCurrent ? setLoadedIntl(createIntl({ locale: language, messages })) : undefined),
        () => {
          if (!isCurrent) return;
          toasts.show('error', { messageId: 'language.failed' });
          setLoadedIntl((last) => last ?? consoleIntl);
        },
      );
      return () => {
        isCurrent = false;
      };
    },
    [language, isConsoleLanguage, consoleIntl, toasts],
  );
  return isConsoleLanguage ? consoleIntl : loadedIntl;
}
