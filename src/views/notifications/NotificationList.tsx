import type { ReactNode } from 'react';
import type { Notification } from '#domain/messaging/notification';
import type { ComposedNotification } from '#domain/messaging/notification-audience';
import { RecordTable } from '#kit/list/RecordTable';
import type { RecordList } from '#kit/list/use-record-list';
import { CreateLink } from '#kit/page/CreateLink';
import { notificationColumns } from './columns';
import { NotificationActions } from './NotificationActions';
import { NotificationDialogs } from './NotificationDialogs';
import { useNotifications } from './use-notifications';

interface NotificationListProps {
  records: RecordList<Notification>;
  /** Message id. */
  caption: string;
  beside?: ReactNode;
  /** Initial values of a new notification. */
  initial: ComposedNotification;
  /** Renders the head of the page around the link to a new notification. */
  renderHead: (createLink: ReactNode) => ReactNode;
}

/** List, send, read, send again, duplicate, delete: notifications of a city or of a school. */
export function NotificationList({ records, caption, beside, initial, renderHead }: NotificationListProps) {
  const notifications = useNotifications(records.list);
  const { recordController, isOwn } = notifications;
  const createLink = <CreateLink href={recordController.hrefs.create} label="notification.create" />;
  return (
    <>
      {renderHead(createLink)}
      <RecordTable
        {...records}
        caption={caption}
        empty="empty.notifications"
        beside={beside}
        search="notification.search"
        columns={notificationColumns(recordController)}
        rowKey={({ id }) => id}
        opens={recordController.hrefs.view}
        rowClass={({ read }) => (read ? '' : 'unread')}
        actionRoom={records.query.data?.content.some(isOwn) ? 3 : 1}
        actions={(row) => <NotificationActions row={row} notifications={notifications} />}
        emptyAction={createLink}
      />
      <NotificationDialogs
        notifications={notifications}
        initial={initial}
        rows={records.query.data?.content}
      />
    </>
  );
}
