import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { DayName } from './DayName';

interface DayLinksProps {
  /** In rows of seven. */
  days: readonly string[];
  /** The one that is read. */
  day: string;
  today: string;
  hrefOf: (day: string) => string;
  countOf: (day: string) => number;
  /** Those that belong to what is before or after it. */
  isBeside?: (day: string) => boolean;
}

/** The days of a calendar to choose one of, with how much stands in each. */
export function DayLinks({ days, day, today, hrefOf, countOf, isBeside }: DayLinksProps) {
  const intl = useIntl();
  return (
    <nav className="calendar-days" aria-label={intl.formatMessage({ id: 'calendar.days' })}>
      {days.map((one) => (
        <Link
          key={one}
          href={hrefOf(one)}
          className={`${one === today ? 'today' : ''} ${isBeside?.(one) ? 'beside' : ''}`.trim() || undefined}
          aria-current={one === day ? 'page' : undefined}
        >
          <DayName day={one} />
          <span className="quiet">
            <FormattedMessage id="calendar.count" values={{ count: countOf(one) }} />
          </span>
        </Link>
      ))}
    </nav>
  );
}
