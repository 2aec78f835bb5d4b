import { useIntl } from 'react-intl';

/** The label of a series: the catalogue's text for its key, or else the key that the server sends. */
export function useSeriesName(): (key: string) => string {
  const intl = useIntl();
  return (key) => {
    const id = `series.${key}`;
    return id in intl.messages ? intl.formatMessage({ id }) : key;
  };
}
