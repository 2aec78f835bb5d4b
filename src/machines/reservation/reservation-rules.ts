import { getNextSnapshot } from 'xstate';
import { parseTime } from '#domain/base/japan-time';
import { RESERVE_STATES, type Reserve, type ReserveState } from '#domain/offers/reserve';
import { type ReservationEvent, reservationMachine } from './reservation.machine';

type ReservationStep = ReservationEvent['type'];

/** A state from the server. A missing or unknown state allows no step. */
type ReserveStatus = Reserve['status'];

/**
 * Whether the machine allows the step: the console offers only allowed steps, the fake backend refuses the
 * others.
 */
export const isStepAllowed = (state: ReserveStatus, step: ReservationStep): boolean =>
  state != null && snapshotOf(state).can({ type: step });

/** The state after a step; unchanged where the machine does not allow the step. */
export const stateAfter = (state: ReserveState, step: ReservationStep): ReserveState =>
  getNextSnapshot(reservationMachine, snapshotOf(state), { type: step }).value;

/**
 * The state at a moment: a reservation whose time has passed has expired, whatever the server last returned
 * (A-172).
 */
export const stateAt = ({ status, date }: Pick<Reserve, 'status' | 'date'>, now: number): ReserveStatus =>
  status != null && parseTime(date) <= now ? (STATE_AFTER_EXPIRY.get(status) ?? status) : status;

const snapshotOf = (state: ReserveState) => reservationMachine.resolveState({ value: state });

/** The state after the time of each state: computed once, because lists need it for every row. */
const STATE_AFTER_EXPIRY = new Map(RESERVE_STATES.map((state) => [state, stateAfter(state, 'expire')]));
