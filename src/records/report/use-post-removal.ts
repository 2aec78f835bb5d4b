import { useQueryClient } from '@tanstack/react-query';
import { keptRecord } from '#api/http/problem';
import { matching } from '#api/recruitment/matching';
import { matchingKeys } from '#api/recruitment/matching-queries';
import type { MatchingPost } from '#domain/recruitment/matching-post';
import type { BatchTexts } from '#kit/batch/BatchDialog';
import { type BatchController, useBatchController } from '#kit/batch/use-batch-controller';
import { useScope } from '#kit/context/scope';
import { removalOf } from '#kit/record/removal-of';
import { shortText } from '#kit/services/short-text';

export const REMOVAL_TEXTS: Readonly<Record<'remove', BatchTexts>> = {
  remove: {
    title: 'postReport.removePost.title',
    confirmation: { text: 'postReport.removePost.text', confirm: 'record.delete.confirm', tone: 'danger' },
  },
};

/** Deletes the reported post beside its report (R-STATE-04); the report stays. */
export function usePostRemoval(): BatchController<'remove', MatchingPost> {
  const scope = useScope();
  const queryClient = useQueryClient();
  return useBatchController<'remove', MatchingPost>({
    nameOf: ({ id, content }) => shortText(content) || `#${id}`,
    async perform(_, id, signal) {
      const removal = removalOf(
        await scope.call(matching.removePost, { params: { id }, signal, quiet: true }),
      );
      if (removal.outcome === 'kept') throw keptRecord('DELETE matching', removal.message);
    },
    done: () => 'postReport.removePost.done',
    onFinished: () => void queryClient.invalidateQueries({ queryKey: matchingKeys.all(scope) }),
  });
}
