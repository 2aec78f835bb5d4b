import { useIntl } from 'react-intl';

/** What a series of figures is called: by the catalogue where it knows the key, else as the server calls it. */
export function useSeriesName(): (key: string) => string {
  const intl = useIntl();
  return (key) => {
    const id = `series.${key}`;
    return id in intl.messages ? intl.formatMessage({ id }) : key;
  };
}
