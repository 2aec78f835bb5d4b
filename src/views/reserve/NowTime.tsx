import { timeText } from '#kit/services/dates';
import { positionOf } from './position-of';
import { useMinute } from './use-minute';

/** The current time beside its hour, at the height of the line; screen readers read it in the line. */
export function NowTime() {
  const now = useMinute();
  return (
    <span className="week-now-time" style={positionOf(now)} aria-hidden="true">
      {timeText(now)}
    </span>
  );
}
