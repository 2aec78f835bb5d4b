import type { ReactNode } from 'react';
import type { Notification } from '#domain/messaging/notification';
import type { Column } from '#kit/column/column';
import { useNavigation, useSearch } from '#kit/context/app-services';
import { RecordTable } from '#kit/list/RecordTable';
import type { RecordList } from '#kit/list/use-record-list';
import { PageHead } from '#kit/page/PageHead';
import { NO_RECORD, recordOf } from '#kit/record/record-address';
import type { Inbox } from '#machines/notifications/notifications.react';
import { noticeColumns } from './columns';
import { type DetailQuery, NoticeDialog } from './NoticeDialog';
import { ReadButton } from './ReadButton';

interface NoticeListProps {
  /** Message id. */
  title: string;
  records: RecordList<Notification>;
  inbox: Inbox;
  tabs?: ReactNode;
  /** Content between the page's head and the list. */
  above?: ReactNode;
  /** Query options of one notice. */
  detailQuery: DetailQuery;
  /** Columns in addition to those of every list of notices. */
  extraColumns?: readonly Column<Notification>[];
  /** Actions of the page. */
  children?: ReactNode;
}

/** A list of notices from any source, and the open notice: `?view=12`. */
export function NoticeList({
  title,
  records,
  inbox,
  tabs,
  above,
  detailQuery,
  extraColumns = [],
  children,
}: NoticeListProps) {
  const navigation = useNavigation();
  const { list } = records;
  const openRecord = recordOf(useSearch(), ['view']);
  const hrefOf = (id: number) => list.href({ ...NO_RECORD, view: id });
  return (
    <>
      <PageHead title={title} tabs={tabs}>
        {children}
      </PageHead>
      {above}
      <RecordTable
        {...records}
        caption={title}
        empty="empty.notices"
        search="notice.search"
        columns={[...noticeColumns(hrefOf), ...extraColumns]}
        rowKey={({ id }) => id}
        opens={hrefOf}
        rowClass={({ read }) => (read ? '' : 'unread')}
        actionRoom="words"
        actions={(row) => <ReadButton row={row} inbox={inbox} />}
      />
      {openRecord?.id == null ? null : (
        <NoticeDialog
          id={openRecord.id}
          detailQuery={detailQuery}
          inbox={inbox}
          onClose={() => navigation.go(list.href(NO_RECORD))}
        />
      )}
    </>
  );
}
