import { loadMessages } from 'virtual:messages';
import { useEffect, useState } from 'react';
import { createIntl, type IntlShape, useIntl } from 'react-intl';
import { useToasts } from '#kit/context/app-services';
import type { Language } from '#kit/services/language';

/**
 * The console's texts in any of its languages, without a switch of the console; null until the first ones are loaded,
 * the last ones until the next are. A failure is a toast, and leaves the last ones.
 */
export function useTextsIn(language: Language): IntlShape | null {
  const own = useIntl();
  const toasts = useToasts();
  const [loaded, setLoaded] = useState<IntlShape | null>(null);
  const isOwn = language === own.locale;
  useEffect(
    function loadTexts() {
      if (isOwn) return undefined;
      let isCurrent = true;
      loadMessages(language, 'rest').then(
        (messages) => (isCurrent ? setLoaded(createIntl({ locale: language, messages })) : undefined),
        () => {
          if (!isCurrent) return;
          toasts.show('error', { messageId: 'language.failed' });
          setLoaded((last) => last ?? own);
        },
      );
      return () => {
        isCurrent = false;
      };
    },
    [language, isOwn, own, toasts],
  );
  return isOwn ? own : loaded;
}
