import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { TextName } from '#kit/services/texts';

/** One small file for each text and language, loaded on demand. */
const files = import.meta.glob<string>('/texts/*/*.md', { query: '?raw', import: 'default' });

/** The text in the language of the page. Null while it loads; throws if the load fails. */
export function useText(name: TextName): string | null {
  const { locale } = useIntl();
  const file = `/texts/${locale}/${name}.md`;
  const [loaded, setLoaded] = useState<{ file: string; text: string } | { failed: unknown } | null>(null);
  useEffect(
    function fetchText() {
      let isCurrent = true;
      const arrived = (value: { file: string; text: string } | { failed: unknown }) => {
        if (isCurrent) setLoaded(value);
      };
      Promise.resolve(files[file]?.() ?? Promise.reject(new Error(`there is no ${file}`))).then(
        (text) => arrived({ file, text }),
        (error: unknown) => arrived({ failed: error }),
      );
      return () => {
        isCurrent = false;
      };
    },
    [file],
  );
  if (loaded !== null && 'failed' in loaded) throw loaded.failed;
  return loaded?.file === file ? loaded.text : null;
}
