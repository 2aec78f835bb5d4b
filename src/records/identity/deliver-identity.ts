import type { QueryClient } from '@tanstack/react-query';
import type { Scope } from '#api/http/scope';
import { users } from '#api/people/users';
import { matchingKeys, waitingUserCount } from '#api/recruitment/matching-queries';
import { isWaiting, type MatchingUser } from '#domain/recruitment/matching-user';
import { deliverOnce } from '#kit/decision-queue/deliver-once';
import type { QueueOptions } from '#kit/decision-queue/use-queue';
import { keepSaved } from '#kit/record/cached-rows';
import { confirmationOf, hasVerdict } from './identity-verdicts';

/**
 * Confirms or rejects an identity; the row is then the server's response (R-STATE-05, A-115). The record is
 * read first: a decision of another user is kept.
 */
export const deliverIdentity =
  (scope: Scope, queryClient: QueryClient): QueueOptions<MatchingUser>['deliver'] =>
  ({ id, verdict }, read, signal) => {
    const all = matchingKeys.users(scope);
    return deliverOnce(
      async () => {
        const row = await read(id);
        if (isWaiting(row)) return null;
        keepSaved(queryClient, row, { all });
        return hasVerdict(row, verdict) ? 'sent' : 'taken';
      },
      async () => {
        const body = confirmationOf(verdict);
        const { data } = await scope.call(users.confirm, { params: { id }, body, signal, quiet: true });
        queryClient.setQueryData(waitingUserCount(scope).queryKey, (count) => count && count - 1);
        keepSaved(queryClient, data, { all });
      },
    );
  };
