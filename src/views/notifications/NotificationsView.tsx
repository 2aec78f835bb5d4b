import { lazy, type ReactNode, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { notificationList } from '#api/messaging/notification-queries';
import { EMPTY_COMPOSITION } from '#domain/messaging/notification-audience';
import { useAppServices, usePath, useSearch } from '#kit/context/app-services';
import { useScope } from '#kit/context/scope';
import type { FirstAsked } from '#kit/context/screen';
import { RecordTable } from '#kit/list/RecordTable';
import { useRecordList } from '#kit/list/use-record-list';
import { Loading } from '#kit/page/Loading';
import { PageHead } from '#kit/page/PageHead';
import { TabLinks } from '#kit/page/TabLinks';
import { columnsWith } from './columns';
import { NotificationDialogs } from './NotificationDialogs';
import { RowActions } from './RowActions';
import { useNotifications } from './use-notifications';
import { useMayUseSchools } from './use-school';

const SchoolPart = lazy(() => import('./school/SchoolPart'));

/** プッシュ通知, and those of a school on `?tab=school` (R-SCR-08, R-SCR-10). */
export default function NotificationsView() {
  const path = usePath();
  const schools = useMayUseSchools();
  const isSchool = useSearch().get('tab') === 'school';
  const ofSchool = schools && isSchool;
  const tabs = schools ? (
    <TabLinks
      label="notification.parts"
      parts={[
        { href: path, title: 'notification.ofCity', current: !ofSchool },
        { href: `${path}?tab=school`, title: 'notification.ofSchool', current: ofSchool },
      ]}
    />
  ) : null;
  return ofSchool ? (
    <Suspense fallback={<Loading />}>
      <SchoolPart tabs={tabs} />
    </Suspense>
  ) : (
    <CityPart tabs={tabs} />
  );
}

NotificationsView.first = ({ queryClient, scope, settings, parameters, listQuery }: FirstAsked) =>
  parameters.has('tab')
    ? null
    : queryClient.prefetchQuery(notificationList(scope, listQuery(settings.notificationPageSize)));

/** List, send, look at, send again, duplicate, delete. */
function CityPart({ tabs }: { tabs: ReactNode }) {
  const scope = useScope();
  const size = useAppServices().settings.notificationPageSize;
  const records = useRecordList((asked) => notificationList(scope, asked), size);
  const { list } = records;
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
      <PageHead title="notification.title" tabs={tabs}>
        {create}
      </PageHead>
      <RecordTable
        {...records}
        caption="notification.title"
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
        initial={EMPTY_COMPOSITION}
        rows={records.query.data?.content}
      />
    </>
  );
}
