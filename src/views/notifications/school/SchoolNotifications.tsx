import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { schoolNotificationList } from '#api/messaging/school-queries';
import { EMPTY_COMPOSITION } from '#domain/messaging/notification-audience';
import { useAppServices } from '#kit/context/app-services';
import { useScope } from '#kit/context/scope';
import { RecordTable } from '#kit/list/RecordTable';
import { useRecordList } from '#kit/list/use-record-list';
import { columnsWith } from '../columns';
import { NotificationDialogs } from '../NotificationDialogs';
import { RowActions } from '../RowActions';
import { useNotifications } from '../use-notifications';
import { useOwnClass } from '../use-school';
import { SchoolHead, type SchoolPartProps } from './SchoolHead';

/** What a school has been sent; a new one goes to it (E-065, E-066). */
export function SchoolNotifications({ school, tabs, choice }: SchoolPartProps) {
  const scope = useScope();
  const size = useAppServices().settings.notificationPageSize;
  const records = useRecordList((asked) => schoolNotificationList(scope, school, asked), size);
  const { list } = records;
  const own = useOwnClass();
  const notifications = useNotifications(list);
  const { editing } = notifications;
  const create = (
    <Link className="button primary" href={editing.hrefs.create}>
      <span className="pi pi-plus" aria-hidden="true" />
      <FormattedMessage id="notification.create" />
    </Link>
  );
  return (
    <>
      <SchoolHead part="notifications" list={list} tabs={tabs}>
        {create}
      </SchoolHead>
      <RecordTable
        {...records}
        caption="audience.school.notifications"
        filters={choice}
        search="notification.search"
        columns={columnsWith(editing)}
        rowKey={({ id }) => id}
        opens={editing.hrefs.view}
        rowClass={({ read }) => (read ? '' : 'unread')}
        actionRoom={3}
        actions={(row) => <RowActions row={row} notifications={notifications} />}
        onEmpty={create}
      />
      <NotificationDialogs
        notifications={notifications}
        initial={{ ...EMPTY_COMPOSITION, audience: 'school', school, ...own }}
        rows={records.query.data?.content}
      />
    </>
  );
}
