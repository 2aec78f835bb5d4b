import { FormattedMessage } from 'react-intl';
import { dayAt, daysFrom } from '#domain/base/week';
import type { Timecard } from '#domain/office/timecard';
import { Moment } from '#kit/date/Moment';
import { timeText } from '#kit/services/dates';

/** Hours and minutes in Japan time. */
export const ClockTime = ({ moment }: { moment: string }) => (
  <time dateTime={moment}>{timeText(moment)}</time>
);

/** The time of leaving, marked if it is on the next day; a dash while the card is open. */
export function ClockOut({ card: { clock_in, clock_out } }: { card: Timecard }) {
  if (clock_out === null) return '–';
  const day = dayAt(clock_in);
  if (dayAt(clock_out) === day) return <ClockTime moment={clock_out} />;
  if (dayAt(clock_out) !== daysFrom(day, 1)) return <Moment at={clock_out} />;
  return (
    <time dateTime={clock_out}>
      <FormattedMessage id="timecard.nextDay" values={{ time: timeText(clock_out) }} />
    </time>
  );
}
