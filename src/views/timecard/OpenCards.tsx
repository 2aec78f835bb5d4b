import { useIntl } from 'react-intl';

/** Cards without an end, which count no hours: the total of their day and month will increase. */
export function OpenCards({ count }: { count: number }) {
  const text = useIntl().formatMessage({ id: 'timecard.month.open' }, { count });
  return (
    <span className="month-open" title={text}>
      <span className="pi pi-clock" aria-hidden="true" />
      <span className="visually-hidden">{text}</span>
    </span>
  );
}
