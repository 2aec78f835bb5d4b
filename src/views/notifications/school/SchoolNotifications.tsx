import { schoolNotificationList } from '#api/messaging/school-queries';
import { EMPTY_COMPOSITION } from '#domain/messaging/notification-audience';
import { useAppServices } from '#kit/context/app-services';
import { useScope } from '#kit/context/scope';
import { useRecordList } from '#kit/list/use-record-list';
import { NotificationList } from '../NotificationList';
import { useOwnClass } from '../use-school';
import { SchoolHead, type SchoolListProps } from './SchoolHead';

/** Notifications to a school; a new one is sent to it (E-065, E-066). */
export function SchoolNotifications({ school, tabs, choice }: SchoolListProps) {
  const scope = useScope();
  const pageSize = useAppServices().settings.notificationPageSize;
  const records = useRecordList((listQuery) => schoolNotificationList(scope, school, listQuery), pageSize);
  const ownClass = useOwnClass();
  return (
    <NotificationList
      records={records}
      caption="audience.school.notifications"
      beside={choice}
      initial={{ ...EMPTY_COMPOSITION, audience: 'school', school, ...ownClass }}
      renderHead={(createLink) => (
        <SchoolHead part="notifications" list={records.list} tabs={tabs}>
          {createLink}
        </SchoolHead>
      )}
    />
  );
}
