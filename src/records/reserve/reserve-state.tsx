import type { Reserve, ReserveState } from '#domain/offers/reserve';
import { StateTag, type StateTone } from '#kit/column/StateTag';
import { type LocalIntl, localMoment } from '#kit/services/dates';
import { shortText } from '#kit/services/short-text';

export const RESERVE_TONES: Readonly<Record<ReserveState, StateTone>> = {
  waiting: 'waiting',
  accepted: 'done',
  waiting_for_cancellation: 'stopped',
  expired: 'ended',
  cancelled: 'refused',
};

export const ReserveTag = ({ state }: { state: Reserve['status'] }) =>
  state == null ? '–' : <StateTag tone={RESERVE_TONES[state]} text={`reserve.state.${state}`} />;

/** Name of the guest, shortened to fit into a row. */
export const guestOf = ({ user }: Pick<Reserve, 'user'>): string => shortText(user ?? '') || '–';

/** Name of a reservation in dialogs and buttons: guest, shop and time. */
export const reserveName = (intl: LocalIntl, row: Pick<Reserve, 'user' | 'shop' | 'date'>): string =>
  intl.formatMessage(
    { id: 'reserve.name' },
    { user: guestOf(row), shop: shortText(row.shop ?? '') || '–', time: localMoment(intl, row.date) },
  );
