import { Link } from 'wouter';
import { eventsOfSpan } from '#api/content/event-queries';
import { useScope } from '#kit/context/scope';
import { LastYearRows } from '#kit/record/LastYearRows';
import { eventName } from './event-name';

interface LastYearEventsProps {
  /** The day of the new event, or today. */
  day: string;
  hrefOfCopy(id: number): string;
}

/** Each event of last year leads to a copy of it for this year. */
export default function LastYearEvents({ day, hrefOfCopy }: LastYearEventsProps) {
  const scope = useScope();
  return (
    <LastYearRows
      day={day}
      query={(span) => eventsOfSpan(scope, span)}
      momentOf={({ start }) => start}
      empty="event.lastYear.empty"
    >
      {(event) => <Link href={hrefOfCopy(event.id)}>{eventName(event)}</Link>}
    </LastYearRows>
  );
}
