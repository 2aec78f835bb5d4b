import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { eventsOfSpan } from '#api/content/event-queries';
import { momentInJapan, parseTime } from '#domain/base/japan-time';
import { dayAt, daysFrom } from '#domain/base/week';
import { useAppServices } from '#kit/context/app-services';
import { usePictureAddress } from '#kit/context/picture-address';
import { useScope } from '#kit/context/scope';
import { TodayPart } from './TodayPart';
import { useDayAndTime } from './use-day-and-time';

const DAYS_AHEAD = 30;
const EVENTS_MAX = 3;

/** The events that start today or later; those that have been held for days are on the page of events. */
export function NextEvents({ href }: { href: string }) {
  const { clock } = useAppServices();
  const addressOf = usePictureAddress();
  const whenOf = useDayAndTime();
  const now = clock.now();
  const today = dayAt(now);
  const span = { from: momentInJapan(today), to: momentInJapan(daysFrom(today, DAYS_AHEAD)) };
  const query = useQuery(eventsOfSpan(useScope(), span));
  return (
    <TodayPart
      title="dashboard.nextEvents"
      empty="dashboard.noEvents"
      href={href}
      query={query}
      rowsOf={({ rows }) =>
        rows.filter(({ start, end }) => parseTime(start) >= span.from && parseTime(end) >= now)
      }
      pick={(rows) => rows.slice(0, EVENTS_MAX)}
    >
      {({ id, title, image, start }) => (
        <li key={id} className="today-row">
          <Link href={`${href}?view=${id}`}>
            {image ? (
              <img className="today-picture" src={addressOf(image)} alt="" loading="lazy" />
            ) : (
              <span className="today-picture pi pi-calendar" aria-hidden="true" />
            )}
            <span className="today-main">
              <b className="today-name">{title}</b>
              <span className="today-place quiet">{whenOf(start)}</span>
            </span>
          </Link>
        </li>
      )}
    </TodayPart>
  );
}
