import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { TextName } from '#kit/services/texts';

/** One small file for each text and language, loaded on demand. */
const textLoaders = import.meta.glob<string>('/texts/*/*.md', { query: '?raw', import: 'default' });

/** The text in the language of the page. Null while it loads; throws if the load fails. */
export function useText(name: TextName): string | null {
  const { locale } = useIntl();
  const file = `/texts/${locale}/${name}.md`;
  const [loadedText, setLoadedText] = useState<{ file: string; text: string } | { failed: unknown } | null>(
    null,
  );
  useEffect(
    function fetchText() {
      let isCurrent = true;
      const setIfCurrent = (value: { file: string; text: string } | { failed: unknown }) => {
        if (isCurrent) setLoadedText(value);
      };
      Promise.resolve(textLoaders[file]?.() ?? Promise.reject(new Error(`there is no ${file}`))).then(
        (text) => setIfCurrent({ file, text }),
        (error: unknown) => setIfCurrent({ failed: error }),
      );
      return () => {
        isCurrent = false;
      };
    },
    [file],
  );
  if (loadedText !== null && 'failed' in loadedText) throw loadedText.failed;
  return loadedText?.file === file ? loadedText.text : null;
}
