import { focusManager, type QueryClient } from '@tanstack/react-query';
import type { Scope } from '#api/http/scope';
import { matching } from '#api/recruitment/matching';
import { matchingKeys, reportCount } from '#api/recruitment/matching-queries';
import type { MatchingReport } from '#domain/recruitment/matching-report';
import { changeRows, replaceRow } from '#kit/record/cached-rows';
import type { ReportsEffects } from '#machines/reports/reports.machine';

/** Only the server's response changes the rows of the lists; the count is requested again. */
export const reportsEffects = (scope: Scope, queryClient: QueryClient): ReportsEffects => {
  const reports = matchingKeys.reports(scope);
  const recount = () =>
    void queryClient.invalidateQueries({ queryKey: matchingKeys.reportCount(scope), exact: true });
  return {
    async count() {
      const known = queryClient.getQueryData(reportCount(scope).queryKey);
      // Polls only while the window has the focus.
      if (known !== undefined && !focusManager.isFocused()) return known;
      // Uses the menu's query: every response restarts the menu's interval, so that no request is sent twice.
      return queryClient.fetchQuery(reportCount(scope));
    },
    async markRead(ids, signal) {
      await scope.call(matching.markRead, { body: { ids: [...ids] }, signal });
      changeRows<MatchingReport>(queryClient, reports, (row) =>
        ids.includes(row.id) ? { ...row, read: true } : row,
      );
      recount();
    },
    async approve(id, signal) {
      const { data } = await scope.call(matching.approveReport, { params: { id }, signal });
      replaceRow(queryClient, reports, data);
      recount();
    },
  };
};
