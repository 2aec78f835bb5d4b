import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { noticeList, notificationDetail } from '#api/messaging/notification-queries';
import { cityAdministratorOf } from '#api/people/city-administrator-query';
import { displayName } from '#domain/people/profile';
import { useAppServices } from '#kit/context/app-services';
import { useScope } from '#kit/context/scope';
import type { PrefetchContext } from '#kit/context/screen';
import { useRecordList } from '#kit/list/use-record-list';
import { NoticeList } from './NoticeList';
import { useNoticeInbox } from './use-notice-inbox';
import './notices.css';

/** 運営からのお知らせ: notices that an Operator has sent, and the contact person (R-SCR-12, A-033). */
export default function OperatorNoticesView() {
  const scope = useScope();
  const pageSize = useAppServices().settings.notificationPageSize;
  const records = useRecordList(
    (listQuery) => noticeList(scope, { ...listQuery, from: 'operator' }),
    pageSize,
  );
  return (
    <NoticeList
      title="operatorNotice.title"
      records={records}
      inbox={useNoticeInbox()}
      above={<CityAdministrator />}
      detailQuery={(id) => notificationDetail(scope, id)}
    />
  );
}

OperatorNoticesView.first = ({ queryClient, scope, settings, listQuery }: PrefetchContext) =>
  queryClient.prefetchQuery(
    noticeList(scope, {
      ...listQuery(settings.notificationPageSize),
      from: 'operator',
    }),
  );

/** The administrator of this city (E-023). The list does not wait for this query. */
function CityAdministrator() {
  const { data } = useQuery(cityAdministratorOf(useScope()));
  if (!data) return null;
  const { email, phone } = data;
  return (
    <section className="notice-contact">
      <p>
        <FormattedMessage
          id="operatorNotice.contact"
          values={{ name: <strong key="name">{displayName(data)}</strong> }}
        />
      </p>
      {email ? <a href={`mailto:${email}`}>{email}</a> : null}
      {phone ? <a href={`tel:${phone}`}>{phone}</a> : null}
    </section>
  );
}
