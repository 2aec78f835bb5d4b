import { FormattedMessage } from 'react-intl';
import type { Column } from './column';

const idOf = (read: boolean | null | undefined): string =>
  read ? 'notification.read' : 'notification.unread';

/** Whether it was read: what was not stands out. */
export const ReadTag = ({ read }: { read?: boolean | null | undefined }) => (
  <span className={read ? 'tag' : 'tag strong'}>
    <FormattedMessage id={idOf(read)} />
  </span>
);

export const readColumn = <Row extends { read?: boolean | null }>(
  shape: Pick<Column<Row>, 'sort'> = {},
): Column<Row> => ({
  id: 'read',
  title: 'notification.field.read',
  width: 'short',
  ...shape,
  cell: ({ read }) => <ReadTag read={read} />,
  text: ({ read }, { intl }) => intl.formatMessage({ id: idOf(read) }),
});
