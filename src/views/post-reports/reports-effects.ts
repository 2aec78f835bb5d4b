import { focusManager, type QueryClient } from '@tanstack/react-query';
import type { Scope } from '#api/http/scope';
import { reportCount } from '#api/recruitment/matching-queries';
import type { ReportsEffects } from '#machines/reports/reports.machine';
import { markRead } from '#records/report/deliver-report';

/** Only the server's response changes the rows of the lists; the count is requested again. */
export const reportsEffects = (scope: Scope, queryClient: QueryClient): ReportsEffects => ({
  async count() {
    const lastCount = queryClient.getQueryData(reportCount(scope).queryKey);
    // Polls only while the window has the focus.
    if (lastCount !== undefined && !focusManager.isFocused()) return lastCount;
    // Uses the menu's query: every response restarts the menu's interval, so that no request is sent twice.
    return queryClient.fetchQuery(reportCount(scope));
  },
  markRead: (ids, signal) => markRead(scope, queryClient, { ids, signal }),
});
