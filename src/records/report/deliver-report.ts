import type { QueryClient } from '@tanstack/react-query';
import type { Scope } from '#api/http/scope';
import { matching } from '#api/recruitment/matching';
import { matchingKeys, reportCount } from '#api/recruitment/matching-queries';
import type { MatchingReport } from '#domain/recruitment/matching-report';
import { isRefusal } from '#kit/decision-queue/deliver-once';
import type { QueueOptions } from '#kit/decision-queue/use-queue';
import { changeRows, replaceRow } from '#kit/record/cached-rows';

/** The decisions about a report. */
export const MARK_READ = 'markRead';
export const APPROVE = 'approve';

/** Marks a report as read, or approves it; the row is then the server's response (R-STATE-02, R-STATE-03). */
export const deliverReport =
  (scope: Scope, queryClient: QueryClient): QueueOptions<MatchingReport>['deliver'] =>
  async ({ id, verdict, waited }, read, signal) => {
    const reports = matchingKeys.reports(scope);
    const count = reportCount(scope).queryKey;
    if (waited) await queryClient.cancelQueries({ queryKey: count, exact: true });
    try {
      if (verdict === MARK_READ) await markRead(scope, queryClient, { ids: [id], signal, quiet: true });
      else {
        const { data } = await scope.call(matching.approveReport, { params: { id }, signal, quiet: true });
        replaceRow(queryClient, reports, data);
      }
    } catch (problem) {
      const row = isRefusal(problem) && verdict === APPROVE ? await read(id) : null;
      if (!row?.approved) throw problem;
      replaceRow(queryClient, reports, row);
      return 'taken';
    }
    if (waited) queryClient.setQueryData(count, (before) => before && before - 1);
    void queryClient.invalidateQueries({ queryKey: count, exact: true });
    return 'sent';
  };

interface Marking {
  ids: readonly number[];
  signal: AbortSignal;
  quiet?: boolean;
}

/** Marks reports as read, in the lists too. */
export async function markRead(
  scope: Scope,
  queryClient: QueryClient,
  { ids, ...how }: Marking,
): Promise<void> {
  await scope.call(matching.markRead, { body: { ids: [...ids] }, ...how });
  changeRows<MatchingReport>(queryClient, matchingKeys.reports(scope), (row) =>
    ids.includes(row.id) ? { ...row, read: true } : row,
  );
  void queryClient.invalidateQueries({ queryKey: matchingKeys.reportCount(scope), exact: true });
}
