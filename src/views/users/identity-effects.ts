import type { QueryClient } from '@tanstack/react-query';
import type { Scope } from '#api/http/scope';
import { userDetail } from '#api/people/user-queries';
import { users } from '#api/people/users';
import { deliverOnce } from '#kit/decision-queue/deliver-once';
import type { DecisionQueueEffects } from '#machines/decision-queue/decision-queue.machine';
import { confirmationOf, hasVerdict } from '#records/identity/identity-verdicts';

/** Confirms or rejects the identity of a user, unless another user has decided about it. */
export const identityEffects = (scope: Scope, queryClient: QueryClient): DecisionQueueEffects => ({
  deliver: ({ id, verdict }, signal) =>
    deliverOnce(
      async () => {
        const user = await queryClient.fetchQuery({ ...userDetail(scope, id), staleTime: 0 });
        if (user.confirmed === null) return null;
        return hasVerdict(user, verdict) ? 'sent' : 'taken';
      },
      async () => {
        const body = confirmationOf(verdict);
        await scope.call(users.confirm, { params: { id }, body, signal, quiet: true });
      },
    ),
});
