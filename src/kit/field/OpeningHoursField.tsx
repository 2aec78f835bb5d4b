import { WEEKDAYS } from '#domain/base/weekday';
import { TimeLinesField } from './TimeLinesField';

/**
 * Opening hours by weekday, several entries for a day on which a shop closes in between. A new entry is the
 * next weekday with the hours of the last entry: seven clicks fill a week. An end before the start is after
 * midnight.
 */
export const OpeningHoursField = ({ name, label }: { name: string; label: string }) => (
  <TimeLinesField
    name={name}
    label={label}
    texts={{ line: 'openingHours.line', add: 'openingHours.add' }}
    parts={['weekday', 'start', 'end']}
    next={(last) => {
      const index = WEEKDAYS.findIndex(({ value }) => value === last?.weekday);
      return last
        ? { ...last, weekday: WEEKDAYS[(index + 1) % WEEKDAYS.length]?.value ?? '' }
        : { weekday: '2', start: '10:00', end: '19:00' };
    }}
  />
);
