import { parseTime } from '#domain/base/japan-time';
import type { Period } from '#domain/base/period';
import { eventOrder, eventProblems } from '#domain/content/event';
import { couponProblems } from '#domain/offers/coupon';
import { timeSaleProblems } from '#domain/offers/time-sale-rules';
import type { Row } from '#mocks/backend/db/define-table';
import type { New } from '#mocks/backend/db/table';
import { DAY, utcIsoTime } from '#mocks/backend/seed/base/seed-times';
import { isOfOpenAds } from '#mocks/backend/services/open-ads';
import { type EventRow, eventTable } from '#mocks/backend/tables/content/events';
import { type CouponRow, couponTable } from '#mocks/backend/tables/offers/coupons';
import { type TimeSaleRow, timeSaleTable } from '#mocks/backend/tables/offers/time-sales';
import type { StateChange, TargetState, Viewer, WantedTable } from './wanted-table';

interface PeriodRules<R extends Row> extends Pick<WantedTable<R>, 'table' | 'sort'> {
  /** The states before, in and after the period. */
  states: readonly [before: string, running: string, ended: string];
  /** Whether the list call can be filtered by the state. */
  hasFilter: boolean;
  isListed?(viewer: Viewer, row: R): boolean;
  periodOf(row: R): Period;
  /** The same row, moved by milliseconds; `start` replaces the start. */
  moved(row: R, shiftMs: number, start: string | null): Partial<New<R>>;
  /** Whether the domain's rules accept the row, saved at this moment. */
  isAllowed(row: R, now: number): boolean;
}

/** A record whose state follows from its period and the clock. */
function periodRows<R extends Row>(rules: PeriodRules<R>): WantedTable<R> {
  const { table, sort, states, hasFilter, isListed = () => true, periodOf } = rules;
  const [before, running, ended] = states;
  return {
    table,
    sort,
    rulesFor(viewer) {
      const now = viewer.clock.now();
      const stateOf = (row: R) => {
        const { start, end } = momentsOf(periodOf(row));
        if (Number.isNaN(start) || Number.isNaN(end)) return null;
        return now < start ? before : now <= end ? running : ended;
      };
      return {
        isListed: (row) => isListed(viewer, row),
        stateOf,
        isAtMoment: (row, at) => {
          const { start, end } = momentsOf(periodOf(row));
          return at === (stateOf(row) === before ? start : end);
        },
        statesListedWith: (state) => (hasFilter ? [state] : states),
        changeToState: (row, target) => stateChangeOf(rules, row, target, now),
      };
    },
  };
}

const momentsOf = ({ start, end }: Period) => ({ start: parseTime(start), end: parseTime(end) });

function stateChangeOf<R extends Row>(
  rules: PeriodRules<R>,
  row: R,
  { state, at }: TargetState,
  now: number,
): StateChange<R> | null {
  const { start, end } = momentsOf(rules.periodOf(row));
  if (!(start < end)) return null;
  const [before, running] = rules.states;
  const shiftMs =
    state === before
      ? (at ?? start + daysAhead(now - start)) - start
      : state === running
        ? at === null
          ? roundedDown(now, end - start) - start
          : at - end
        : (at ?? end - daysAhead(end - now)) - end;
  // A record that ends later than its length from now began a minute ago.
  const earlyStart = state === running && start + shiftMs > now ? utcIsoTime(now - MINUTE) : null;
  const changes = rules.moved(row, shiftMs, earlyStart);
  const savedAt = (earlyStart === null ? start + shiftMs : now - MINUTE) - MINUTE;
  return rules.isAllowed({ ...row, ...changes }, Math.min(now, savedAt)) ? { steps: 1, changes } : null;
}

const MINUTE = 60_000;

/** Whole days, more than `ms` and at least one. */
const daysAhead = (ms: number): number => DAY * (Math.max(0, Math.floor(ms / DAY)) + 1);

/** The last half hour, or the last minute for a short record: it is still running. */
function roundedDown(now: number, length: number): number {
  const unit = length >= 60 * MINUTE ? 30 * MINUTE : MINUTE;
  return Math.floor(now / unit) * unit;
}

const laterBy = (moment: string, shiftMs: number) => utcIsoTime(parseTime(moment) + shiftMs);

const STATES = ['before', 'running', 'ended'] as const;

export const wantedTimeSales = periodRows<TimeSaleRow>({
  table: timeSaleTable,
  sort: '-created_at',
  states: STATES,
  hasFilter: false,
  isListed: (viewer, { target_ads }) =>
    isOfOpenAds(
      viewer,
      viewer.account,
      target_ads.map(({ advertisement }) => advertisement),
    ),
  periodOf: ({ time_range: periods }) => ({
    start: periods[0]?.start ?? '',
    end: periods.at(-1)?.end ?? '',
  }),
  moved: ({ time_range: periods }, shiftMs, start) => ({
    time_range: periods.map((period, index) => ({
      start: index === 0 && start !== null ? start : laterBy(period.start, shiftMs),
      end: laterBy(period.end, shiftMs),
    })),
  }),
  isAllowed: (row, now) => {
    const target_ads = row.target_ads.map(({ advertisement: id, coupon_count }) => ({
      advertisement: { id, name: `#${id}` },
      coupon_count,
    }));
    const taken = new Map(
      row.target_ads.map(({ advertisement, taken_count }) => [advertisement, taken_count ?? 0]),
    );
    return timeSaleProblems({ ...row, target_ads }, now, { start: null, taken }).length === 0;
  },
});

export const wantedCoupons = periodRows<CouponRow>({
  table: couponTable,
  sort: '-created_at',
  states: STATES,
  hasFilter: false,
  isListed: (viewer, { advertisement }) =>
    isOfOpenAds(viewer, viewer.account, advertisement === null ? [] : [advertisement]),
  periodOf: ({ start_date, end_date }) => ({ start: start_date, end: end_date }),
  moved: ({ start_date, end_date }, shiftMs, start) => ({
    start_date: start ?? laterBy(start_date, shiftMs),
    end_date: laterBy(end_date, shiftMs),
  }),
  isAllowed: ({ advertisement, discount_end, ...row }, now) =>
    couponProblems(
      { ...row, advertisement: advertisement === null ? null : { discount_end } },
      { now, start: null },
    ).length === 0,
});

export const wantedEvents = periodRows<EventRow>({
  table: eventTable,
  sort: eventOrder,
  states: ['not_yet_held', 'being_held', 'ended'],
  hasFilter: true,
  periodOf: ({ start, end }) => ({ start, end }),
  moved: (row, shiftMs, start) => ({
    start: start ?? laterBy(row.start, shiftMs),
    end: laterBy(row.end, shiftMs),
  }),
  isAllowed: (row, now) => eventProblems(row, { now, before: null }).length === 0,
});
