import type { ReactNode } from 'react';
import { notificationList } from '#api/messaging/notification-queries';
import { EMPTY_COMPOSITION } from '#domain/messaging/notification-audience';
import { useAppServices, usePath, useSearch } from '#kit/context/app-services';
import { useScope } from '#kit/context/scope';
import type { PrefetchContext } from '#kit/context/screen';
import { useRecordList } from '#kit/list/use-record-list';
import { lazyComponent } from '#kit/page/lazy-component';
import { PageHead } from '#kit/page/PageHead';
import { TabLinks } from '#kit/page/TabLinks';
import { NotificationList } from './NotificationList';
import { useMayUseSchools } from './use-school';

const SchoolPart = lazyComponent(() => import('./school/SchoolPart'));

/** プッシュ通知, and on `?tab=school` those of a school (R-SCR-08, R-SCR-10). */
export default function NotificationsView() {
  const path = usePath();
  const mayUseSchools = useMayUseSchools();
  const isSchoolRequested = useSearch().get('tab') === 'school';
  const isSchoolTab = mayUseSchools && isSchoolRequested;
  const tabs = mayUseSchools ? (
    <TabLinks
      label="notification.tabs"
      parts={[
        { href: path, title: 'notification.ofCity', current: !isSchoolTab },
        { href: `${path}?tab=school`, title: 'notification.ofSchool', current: isSchoolTab },
      ]}
    />
  ) : null;
  return isSchoolTab ? <SchoolPart tabs={tabs} /> : <CityNotifications tabs={tabs} />;
}

NotificationsView.first = ({ queryClient, scope, settings, parameters, listQuery }: PrefetchContext) =>
  parameters.has('tab')
    ? null
    : queryClient.prefetchQuery(notificationList(scope, listQuery(settings.notificationPageSize)));

function CityNotifications({ tabs }: { tabs: ReactNode }) {
  const scope = useScope();
  const pageSize = useAppServices().settings.notificationPageSize;
  const records = useRecordList((listQuery) => notificationList(scope, listQuery), pageSize);
  return (
    <NotificationList
      records={records}
      caption="notification.title"
      initial={EMPTY_COMPOSITION}
      renderHead={(createLink) => (
        <PageHead title="notification.title" tabs={tabs}>
          {createLink}
        </PageHead>
      )}
    />
  );
}
