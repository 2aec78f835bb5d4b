import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { noticeList, notificationDetail, unreadCount } from '#api/messaging/notification-queries';
import { POLLING_INTERVAL } from '#domain/base/limits';
import { useAppServices, usePath, useSearch } from '#kit/context/app-services';
import { useScope } from '#kit/context/scope';
import type { PrefetchContext } from '#kit/context/screen';
import { useRecordList } from '#kit/list/use-record-list';
import { TabLinks } from '#kit/page/TabLinks';
import { type Inbox, useInboxCan } from '#machines/notifications/notifications.react';
import { CompanyNotices } from './CompanyNotices';
import { NoticeList } from './NoticeList';
import { useNoticeInbox } from './use-notice-inbox';

/** Notices to the signed-in user, of this city or, on `?tab=company`, of their company (R-SCR-11). */
export default function NoticesView() {
  const path = usePath();
  const isCompanyTab = useSearch().get('tab') === 'company';
  const tabs = (
    <TabLinks
      label="notice.tabs"
      parts={[
        { href: path, title: 'notice.ofCity', current: !isCompanyTab },
        { href: `${path}?tab=company`, title: 'notice.ofCompany', current: isCompanyTab },
      ]}
    />
  );
  return isCompanyTab ? <CompanyNotices tabs={tabs} /> : <CityNotices tabs={tabs} />;
}

NoticesView.first = ({ queryClient, scope, settings, parameters, listQuery }: PrefetchContext) =>
  parameters.has('tab')
    ? null
    : queryClient.prefetchQuery(noticeList(scope, listQuery(settings.notificationPageSize)));

/**
 * The notices of this city, marked as read one by one or all at once (R-STATE-06, R-STATE-07), confirmed one by one
 * (R-STATE-11).
 */
function CityNotices({ tabs }: { tabs: ReactNode }) {
  const scope = useScope();
  const pageSize = useAppServices().settings.notificationPageSize;
  const records = useRecordList((listQuery) => noticeList(scope, listQuery), pageSize);
  const inbox = useNoticeInbox();
  return (
    <NoticeList
      title="notice.title"
      records={records}
      inbox={inbox}
      tabs={tabs}
      detailQuery={(id) => notificationDetail(scope, id)}
    >
      <ReadAllButton inbox={inbox} />
    </NoticeList>
  );
}

function ReadAllButton({ inbox }: { inbox: Inbox }) {
  const unreadNotices = useQuery(unreadCount(useScope(), POLLING_INTERVAL)).data ?? 0;
  const canReadAll = useInboxCan(inbox, { type: 'read all' });
  const mayRead = canReadAll && unreadNotices > 0;
  return (
    <button
      type="button"
      className="button"
      // `aria-disabled` keeps it focusable: the focus must not leave the page with its press.
      aria-disabled={!mayRead}
      onClick={() => mayRead && inbox.send({ type: 'read all' })}
    >
      <span className={canReadAll ? 'pi pi-check' : 'spinner'} aria-hidden="true" />
      <span className="button-text">
        <FormattedMessage id="notice.readAll" />
      </span>
    </button>
  );
}
