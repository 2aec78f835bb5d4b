import type { ReserveState } from '#domain/offers/reserve';
import type { QueueVerdict } from '#kit/decision-queue/queue-verdict';

const ACCEPT: QueueVerdict = {
  name: 'accept',
  label: 'reserve.accept',
  made: 'reserve.state.accepted',
  shortcut: 'approve',
  key: 'a',
  icon: 'pi pi-check',
  tone: 'primary',
};

const CANCEL: QueueVerdict = {
  name: 'cancel',
  label: 'reserve.cancel',
  made: 'reserve.cancel',
  shortcut: 'reject',
  key: 'r',
  icon: 'pi pi-times',
  tone: 'danger-text',
};

const APPROVE_CANCELLATION: QueueVerdict = {
  name: 'approve cancellation',
  label: 'reserve.approve',
  made: 'reserve.approve',
  shortcut: 'approve',
  key: 'a',
  icon: 'pi pi-check-circle',
  tone: 'primary',
};

const REFUSE_CANCELLATION: QueueVerdict = {
  name: 'refuse cancellation',
  label: 'reserve.refuse',
  made: 'reserve.refuse',
  shortcut: 'reject',
  key: 'r',
  icon: 'pi pi-replay',
  tone: 'danger-text',
};

/** The answers to a reservation, in a queue of decisions. */
export const RESERVE_VERDICTS: readonly QueueVerdict[] = [
  ACCEPT,
  CANCEL,
  APPROVE_CANCELLATION,
  REFUSE_CANCELLATION,
];

/** The answers that a reservation waits for. */
export const verdictsOfReserve = (state: ReserveState | null | undefined): readonly QueueVerdict[] => {
  if (state === 'waiting') return [ACCEPT, CANCEL];
  return state === 'waiting_for_cancellation' ? [APPROVE_CANCELLATION, REFUSE_CANCELLATION] : [];
};

/** A cancelled guest is turned away, and nothing brings the reservation back: this answer is confirmed first (decision 030). */
export const needsConfirmation = (verdict: string): boolean => verdict === CANCEL.name;
