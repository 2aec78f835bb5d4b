import type { QueryClient } from '@tanstack/react-query';
import type { Scope } from '#api/http/scope';
import { users } from '#api/people/users';
import { matchingKeys } from '#api/recruitment/matching-queries';
import type { MatchingUser, MatchingUserConfirmation } from '#domain/recruitment/matching-user';
import { keepSaved } from '#kit/record/cached-rows';
import type { RecordEffects } from '#kit/record/record-editing';

/** After a confirmation or rejection the row is the server's response (R-STATE-05, A-115). */
export const identityEffects = (
  scope: Scope,
  queryClient: QueryClient,
): RecordEffects<MatchingUserConfirmation, MatchingUser> => ({
  async save({ id, draft }, signal) {
    if (id === null) throw new Error('nobody is made here, only confirmed');
    const { data } = await scope.call(users.confirm, { params: { id }, body: draft, signal, inForm: true });
    keepSaved(queryClient, data, { all: matchingKeys.users(scope) });
    return data;
  },
  refresh: () => void queryClient.invalidateQueries({ queryKey: matchingKeys.users(scope) }),
  remove: () => Promise.reject(new Error('nobody is deleted here')),
});
