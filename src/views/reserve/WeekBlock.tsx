import type { CSSProperties } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import type { Reserve } from '#domain/offers/reserve';
import { hueOf } from '#kit/chart/hue-of';
import { STATE_ICONS } from '#kit/column/StateTag';
import { useOpenId } from '#kit/overlay/use-open-id';
import { timeText } from '#kit/services/dates';
import { shortText } from '#kit/services/short-text';
import { stateAt } from '#machines/reservation/reservation-rules';
import { guestOf, RESERVE_TONES } from '#records/reserve/reserve-state';

interface WeekBlockProps {
  row: Reserve;
  day: string;
  now: number;
  href: string;
  withShop: boolean;
}

/** A reservation in its hour. Its state is shown by colour, icon and a text for screen readers. */
export function WeekBlock({ row, day, now, href, withShop }: WeekBlockProps) {
  const state = stateAt(row, now);
  const isOpen = useOpenId() === row.id;
  return (
    <Link
      className={`calendar-block week-block state ${state ? RESERVE_TONES[state] : ''} ${state ?? ''}`}
      href={href}
      data-day={day}
      aria-current={isOpen ? 'true' : undefined}
    >
      <span className="week-when">
        {state ? (
          <>
            <span className={`pi ${STATE_ICONS[RESERVE_TONES[state]] ?? ''}`} aria-hidden="true" />
            <span className="visually-hidden">
              <FormattedMessage id={`reserve.state.${state}`} />{' '}
            </span>
          </>
        ) : null}
        {timeText(row.date)} <FormattedMessage id="reserve.people" values={{ count: row.people }} />
        {withShop ? (
          <i className="week-dot" style={{ '--hue': hueOf(row.shop ?? '') } as CSSProperties} />
        ) : null}
      </span>{' '}
      <span className="week-who">{guestOf(row)}</span>
      {withShop ? <span className="week-where"> {shortText(row.shop ?? '') || '–'}</span> : null}
    </Link>
  );
}
