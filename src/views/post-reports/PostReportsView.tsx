import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { EmittedFrom } from 'xstate';
import { matchingKeys, reportCount, reportList } from '#api/recruitment/matching-queries';
import type { MatchingReport } from '#domain/recruitment/matching-report';
import { useAppServices } from '#kit/context/app-services';
import { useScope } from '#kit/context/scope';
import type { PrefetchContext } from '#kit/context/screen';
import { inWholeList } from '#kit/decision-queue/in-whole-list';
import { QueuePanes } from '#kit/decision-queue/QueuePanes';
import { QueueProgress } from '#kit/decision-queue/QueueStatus';
import { QUEUE_STATES, type QueueState, QueueTabs, waitingOf } from '#kit/decision-queue/QueueTabs';
import { QueueWidth } from '#kit/decision-queue/QueueWidth';
import { useQueue } from '#kit/decision-queue/use-queue';
import { RecordTable } from '#kit/list/RecordTable';
import { useSelection } from '#kit/list/selection';
import { filterOf, useAddressFilter } from '#kit/list/use-address-filter';
import { useRecordList } from '#kit/list/use-record-list';
import { PageHead } from '#kit/page/PageHead';
import type { reportsMachine } from '#machines/reports/reports.machine';
import { useReports } from '#machines/reports/reports.react';
import { deliverReport } from '#records/report/deliver-report';
import { ReportEvidence } from '#records/report/ReportEvidence';
import { ReportState } from '#records/report/ReportState';
import { reportName } from '#records/report/report-name';
import { REPORT_VERDICTS, verdictsOfReport } from '#records/report/report-verdicts';
import { reportColumns } from './columns';
import { MarkReadButton } from './MarkReadButton';
import { reportsEffects } from './reports-effects';

/** 募集通報: read reports and posts, decide one by one, mark several as read (R-SCR-16, R-STATE-02, R-STATE-03). */
export default function PostReportsView() {
  const scope = useScope();
  const queryClient = useQueryClient();
  const filter = useAddressFilter('state', QUEUE_STATES, () => ['view']);
  const recordList = useRecordList((page) => reportList(scope, { ...page, ...stateQuery(filter.value) }));
  const records = inWholeList(recordList, (page) =>
    queryClient.fetchQuery({ ...reportList(scope, page), staleTime: 0 }),
  );
  const { list, query } = records;
  const rows = query.data?.content;
  const selection = useSelection({ page: list.page, search: `${filter.value} ${list.search}` }, rows);
  const waitingCount = useQuery(reportCount(scope)).data;
  const reports = useWatchedReports();
  const queue = useQueue({
    name: 'post-reports',
    mode: 'view',
    records,
    verdicts: REPORT_VERDICTS,
    nameOf: reportName,
    isWaiting: isUnread,
    onlyWaiting: filter.value === 'waiting',
    deliver: useMemo(() => deliverReport(scope, queryClient), [scope, queryClient]),
  });
  const selectedUnreadIds = rows
    ?.filter((row) => isUnread(row) && selection.ids.includes(row.id))
    .map(({ id }) => id);
  return (
    <>
      <PageHead title="postReport.title" tabs={<QueueTabs filter={filter} />}>
        <QueueProgress queue={queue} waiting={waitingCount} />
        <QueueWidth queue={queue} />
      </PageHead>
      <QueuePanes
        queue={queue}
        records={records}
        kind="postReport.evidence"
        waiting={waitingCount}
        nameOf={reportName}
        verdictsOf={verdictsOfReport}
        lead="postReport.lead"
        tagOf={(row) => (isUnread(row) ? null : <ReportState row={row} />)}
        evidence={(row) => <ReportEvidence row={row} hrefOf={queue.hrefs.open} />}
      >
        <RecordTable
          {...records}
          caption="postReport.title"
          empty="empty.reports"
          search="postReport.search"
          columns={reportColumns(queue.hrefs.open, queue.held)}
          rowKey={({ id }) => id}
          opens={queue.hrefs.open}
          openId={queue.openId}
          rowClass={({ read }) => (read ? '' : 'unread')}
          selection={{
            chosen: selection,
            nameOf: reportName,
            actions: <MarkReadButton reports={reports} ids={selectedUnreadIds ?? []} />,
          }}
        />
      </QueuePanes>
    </>
  );
}

PostReportsView.first = ({ queryClient, scope, listQuery, parameters }: PrefetchContext) =>
  queryClient.prefetchQuery(
    reportList(scope, { ...listQuery(), ...stateQuery(filterOf(parameters.get('state'), QUEUE_STATES)) }),
  );

const isUnread = ({ read }: MatchingReport): boolean => !read;

const stateQuery = (state: QueueState) => {
  const waiting = waitingOf(state);
  return waiting === undefined ? {} : { read: !waiting };
};

/** Polls the number of waiting reports, and marks selected reports as read. */
function useWatchedReports() {
  const scope = useScope();
  const queryClient = useQueryClient();
  const { toasts, clock } = useAppServices();
  return useReports(
    useMemo(() => reportsEffects(scope, queryClient), [scope, queryClient]),
    clock,
    useCallback(
      (emitted: EmittedFrom<typeof reportsMachine>) => {
        if (emitted.type === 'marked') {
          const values = { count: emitted.ids.length };
          toasts.show('success', { messageId: 'postReport.marked', values });
        } else {
          // Others have changed the data, or the requested change no longer fits the data of the server.
          void queryClient.invalidateQueries({ queryKey: matchingKeys.reports(scope) });
        }
      },
      [toasts, queryClient, scope],
    ),
  );
}
