import { useIntl } from 'react-intl';
import { useNowMark } from './use-now-mark';

/** The current minute in a day's cell of its hour: today as a line, on an earlier day as its way from the time. */
export function NowLine({ isToday }: { isToday: boolean }) {
  const intl = useIntl();
  const { time, style } = useNowMark();
  if (!isToday) return <span className="week-now-lead" style={style} />;
  return (
    <span className="week-now" style={style}>
      <span className="visually-hidden">{intl.formatMessage({ id: 'calendar.now' }, { time })}</span>
    </span>
  );
}
