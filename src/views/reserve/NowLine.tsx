import { useIntl } from 'react-intl';
import { timeText } from '#kit/services/dates';
import { positionOf } from './position-of';
import { useMinute } from './use-minute';

/** The current minute in the cell of its hour of today. */
export function NowLine() {
  const intl = useIntl();
  const now = useMinute();
  return (
    <span className="week-now" style={positionOf(now)}>
      <span className="visually-hidden">
        {intl.formatMessage({ id: 'calendar.now' }, { time: timeText(now) })}
      </span>
    </span>
  );
}
