import type { ReactNode } from 'react';
import { companyNoticeDetail, companyNoticeList } from '#api/messaging/company-notice-queries';
import { cityColumn } from '#kit/column/city-column';
import { useAppServices } from '#kit/context/app-services';
import { useScope } from '#kit/context/scope';
import { useRecordList } from '#kit/list/use-record-list';
import { CompanyState } from '#kit/page/CompanyState';
import { PageHead } from '#kit/page/PageHead';
import { NoticeList } from './NoticeList';
import { useNoticeInbox } from './use-notice-inbox';

/** Notices sent by users of the same company, in all cities of the user; each row shows its city (E-063). */
export function CompanyNotices({ tabs }: { tabs: ReactNode }) {
  return (
    <CompanyState head={<PageHead title="notice.title" tabs={tabs} />}>
      {(company) => <CompanyNoticeList key={company} company={company} tabs={tabs} />}
    </CompanyState>
  );
}

function CompanyNoticeList({ company, tabs }: { company: string; tabs: ReactNode }) {
  const scope = useScope();
  const pageSize = useAppServices().settings.notificationPageSize;
  const records = useRecordList((listQuery) => companyNoticeList(scope, company, listQuery), pageSize);
  return (
    <NoticeList
      title="notice.title"
      records={records}
      inbox={useNoticeInbox()}
      tabs={tabs}
      detailQuery={(id) => companyNoticeDetail(scope, company, id)}
      extraColumns={[cityColumn()]}
    />
  );
}
