import { useEffect } from 'react';
import { useIntl } from 'react-intl';

/** Marks Japanese data on a page in another language (WCAG 3.1.2). A Japanese page loads no code for it. */
export function useJapaneseMarks(): void {
  const { locale } = useIntl();
  useEffect(
    function markData() {
      if (locale === 'ja') return undefined;
      const marking = import('./mark-japanese').then(({ markJapanese }) => markJapanese(locale));
      return () => void marking.then((stop) => stop());
    },
    [locale],
  );
}
