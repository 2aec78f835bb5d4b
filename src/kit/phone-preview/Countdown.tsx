import { FormattedMessage } from 'react-intl';
import { parseTime } from '#domain/base/japan-time';
import { timeLeft } from './time-left';
import { useMinute } from './use-minute';

interface CountdownProps {
  /** A moment; without one the period has begun. */
  start?: string;
  /** A moment; without one, or before the start, there is nothing to count. */
  end: string;
}

/** The time until a period starts or ends, by the console's clock. */
export function Countdown({ start = '', end }: CountdownProps) {
  const now = useMinute();
  const [startTime, endTime] = [parseTime(start), parseTime(end)];
  const isUpcoming = now < startTime;
  const remaining = timeLeft(isUpcoming ? startTime : endTime, now);
  if (Number.isNaN(endTime) || endTime <= startTime) return null;
  return (
    <p className={remaining === null ? 'phone-left over' : 'phone-left'}>
      {remaining === null ? (
        <FormattedMessage id="phone.over" />
      ) : (
        <FormattedMessage
          id={isUpcoming ? 'phone.starts' : 'phone.ends'}
          values={{
            left: <FormattedMessage id={`phone.left.${remaining.unit}`} values={{ n: remaining.n }} />,
          }}
        />
      )}
    </p>
  );
}
