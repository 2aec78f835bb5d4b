import { useQueryClient } from '@tanstack/react-query';
import { userKeys } from '#api/people/user-queries';
import { users } from '#api/people/users';
import type { User } from '#domain/people/user';
import type { BatchTexts } from '#kit/batch/BatchDialog';
import { type BatchController, useBatchController } from '#kit/batch/use-batch-controller';
import { useScope } from '#kit/context/scope';
import type { Selection } from '#kit/list/selection';
import { userName } from './user-columns';

type ModerationAction = 'suspend' | 'resume';

export type Moderation = BatchController<ModerationAction, User>;

export const MODERATION_TEXTS: Readonly<Record<ModerationAction, BatchTexts>> = {
  suspend: { title: 'people.suspend' },
  resume: { title: 'people.resume' },
};

/** Suspends and resumes users, each of which takes back the other; refused ones stay selected. */
export function useModeration({ choose }: Selection): Moderation {
  const scope = useScope();
  const queryClient = useQueryClient();
  return useBatchController<ModerationAction, User>({
    nameOf: userName,
    async perform(action, id, signal) {
      const endpoint = action === 'suspend' ? users.suspend : users.resume;
      await scope.call(endpoint, { params: { city: scope.city, id }, signal, quiet: true });
    },
    inverse: (action) => (action === 'suspend' ? 'resume' : 'suspend'),
    done: (action) => `people.${action}.done`,
    onFinished({ left }) {
      choose(left);
      void queryClient.invalidateQueries({ queryKey: userKeys.all(scope) });
    },
  });
}
