import { describe, expect, test } from 'vitest';
import { RESERVE_STATES, type ReserveState } from '#domain/offers/reserve';
import { type ReservationEvent, reservationMachine } from '#machines/reservation/reservation.machine';
import { isStepAllowed, stateAfter, stateAt } from '#machines/reservation/reservation-rules';
import { walkEveryEdge } from './walk-every-edge';

walkEveryEdge(reservationMachine, {});

type Step = ReservationEvent['type'];

const STEPS: readonly Step[] = [
  'change',
  'accept',
  'cancel',
  'request cancellation',
  'approve cancellation',
  'expire',
  'remove',
];

/** The steps that are possible in each state, and the states to which they lead. */
const NEXT_STATES: Readonly<Record<ReserveState, Partial<Record<Step, ReserveState>>>> = {
  waiting: { change: 'waiting', accept: 'accepted', cancel: 'cancelled', expire: 'expired' },
  accepted: {
    change: 'accepted',
    cancel: 'cancelled',
    'request cancellation': 'waiting_for_cancellation',
    expire: 'expired',
  },
  waiting_for_cancellation: { accept: 'accepted', 'approve cancellation': 'cancelled' },
  expired: { remove: 'expired' },
  cancelled: { remove: 'cancelled' },
};

test('the machine has exactly the five states of the contract [R-STATE-15, R-WISH-05]', () => {
  expect(Object.keys(reservationMachine.states).toSorted()).toEqual(RESERVE_STATES.toSorted());
  expect(reservationMachine.events.toSorted()).toEqual(STEPS.toSorted());
});

describe.each(RESERVE_STATES)('a reservation that is %s [A-123]', (state) => {
  test.each(STEPS)('%s is possible only where the table has it', (step) => {
    const nextState = NEXT_STATES[state][step];
    expect([isStepAllowed(state, step), stateAfter(state, step)]).toEqual([
      nextState !== undefined,
      nextState ?? state,
    ]);
  });
});

test('no step is possible in an unknown state', () => {
  expect(STEPS.filter((step) => isStepAllowed(null, step) || isStepAllowed(undefined, step))).toEqual([]);
});

const DATE = '2026-04-01T09:00:00.000Z';
const RESERVED_AT = Date.parse(DATE);

test.each<[ReserveState | null, number, ReserveState | null]>([
  ['waiting', RESERVED_AT - 1, 'waiting'],
  ['waiting', RESERVED_AT, 'expired'],
  ['accepted', RESERVED_AT - 1, 'accepted'],
  ['accepted', RESERVED_AT, 'expired'],
  ['waiting_for_cancellation', RESERVED_AT + 1, 'waiting_for_cancellation'],
  ['cancelled', RESERVED_AT + 1, 'cancelled'],
  ['expired', RESERVED_AT - 1, 'expired'],
  [null, RESERVED_AT, null],
])('%s at %d is %s: a waiting or accepted reservation expires at its time [A-172]', (status, now, state) => {
  expect(stateAt({ status, date: DATE }, now)).toBe(state);
});

test('a reservation with an unreadable date never expires', () => {
  expect(stateAt({ status: 'waiting', date: '' }, RESERVED_AT)).toBe('waiting');
});
