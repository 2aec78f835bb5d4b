import { emit, setup } from 'xstate';

/**
 * The steps of a reservation. The guest asks for a cancellation in the app, and `expire` is the passing of
 * its time; the console makes one call for each other step.
 */
export type ReservationEvent =
  | { type: 'change' }
  | { type: 'accept' }
  | { type: 'cancel' }
  | { type: 'request cancellation' }
  | { type: 'approve cancellation' }
  | { type: 'expire' }
  | { type: 'remove' };

/**
 * The five states of a reservation (R-STATE-15, A-123). Accepting rejects a requested cancellation, which
 * does not expire because it still needs an answer. Only expired and cancelled reservations can be deleted.
 * The console's buttons and the fake backend both use this machine (`reservation-rules.ts`).
 */
export const reservationMachine = setup({
  types: {
    events: {} as ReservationEvent,
    emitted: {} as { type: 'removed' },
  },
  actions: { announceRemoved: emit({ type: 'removed' }) },
}).createMachine({
  id: 'reservation',
  initial: 'waiting',
  states: {
    waiting: {
      on: { change: 'waiting', accept: 'accepted', cancel: 'cancelled', expire: 'expired' },
    },
    accepted: {
      on: {
        change: 'accepted',
        'request cancellation': 'waiting_for_cancellation',
        cancel: 'cancelled',
        expire: 'expired',
      },
    },
    waiting_for_cancellation: {
      on: { 'approve cancellation': 'cancelled', accept: 'accepted' },
    },
    expired: { on: { remove: { actions: 'announceRemoved' } } },
    cancelled: { on: { remove: { actions: 'announceRemoved' } } },
  },
});
