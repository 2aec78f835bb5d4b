import { note, receiptsIn } from '#mocks/backend/services/receipts';
import { type NotificationRow, notificationTable } from '#mocks/backend/tables/messaging/notifications';
import type { StateChange, Viewer, WantedTable } from './wanted-table';

/** The viewer's own receipts: the notices that the account has received. */
export const wantedNotifications: WantedTable<NotificationRow> = {
  table: notificationTable,
  sort: '-created_at',
  rulesFor: (viewer) => {
    const { db, account, city } = viewer;
    const receipts = receiptsIn(db, city);
    const stateOf = (row: NotificationRow) =>
      receipts.hasConfirmed(row, account) ? 'confirmed' : receipts.hasRead(row, account) ? 'read' : 'unread';
    return {
      isListed: (row) => receipts.isSentTo(row, account),
      stateOf,
      statesListedWith: () => ['unread', 'read', 'confirmed'],
      changeToState: (row, { state }) => stateChangeOf(row, state, stateOf(row), viewer),
    };
  },
};

/** A confirmed notice stays confirmed (R-STATE-11); a reminder makes one that is only read unread again. */
function stateChangeOf(
  row: NotificationRow,
  state: string,
  from: string,
  { db, account }: Viewer,
): StateChange<NotificationRow> | null {
  if (from === 'confirmed') return null;
  const change = { read: state !== 'unread', confirmed: state === 'confirmed' };
  return { steps: 1, changes: {}, writeOtherTables: () => note(db, row, account, change) };
}
