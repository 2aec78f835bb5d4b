import type { QueryClient } from '@tanstack/react-query';
import type { Scope } from '#api/http/scope';
import { matching } from '#api/recruitment/matching';
import { matchingKeys } from '#api/recruitment/matching-queries';
import { removeRow } from '#kit/record/cached-rows';
import type { RecordEffects } from '#kit/record/record-editing';
import { removalOf } from '#kit/record/removal-of';

/** Posts are written in the app: here they are read and deleted (R-STATE-04). */
export const postEffects = (scope: Scope, queryClient: QueryClient): RecordEffects<never, never> => ({
  refresh: () => void queryClient.invalidateQueries({ queryKey: matchingKeys.posts(scope) }),
  save: () => Promise.reject(new Error('nobody writes posts here')),
  async remove(id, signal) {
    const removal = removalOf(await scope.call(matching.removePost, { params: { id }, signal }));
    const posts = matchingKeys.posts(scope);
    if (removal.outcome === 'removed') removeRow(queryClient, posts, id);
    // the next page's first row moves up
    void queryClient.invalidateQueries({ queryKey: posts });
    return removal;
  },
});
