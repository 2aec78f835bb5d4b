import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { eventsOfSpan } from '#api/content/event-queries';
import { daysFrom, spanOfDays, YEAR_OF_WEEKS } from '#domain/base/week';
import { useScope } from '#kit/context/scope';
import { Moment } from '#kit/date/Moment';
import { QueryState } from '#kit/page/QueryState';
import { eventName } from './event-name';
import './last-year-events.css';

interface LastYearEventsProps {
  /** The day of the new event, or today. */
  day: string;
  hrefOfCopy(id: number): string;
}

/** The events of the four weeks from the day on, a year before; each leads to a copy of it for this year. */
export function LastYearEvents({ day, hrefOfCopy }: LastYearEventsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="last-year" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <FormattedMessage id="event.lastYear" />
      </summary>
      {isOpen ? <Events from={daysFrom(day, -YEAR_OF_WEEKS)} hrefOfCopy={hrefOfCopy} /> : null}
    </details>
  );
}

/** Days after the first one. */
const REACH = 27;

function Events({ from, hrefOfCopy }: { from: string; hrefOfCopy: (id: number) => string }) {
  const query = useQuery(eventsOfSpan(useScope(), spanOfDays([from, daysFrom(from, REACH)])));
  return (
    <QueryState query={query}>
      {({ rows }) =>
        rows.length === 0 ? (
          <p className="quiet">
            <FormattedMessage id="event.lastYear.empty" />
          </p>
        ) : (
          <ul>
            {rows.map((event) => (
              <li key={event.id}>
                <Link href={hrefOfCopy(event.id)}>{eventName(event)}</Link>{' '}
                <span className="quiet">
                  <Moment at={event.start} />
                </span>
              </li>
            ))}
          </ul>
        )
      }
    </QueryState>
  );
}
