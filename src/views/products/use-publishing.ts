import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { EmittedFrom } from 'xstate';
import { doneAlready } from '#api/http/problem';
import { changeCombo, comboKey, draftSource } from '#api/offers/combo-sources';

import { type Combo, movedTo } from '#domain/offers/combo';
import { productName } from '#kit/column/product-columns';
import { useToasts } from '#kit/context/app-services';
import { useScope } from '#kit/context/scope';
import type { BatchWords } from '#kit/record/BatchDialog';
import { removeRow } from '#kit/record/cached-rows';
import { loadBatchDialog } from '#kit/record/LazyBatchDialog';
import type { batchMachine } from '#machines/batch/batch.machine';
import { type BatchActor, useBatch } from '#machines/batch/batch.react';

export const PUBLISH_WORDS: Readonly<Record<string, BatchWords>> = {
  publish: {
    title: 'productDraft.publish.title',
    text: 'productDraft.publish.text',
    confirm: 'productDraft.publish',
    tone: 'primary',
  },
};

export interface Publishing {
  batch: BatchActor;
  ask(drafts: readonly Combo[]): void;
}

interface Options {
  company: string;
  /** Told what has become of them: those that are published, and those that are left. */
  onFinished(done: readonly number[], left: readonly number[]): void;
}

/** Asks, publishes draft by draft, one or several, and tells what became of each (R-CALL-18). */
export function usePublishing({ company, onFinished }: Options): Publishing {
  const scope = useScope();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const latest = useRef(onFinished);
  useEffect(function keepLatest() {
    latest.current = onFinished;
  });
  const effects = useMemo(
    () => ({
      async perform(_: string, id: number, signal: AbortSignal) {
        await changeCombo(scope, { company, id, signal, quiet: true }, (combo) => {
          if (!combo.is_draft) throw doneAlready('PUT combos/owner', 'productDraft.publishedAlready');
          return movedTo(combo, 'unsupported');
        });
        removeRow(queryClient, [...draftSource(company).key(scope), 'list'], id);
      },
    }),
    [scope, company, queryClient],
  );
  const batch = useBatch(
    effects,
    useCallback(
      ({ done, left }: EmittedFrom<typeof batchMachine>) => {
        // others may have been at the same drafts
        void queryClient.invalidateQueries({ queryKey: comboKey(company) });
        if (done.length > 0) {
          toasts.show('success', { messageId: 'productDraft.published', values: { count: done.length } });
        }
        latest.current(done, left);
      },
      [queryClient, company, toasts],
    ),
  );
  return {
    batch,
    ask(drafts) {
      const rows = drafts.map((combo) => ({ id: combo.id, name: productName(combo) }));
      loadBatchDialog().then(
        () => batch.send({ type: 'ask', action: 'publish', rows }),
        () => toasts.show('error', { messageId: 'common.partMissing' }),
      );
    },
  };
}
