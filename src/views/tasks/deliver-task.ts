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

interface Connection {
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
}: Connection): DecisionQueueEffects['deliver'] {
  const identity = deliverIdentity(scope, queryClient);
  const report = deliverReport(scope, queryClient);
  const reserve = deliverReserve(scope, queryClient, now);
  return (decision, signal) => {
    if (decision.kind === 'identity') {
      const users = {
        waiting: () => queryClient.fetchQuery({ ...longestWaitingUsers(scope, canSort), staleTime: 0 }),
        all: ({ search: _, ...part }: ListQuery) =>
          queryClient.fetchQuery({ ...matchingUserList(scope, part), staleTime: 0 }),
      };
      return identity(decision, (id) => current(users, id, signal), signal);
    }
    if (decision.kind === 'report') {
      const reports = {
        waiting: () => queryClient.fetchQuery({ ...oldestUnreadReports(scope, canSort), staleTime: 0 }),
        all: (part: ListQuery) => queryClient.fetchQuery({ ...reportList(scope, part), staleTime: 0 }),
      };
      return report(decision, (id) => current(reports, id, signal), signal);
    }
    return reserve(decision, signal);
  };
}

interface Lists<Row> {
  waiting: () => Promise<Page<Row>>;
  all: (part: ListQuery) => Promise<Page<Row>>;
}

/** The record as the server has it now: among those that wait, else anywhere in its list. */
async function current<Row extends { id: number }>(
  { waiting, all }: Lists<Row>,
  id: number,
  signal: AbortSignal,
): Promise<Row> {
  const isMeant = (row: Row) => row.id === id;
  const { content } = await waiting();
  return content.find((row) => isMeant(row)) ?? findRow(all, isMeant, signal);
}
