import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { MomentSpan } from '#api/http/span';
import { postReportsOfSpan } from '#api/recruitment/matching-queries';
import { useScope } from '#kit/context/scope';
import { Counts } from './Counts';
import { ReportPart, Rest } from './ReportPart';

/** What has become of the month's reports on recruitment posts. */
export function PostReportPart({ span }: { span: MomentSpan }) {
  const query = useQuery(postReportsOfSpan(useScope(), span));
  return (
    <ReportPart title="report.postReports" query={query}>
      {({ rows, isCut }) => (
        <>
          {rows.length === 0 ? (
            <FormattedMessage id="report.none" />
          ) : (
            <Counts
              counts={[
                ['report.made.all', rows.length],
                ['report.approved', rows.filter(({ approved }) => approved).length],
                ['report.checked', rows.filter(({ read, approved }) => read && !approved).length],
                ['report.open', rows.filter(({ read, approved }) => !read && !approved).length],
              ]}
            />
          )}
          <Rest count={0} isCut={isCut} />
        </>
      )}
    </ReportPart>
  );
}
