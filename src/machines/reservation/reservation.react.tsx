import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ReserveState } from '#domain/offers/reserve';
import { useInspection } from '../inspection.react';
import { type ReservationEvent, reservationMachine } from './reservation.machine';

export interface OpenReservation {
  state: ReserveState;
  isAllowed: (step: ReservationEvent['type']) => boolean;
}

/**
 * The actor of the open reservation, started in the server's state. Use one component instance for each
 * state: an actor does not take over a later state of the server. `hasPassed`: the time of the reservation is
 * over.
 */
export function useReservation(initialState: ReserveState, hasPassed: boolean): OpenReservation {
  const reservation = useActorRef(reservationMachine, {
    snapshot: reservationMachine.resolveState({ value: initialState }),
    inspect: useInspection(),
  });
  useEffect(
    function expire() {
      if (hasPassed) reservation.send({ type: 'expire' });
    },
    [reservation, hasPassed],
  );
  const snapshot = useSelector(reservation, (currentSnapshot) => currentSnapshot);
  return { state: snapshot.value, isAllowed: (type) => snapshot.can({ type }) };
}
