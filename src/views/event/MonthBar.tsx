import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { type Event, eventStateAt } from '#domain/content/event';
import { STATE_ICONS } from '#kit/column/StateTag';
import { useOpenId } from '#kit/overlay/use-open-id';
import { timestampText, timeText } from '#kit/services/dates';
import { eventName } from './event-name';
import { EVENT_TONES } from './event-state';
import type { Bar } from './month-bars';

interface MonthBarProps {
  bar: Bar<Event>;
  week: readonly string[];
  now: number;
  href: string;
}

/** An event across its days. Its state is shown by colour, icon and a text for screen readers. */
export function MonthBar({ bar: { row, from, before, after }, week, now, href }: MonthBarProps) {
  const state = eventStateAt(row, now);
  const isOpen = useOpenId() === row.id;
  const icon = state && STATE_ICONS[EVENT_TONES[state]];
  const classes = ['calendar-block month-bar', before && 'before', after && 'after'];
  return (
    <Link
      className={[...classes, state && `state ${EVENT_TONES[state]}`].filter(Boolean).join(' ')}
      href={href}
      data-day={week[from]}
      data-event={row.id}
      aria-current={isOpen ? 'true' : undefined}
      title={`${timestampText(row.start)} – ${timestampText(row.end)}`}
    >
      {state ? (
        <>
          {icon ? <span className={`pi ${icon}`} aria-hidden="true" /> : null}
          <span className="visually-hidden">
            <FormattedMessage id={`event.state.${state}`} />{' '}
          </span>
        </>
      ) : null}
      {before ? null : <span className="month-when">{timeText(row.start)} </span>}
      {eventName(row)}
    </Link>
  );
}
