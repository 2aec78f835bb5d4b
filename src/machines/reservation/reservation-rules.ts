import { getNextSnapshot } from 'xstate';
import { parseTime } from '#domain/base/japan-time';
import type { Reserve, ReserveState } from '#domain/offers/reserve';
import { type ReservationEvent, reservationMachine } from './reservation.machine';

type Step = ReservationEvent['type'];

/** A state as the server tells it: none, or one that is not among the five, lets nothing be done. */
type Status = Reserve['status'];

/** Whether the drawing lets it happen: the console offers nothing else, the fake backend refuses everything else. */
export const mayHappen = (state: Status, step: Step): boolean =>
  state != null && snapshotOf(state).can({ type: step });

/** What a reservation is afterwards; the same as before where the drawing knows no such step. */
export const stateAfter = (state: ReserveState, step: Step): ReserveState =>
  getNextSnapshot(reservationMachine, snapshotOf(state), { type: step }).value;

/** What a reservation is at a moment: one whose time has passed has expired, whatever was last said of it. */
export const stateAt = ({ status, date }: Pick<Reserve, 'status' | 'date'>, now: number): Status =>
  status != null && parseTime(date) <= now ? stateAfter(status, 'expire') : status;

const snapshotOf = (state: ReserveState) => reservationMachine.resolveState({ value: state });
