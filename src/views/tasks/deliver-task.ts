import type { QueryClient } from '@tanstack/react-query';
import type { Scope } from '#api/http/scope';
import type { ListQuery, Page } from '#api/http/shapes';
import { matchingUserList, reportList } from '#api/recruitment/matching-queries';
import { longestWaitingUsers, oldestUnreadReports } from '#api/recruitment/waiting-queries';
import { findRow } from '#kit/context/find-row';
import type { DecisionQueueEffects } from '#machines/decision-queue/decision-queue.machine';
import { deliverIdentity } from '#records/identity/deliver-identity';
import { deliverReport } from '#records/report/deliver-report';
import { deliverReserve } from '#records/reserve/deliver-reserve';

interface TaskDelivery {
  scope: Scope;
  queryClient: QueryClient;
  /** The backend can sort. */
  canSort: boolean;
  now: () => number;
}

/** Sends a decision about a task as the page of its records does. */
export function deliverTask({
  scope,
  queryClient,
  canSort,
  now,
}: TaskDelivery): DecisionQueueEffects['deliver'] {
  const sendIdentity = deliverIdentity(scope, queryClient);
  const sendReport = deliverReport(scope, queryClient);
  const sendReserve = deliverReserve(scope, queryClient, now);
  return (decision, signal) => {
    if (decision.kind === 'identity') {
      const userLists = {
        waiting: () => queryClient.fetchQuery({ ...longestWaitingUsers(scope, canSort), staleTime: 0 }),
        all: ({ search: _, ...page }: ListQuery) =>
          queryClient.fetchQuery({ ...matchingUserList(scope, page), staleTime: 0 }),
      };
      return sendIdentity(decision, (id) => currentRecord(userLists, id, signal), signal);
    }
    if (decision.kind === 'report') {
      const reportLists = {
        waiting: () => queryClient.fetchQuery({ ...oldestUnreadReports(scope, canSort), staleTime: 0 }),
        all: (page: ListQuery) => queryClient.fetchQuery({ ...reportList(scope, page), staleTime: 0 }),
      };
      return sendReport(decision, (id) => currentRecord(reportLists, id, signal), signal);
    }
    return sendReserve(decision, signal);
  };
}

interface RecordLists<Row> {
  waiting: () => Promise<Page<Row>>;
  all: (page: ListQuery) => Promise<Page<Row>>;
}

/** The record as the server has it now: among those that wait, else anywhere in its list. */
async function currentRecord<Row extends { id: number }>(
  { waiting, all }: RecordLists<Row>,
  id: number,
  signal: AbortSignal,
): Promise<Row> {
  const hasId = (row: Row) => row.id === id;
  const { content } = await waiting();
  return content.find((row) => hasId(row)) ?? findRow(all, hasId, signal);
}
