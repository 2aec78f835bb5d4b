import type { Notification } from '#domain/messaging/notification';
import type { Column } from '#kit/column/column';
import { nameColumn } from '#kit/column/name-column';
import { StateTag } from '#kit/column/StateTag';
import { timeColumn } from '#kit/column/time-column';

export const noticeColumns = (hrefOf: (id: number) => string): readonly Column<Notification>[] => [
  nameColumn({ id: 'title', title: 'notification.field.title' }, ({ title }) => title, hrefOf),
  {
    id: 'operator',
    title: 'notification.field.operator',
    kind: 'wide',
    card: 'meta',
    width: 'medium',
    sort: 'operator',
    text: ({ operator }) => operator,
    cell: ({ operator }) => <span className="clamp">{operator ?? '–'}</span>,
  },
  timeColumn('created_at', 'notification.field.created_at'),
  {
    id: 'confirmed',
    title: 'notice.confirmation',
    width: 'state',
    text: ({ confirmed }, { intl }) =>
      confirmed == null ? null : intl.formatMessage({ id: confirmationText(confirmed) }),
    cell: ({ confirmed }) =>
      confirmed == null ? (
        '–'
      ) : (
        <StateTag tone={confirmed ? 'done' : 'waiting'} text={confirmationText(confirmed)} />
      ),
  },
];

const confirmationText = (confirmed: boolean): string =>
  confirmed ? 'notice.confirmed' : 'notice.unconfirmed';
