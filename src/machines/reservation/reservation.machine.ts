import { emit, setup } from 'xstate';

/**
 * What may happen to a reservation. Cancelling is asked for by the guest, elsewhere, and `expire` is the passing of
 * its time; everything else is done on the console, by a call each.
 */
export type ReservationEvent =
  | { type: 'change' }
  | { type: 'accept' }
  | { type: 'cancel' }
  | { type: 'ask cancellation' }
  | { type: 'approve cancellation' }
  | { type: 'expire' }
  | { type: 'remove' };

/**
 * The five states of a reservation and nothing else (R-STATE-15, A-123). An asked cancellation is refused by accepting
 * anew, and does not expire: it is still to be answered. Only what has ended is deleted. The console's buttons and the
 * refusals of the fake backend both ask this drawing (`reservation-rules.ts`).
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
        'ask cancellation': 'waiting_for_cancellation',
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
