import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { reserveSpan } from '#api/offers/reserve-queries';
import { parseTime } from '#domain/base/japan-time';
import { dayAt, spanOfDays } from '#domain/base/week';
import type { Reserve } from '#domain/offers/reserve';
import { useAppServices } from '#kit/context/app-services';
import { useScope } from '#kit/context/scope';
import { useNow } from '#kit/context/use-now';
import { timeText } from '#kit/services/dates';
import { stateAt } from '#machines/reservation/reservation-rules';
import { guestOf, ReserveTag } from '#records/reserve/reserve-state';
import { ROWS_MAX, TodayPart } from './TodayPart';

/** Today's reservations by time: the last one before now, and those to come. */
export function TodayReserves({ href }: { href: string }) {
  const { clock } = useAppServices();
  const today = dayAt(clock.now());
  const query = useQuery(reserveSpan(useScope(), spanOfDays([today])));
  const rows = (query.data?.rows ?? []).filter(({ status }) => status !== 'cancelled');
  const now = useNow(rows.map(({ date }) => date));
  return (
    <TodayPart
      title="dashboard.todayReserves"
      empty="dashboard.noReserves"
      href={`${href}?tab=week&day=${today}`}
      query={query}
      rowsOf={() => rows}
      pick={(all) => rowsAround(all, now)}
    >
      {(row) => (
        <li key={row.id} className={parseTime(row.date) < now ? 'today-row over' : 'today-row'}>
          <Link href={`${href}?view=${row.id}`}>
            <span className="today-time">{timeText(row.date)}</span>
            <span className="today-main">
              <b>{guestOf(row)}</b> <FormattedMessage id="reserve.people" values={{ count: row.people }} />
              <span className="today-place quiet">{row.shop || '–'}</span>
            </span>
            <ReserveTag state={stateAt(row, now)} />
          </Link>
        </li>
      )}
    </TodayPart>
  );
}

/** At most ROWS_MAX rows, from the last one before now on; late in the day the last ones. */
function rowsAround(rows: readonly Reserve[], now: number): readonly Reserve[] {
  const pastCount = rows.filter(({ date }) => parseTime(date) < now).length;
  const firstIndex = Math.max(0, Math.min(pastCount - 1, rows.length - ROWS_MAX));
  return rows.slice(firstIndex, firstIndex + ROWS_MAX);
}
