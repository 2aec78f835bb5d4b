import { schoolNotificationList } from '#api/messaging/school-queries';
import { EMPTY_COMPOSITION } from '#domain/messaging/notification-audience';
import { useAppServices } from '#kit/context/app-services';
import { useScope } from '#kit/context/scope';
import { useRecordList } from '#kit/list/use-record-list';
import { NotificationList } from '../NotificationList';
import { useOwnClass } from '../use-school';
import { SchoolHead, type SchoolPartProps } from './SchoolHead';

/** Notifications to a school; a new one is sent to it (E-065, E-066). */
export function SchoolNotifications({ school, tabs, choice }: SchoolPartProps) {
  const scope = useScope();
  const size = useAppServices().settings.notificationPageSize;
  const records = useRecordList((listQuery) => schoolNotificationList(scope, school, listQuery), size);
  const own = useOwnClass();
  return (
    <NotificationList
      records={records}
      caption="audience.school.notifications"
      beside={choice}
      initial={{ ...EMPTY_COMPOSITION, audience: 'school', school, ...own }}
      head={(create) => (
        <SchoolHead part="notifications" list={records.list} tabs={tabs}>
          {create}
        </SchoolHead>
      )}
    />
  );
}
