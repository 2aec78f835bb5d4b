import { useIntl } from 'react-intl';

/** A day as calendar heads show it: 4/6 (月), on two lines where one is too narrow. */
export function DayName({ day }: { day: string }) {
  const intl = useIntl();
  return (
    <time dateTime={day} className="day-name">
      <span>{intl.formatDate(day, { timeZone: 'UTC', month: 'numeric', day: 'numeric' })}</span>{' '}
      <span>({intl.formatDate(day, { timeZone: 'UTC', weekday: 'short' })})</span>
    </time>
  );
}
