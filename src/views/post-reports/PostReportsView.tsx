import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import type { EmittedFrom } from 'xstate';
import { matchingKeys, reportCount, reportList } from '#api/recruitment/matching-queries';
import { useAppServices } from '#kit/context/app-services';
import { useScope } from '#kit/context/scope';
import type { PrefetchContext } from '#kit/context/screen';
import { RecordTable } from '#kit/list/RecordTable';
import { useSelection } from '#kit/list/selection';
import { useRecordList } from '#kit/list/use-record-list';
import { PageHead } from '#kit/page/PageHead';
import type { reportsMachine } from '#machines/reports/reports.machine';
import { useReports } from '#machines/reports/reports.react';
import { ApprovalDialog } from './ApprovalDialog';
import { ApproveButton, MarkReadButton } from './buttons';
import { REPORT_COLUMNS, reportName } from './columns';
import { reportsEffects } from './effects';

/** 募集通報: search, mark several as read, approve one by one (R-SCR-16, R-STATE-02, R-STATE-03). */
export default function PostReportsView() {
  const scope = useScope();
  const queryClient = useQueryClient();
  const { toasts, clock } = useAppServices();
  const records = useRecordList((listQuery) => reportList(scope, listQuery));
  const { list, query } = records;
  const rows = query.data?.content;
  const chosen = useSelection(list, rows);
  const reports = useReports(
    useMemo(() => reportsEffects(scope, queryClient), [scope, queryClient]),
    clock,
    useCallback(
      (emitted: EmittedFrom<typeof reportsMachine>) => {
        if (emitted.type === 'marked') {
          const values = { count: emitted.ids.length };
          toasts.show('success', { messageId: 'postReport.marked', values });
        } else if (emitted.type === 'replaced') {
          toasts.show('success', { messageId: 'postReport.approvedNow' });
        } else {
          // Others have changed the data, or the requested change no longer fits the data of the server.
          void queryClient.invalidateQueries({ queryKey: matchingKeys.reports(scope) });
        }
      },
      [toasts, queryClient, scope],
    ),
  );
  const unread = rows?.filter(({ id, read }) => !read && chosen.ids.includes(id)).map(({ id }) => id);
  return (
    <>
      <PageHead title="postReport.title">
        <UnreadFigure />
      </PageHead>
      <RecordTable
        {...records}
        caption="postReport.title"
        empty="empty.reports"
        search="postReport.search"
        columns={REPORT_COLUMNS}
        rowKey={({ id }) => id}
        unfolds
        rowClass={({ read }) => (read ? '' : 'unread')}
        selection={{
          chosen,
          nameOf: reportName,
          actions: <MarkReadButton reports={reports} ids={unread ?? []} />,
        }}
        actionRoom="words"
        actions={(row) => <ApproveButton row={row} reports={reports} />}
      />
      <ApprovalDialog reports={reports} />
    </>
  );
}

PostReportsView.first = ({ queryClient, scope, listQuery }: PrefetchContext) =>
  queryClient.prefetchQuery(reportList(scope, listQuery()));

/** Number of all waiting reports: the menu's query, kept current by the page's own polling (R-ENT-10). */
function UnreadFigure() {
  const count = useQuery(reportCount(useScope())).data;
  if (count === undefined) return null;
  return (
    <p className={count > 0 ? 'tag strong report-figure' : 'tag report-figure'}>
      <FormattedMessage id="postReport.waiting" values={{ count }} />
    </p>
  );
}
