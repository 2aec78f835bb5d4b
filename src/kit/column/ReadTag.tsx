import type { Column } from './column';
import { StateTag } from './StateTag';

const readTextId = (read: boolean | null | undefined): string =>
  read ? 'notification.read' : 'notification.unread';

/** Whether a notification was read; an unread one stands out. */
export const ReadTag = ({ read }: { read?: boolean | null | undefined }) => (
  <StateTag tone={read ? 'done' : 'unread'} text={readTextId(read)} />
);

export const readColumn = <Row extends { read?: boolean | null }>(
  shape: Partial<Pick<Column<Row>, 'sort' | 'title' | 'hidden'>> = {},
): Column<Row> => ({
  id: 'read',
  title: 'notification.field.read',
  width: 'short',
  ...shape,
  cell: ({ read }) => <ReadTag read={read} />,
  text: ({ read }, { intl }) => intl.formatMessage({ id: readTextId(read) }),
});
