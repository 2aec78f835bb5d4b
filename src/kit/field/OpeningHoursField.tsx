import { WEEKDAYS } from '#domain/base/weekday';
import { TimeLinesField } from './TimeLinesField';

/**
 * Weekdays with their hours, several for one day where a shop closes in between. A new line is the weekday after the
 * last one, with its hours: a week is filled in by seven presses. Hours that end before they begin go on after midnight.
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
