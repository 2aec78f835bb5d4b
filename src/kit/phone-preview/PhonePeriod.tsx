import { FormattedMessage } from 'react-intl';
import { isMoment } from '#domain/base/japan-time';
import { Moment } from '#kit/date/Moment';
import { Countdown } from './Countdown';

interface PhonePeriodProps {
  /** Moments, or empty. */
  start: string;
  end: string;
  /** Message ids of what stands in the place of an end that is not chosen. */
  blanks: { start: string; end: string };
}

/** A period, and the time until it starts or ends. */
export const PhonePeriod = ({ start, end, blanks }: PhonePeriodProps) => (
  <div className="phone-period">
    <p>
      <PeriodEnd at={start} blank={blanks.start} /> – <PeriodEnd at={end} blank={blanks.end} />
    </p>
    <Countdown start={start} end={end} />
  </div>
);

const PeriodEnd = ({ at, blank }: { at: string; blank: string }) =>
  isMoment(at) ? (
    <Moment at={at} />
  ) : (
    <span className="blank">
      <FormattedMessage id={blank} />
    </span>
  );
