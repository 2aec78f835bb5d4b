import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { MomentSpan } from '#api/http/span';
import { postReportsOfSpan } from '#api/recruitment/post-reports-of-span';
import { useScope } from '#kit/context/scope';
import { Counts } from './Counts';
import { OmittedRows, ReportPart } from './ReportPart';

/** What has become of the month's reports on recruitment posts. */
export function PostReportPart({ span }: { span: MomentSpan }) {
  const query = useQuery(postReportsOfSpan(useScope(), span));
  return (
    <ReportPart title="postReport.title" query={query}>
      {({ rows, isCut }) => (
        <>
          {rows.length === 0 ? (
            <FormattedMessage id="report.none" />
          ) : (
            <Counts
              counts={[
                ['timecard.month.all', rows.length],
                ['postReport.approved', rows.filter(({ approved }) => approved).length],
                ['notice.confirmed', rows.filter(({ read, approved }) => read && !approved).length],
                ['queue.waiting', rows.filter(({ read, approved }) => !read && !approved).length],
              ]}
            />
          )}
          <OmittedRows count={0} isCut={isCut} />
        </>
      )}
    </ReportPart>
  );
}
