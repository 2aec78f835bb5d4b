import { FormattedList, FormattedMessage } from 'react-intl';
import type { OpeningHoursValues } from '#domain/base/opening-hours-rules';
import { WEEKDAYS } from '#domain/base/weekday';

/** Opening hours, Monday first; a weekday without an entry is closed. */
export const Hours = ({ openingHours }: { openingHours: readonly OpeningHoursValues[] }) => (
  <ul className="hours">
    {WEEKDAYS.flatMap(({ value }) => {
      const openings = openingHours.filter(({ weekday }) => weekday === value);
      if (openings.length === 0) return [];
      return (
        <li key={value}>
          <FormattedMessage id={`weekday.${value}`} />{' '}
          <FormattedList value={openings.map(({ start, end }) => `${start}–${end}`)} />
        </li>
      );
    })}
  </ul>
);
