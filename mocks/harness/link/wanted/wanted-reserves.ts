import { parseTime } from '#domain/base/japan-time';
import { type ReserveState, reserveOrder, reserveProblems } from '#domain/offers/reserve';
import type { ReservationEvent } from '#machines/reservation/reservation.machine';
import { isStepAllowed, stateAfter, stateAt } from '#machines/reservation/reservation-rules';
import { DAY, utcIsoTime } from '#mocks/backend/seed/base/seed-times';
import { isReserveOpenTo } from '#mocks/backend/services/open-reserves';
import { type ReserveRow, reserveTable } from '#mocks/backend/tables/offers/reserves';
import type { StateChange, TargetState, WantedTable } from './wanted-table';

export const wantedReserves: WantedTable<ReserveRow> = {
  table: reserveTable,
  sort: reserveOrder,
  rulesFor: (viewer) => {
    const now = viewer.clock.now();
    return {
      isListed: (row) => isReserveOpenTo(viewer, viewer.account, row),
      stateOf: (row) => stateAt(row, now) ?? null,
      isAtMoment: ({ date }, at) => parseTime(date) === at,
      statesListedWith: (state) => [state],
      newRow: ({ date }) => ({
        status: 'waiting',
        date: utcIsoTime(dateIn('waiting', parseTime(date), now)),
      }),
      changeToState: (row, target) => stateChangeOf(row, target, now),
    };
  },
};

function stateChangeOf(
  row: ReserveRow,
  { state, at }: TargetState,
  now: number,
): StateChange<ReserveRow> | null {
  const from = stateAt(row, now);
  if (from == null) return null;
  const date = at ?? dateIn(state, parseTime(row.date), now);
  const isMoved = date !== parseTime(row.date);
  const steps = shortestPath(from, state as ReserveState, isMoved);
  if (steps === null) return null;
  // The time was chosen while it was in the future.
  const rules = { now: Math.min(now, date - 1), before: row.date };
  const dateChange = isMoved ? { date: utcIsoTime(date) } : {};
  if (reserveProblems({ ...row, ...dateChange }, rules).length > 0) return null;
  // The clock alone expires a reservation: the stored state is the one before.
  const status = steps.reduce<ReserveState>(
    (before, step) => (step === 'expire' ? before : stateAfter(before, step)),
    from,
  );
  return { steps: steps.length, changes: { ...dateChange, ...(status === row.status ? {} : { status }) } };
}

/** The row's date, by whole days before or after now where the state requires it. */
function dateIn(state: string, date: number, now: number): number {
  if (state === 'expired') return date <= now ? date : date - DAY * Math.ceil((date - now) / DAY);
  if (state !== 'waiting' && state !== 'accepted') return date;
  return date > now ? date : date + DAY * (Math.floor((now - date) / DAY) + 1);
}

type Step = Exclude<ReservationEvent['type'], 'remove'>;
const STEPS: readonly Step[] = [
  'change',
  'accept',
  'cancel',
  'request cancellation',
  'approve cancellation',
  'expire',
];

const pathCache = new Map<string, readonly Step[] | null>();

/** The machine's shortest path; `isMoved`: it contains a change of the time. Found once for all rows of a list. */
function shortestPath(from: ReserveState, to: ReserveState, isMoved: boolean): readonly Step[] | null {
  const key = `${from} ${to} ${isMoved}`;
  const path = pathCache.get(key) ?? findPath(from, to, isMoved);
  pathCache.set(key, path);
  return path;
}

function findPath(from: ReserveState, to: ReserveState, isMoved: boolean): readonly Step[] | null {
  let frontier: readonly { state: ReserveState; steps: readonly Step[] }[] = [{ state: from, steps: [] }];
  const isGoal = ({ state, steps }: (typeof frontier)[number]) =>
    state === to && (!isMoved || steps.includes('change'));
  const seenStates = new Set<string>();
  while (frontier.length > 0) {
    const goal = frontier.find(isGoal);
    if (goal) return goal.steps;
    frontier = frontier
      .flatMap(({ state, steps }) =>
        STEPS.filter((step) => isStepAllowed(state, step)).map((step) => ({
          state: stateAfter(state, step),
          steps: [...steps, step],
        })),
      )
      .filter(({ state, steps }) => {
        const key = `${state} ${steps.includes('change')}`;
        const isNew = !seenStates.has(key);
        seenStates.add(key);
        return isNew;
      });
  }
  return null;
}
