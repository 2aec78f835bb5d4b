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
  const [from, to] = [parseTime(start), parseTime(end)];
  const isUpcoming = now < from;
  const left = timeLeft(isUpcoming ? from : to, now);
  if (Number.isNaN(to) || to <= from) return null;
  return (
    <p className={left === null ? 'phone-left over' : 'phone-left'}>
      {left === null ? (
        <FormattedMessage id="phone.over" />
      ) : (
        <FormattedMessage
          id={isUpcoming ? 'phone.starts' : 'phone.ends'}
          values={{ left: <FormattedMessage id={`phone.left.${left.unit}`} values={{ n: left.n }} /> }}
        />
      )}
    </p>
  );
}
