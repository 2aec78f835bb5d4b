import type { ReactNode } from 'react';
import { companyNoticeDetail, companyNoticeList } from '#api/messaging/company-notice-queries';
import { useAppServices } from '#kit/app-services';
import { CompanyState } from '#kit/CompanyState';
import { cityColumn } from '#kit/city-column';
import { PageHead } from '#kit/PageHead';
import { useScope } from '#kit/scope';
import { useRecordList } from '#kit/use-record-list';
import { NoticeList } from './NoticeList';
import { useNoticeInbox } from './use-notice-inbox';

/** What the people of one's company have sent, in every city of one's own: each row says which (E-063). */
export default function CompanyNotices({ tabs }: { tabs: ReactNode }) {
  return (
    <CompanyState
      without={
        <>
          <PageHead title="notice.title" />
          {tabs}
        </>
      }
    >
      {(company) => <Notices key={company} company={company} tabs={tabs} />}
    </CompanyState>
  );
}

function Notices({ company, tabs }: { company: string; tabs: ReactNode }) {
  const scope = useScope();
  const size = useAppServices().settings.notificationPageSize;
  const records = useRecordList((asked) => companyNoticeList(scope, company, asked), size);
  return (
    <NoticeList
      title="notice.title"
      records={records}
      inbox={useNoticeInbox()}
      above={tabs}
      detail={(id) => companyNoticeDetail(scope, company, id)}
      more={[cityColumn()]}
    />
  );
}
