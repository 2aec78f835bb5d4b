import { useEffect } from 'react';
import { useIntl } from 'react-intl';

/** Japanese data on a page in another language is marked as Japanese (WCAG 3.1.2); a Japanese page loads nothing for it. */
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
