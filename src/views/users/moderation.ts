import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { EmittedFrom } from 'xstate';
import { userKeys } from '#api/people/user-queries';
import { users } from '#api/people/users';
import type { User } from '#domain/people/user';
import { useToasts } from '#kit/context/app-services';
import { useScope } from '#kit/context/scope';
import type { Selection } from '#kit/list/selection';
import type { BatchWords } from '#kit/record/BatchDialog';
import { loadBatchDialog } from '#kit/record/LazyBatchDialog';
import type { batchMachine } from '#machines/batch/batch.machine';
import { type BatchActor, useBatch } from '#machines/batch/batch.react';
import { userName } from './user-columns';

type ModerationAction = 'suspend' | 'resume';

export interface Moderation {
  batch: BatchActor;
  ask(action: ModerationAction, asked: readonly User[]): void;
}

export const MODERATION_WORDS: Readonly<Record<ModerationAction, BatchWords>> = {
  suspend: {
    title: 'people.suspend.title',
    text: 'people.suspend.text',
    confirm: 'people.suspend.confirm',
    tone: 'danger',
  },
  resume: {
    title: 'people.resume.title',
    text: 'people.resume.text',
    confirm: 'people.resume.confirm',
    tone: 'primary',
  },
};

/** Keeps users from signing in, or lets them again; whoever was refused stays chosen. */
export function useModeration({ choose }: Selection): Moderation {
  const scope = useScope();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const latest = useRef(choose);
  useEffect(function keepLatest() {
    latest.current = choose;
  });
  const effects = useMemo(
    () => ({
      async perform(action: string, id: number, signal: AbortSignal) {
        const endpoint = action === 'suspend' ? users.suspend : users.resume;
        await scope.call(endpoint, { params: { city: scope.city, id }, signal, quiet: true });
      },
    }),
    [scope],
  );
  const batch = useBatch(
    effects,
    useCallback(
      ({ action, done, left }: EmittedFrom<typeof batchMachine>) => {
        if (done.length > 0) {
          toasts.show('success', { messageId: `people.${action}.done`, values: { count: done.length } });
        }
        latest.current(left);
        // also after a refusal: somebody else may have changed the row meanwhile
        void queryClient.invalidateQueries({ queryKey: userKeys.all(scope) });
      },
      [toasts, queryClient, scope],
    ),
  );
  return {
    batch,
    ask(action, asked) {
      const rows = asked.map((user) => ({ id: user.id, name: userName(user) }));
      loadBatchDialog().then(
        () => batch.send({ type: 'ask', action, rows }),
        () => toasts.show('error', { messageId: 'common.partMissing' }),
      );
    },
  };
}
