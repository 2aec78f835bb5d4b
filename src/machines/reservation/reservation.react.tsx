import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ReserveState } from '#domain/offers/reserve';
import { useInspection } from '../inspection.react';
import { type ReservationEvent, reservationMachine } from './reservation.machine';

/** A reservation that is open. */
export interface OpenReservation {
  state: ReserveState;
  may: (step: ReservationEvent['type']) => boolean;
}

/**
 * One that is looked at, from the state the server told: a component for each, or another answer of the server would
 * go on from where this one is. `passed`: its time is over.
 */
export function useReservation(initialState: ReserveState, passed: boolean): OpenReservation {
  const reservation = useActorRef(reservationMachine, {
    snapshot: reservationMachine.resolveState({ value: initialState }),
    inspect: useInspection(),
  });
  useEffect(
    function expire() {
      if (passed) reservation.send({ type: 'expire' });
    },
    [reservation, passed],
  );
  const snapshot = useSelector(reservation, (now) => now);
  return { state: snapshot.value, may: (type) => snapshot.can({ type }) };
}
