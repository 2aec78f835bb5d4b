import type { QueryClient } from '@tanstack/react-query';
import { matchingKeys } from '#api/matching-queries';
import { users } from '#api/users';
import type { MatchingUser, MatchingUserConfirmation } from '#domain/matching-user';
import { replaceRow } from '#kit/cached-rows';
import type { Scope } from '#kit/scope';
import type { RecordEditorEffects } from '#machines/record-editor/record-editor.machine';

/** Confirmed or rejected, the row is what the server answers (R-STATE-05, A-115). */
export const identityEffects = (
  scope: Scope,
  queryClient: QueryClient,
): RecordEditorEffects<MatchingUserConfirmation, MatchingUser> => ({
  async save({ id, draft }, signal) {
    if (id === null) throw new Error('nobody is made here, only confirmed');
    const { data } = await scope.call(users.confirm, { params: { id }, body: draft, signal, inForm: true });
    replaceRow(queryClient, matchingKeys.users(scope), data);
    return data;
  },
  remove: () => Promise.reject(new Error('nobody is deleted here')),
});
