import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { EmittedFrom } from 'xstate';
import type { Advertisement } from '#domain/offers/advertisement';
import { useToasts } from '#kit/context/app-services';
import type { BatchWords } from '#kit/record/BatchDialog';
import { loadBatchDialog } from '#kit/record/LazyBatchDialog';
import type { batchMachine } from '#machines/batch/batch.machine';
import { type BatchActor, useBatch } from '#machines/batch/batch.react';
import { adName } from './ad-name';
import { useAdvertisementEffects } from './use-publishing';

export type BulkAction = 'publish' | 'unpublish';

const wordsOf = (action: BulkAction, tone: BatchWords['tone']): BatchWords => ({
  title: `advertisement.bulk.${action}.title`,
  text: `advertisement.bulk.${action}.text`,
  confirm: `advertisement.${action}`,
  tone,
});

export const BULK_WORDS: Readonly<Record<BulkAction, BatchWords>> = {
  publish: wordsOf('publish', 'primary'),
  unpublish: wordsOf('unpublish', 'danger'),
};

export interface BulkPublishing {
  batch: BatchActor;
  ask(action: BulkAction, ads: readonly Advertisement[]): void;
}

/** Asks, does it ad by ad, and tells what became of each; `keepChosen` gets those that were refused. */
export function useBulkPublishing(keepChosen: (left: readonly number[]) => void): BulkPublishing {
  const toasts = useToasts();
  const publishing = useAdvertisementEffects({ quiet: true });
  const latest = useRef(keepChosen);
  useEffect(function keepLatest() {
    latest.current = keepChosen;
  });
  const effects = useMemo(
    () => ({
      perform: (action: string, id: number, signal: AbortSignal) =>
        publishing[action as BulkAction](id, signal),
    }),
    [publishing],
  );
  const batch = useBatch(
    effects,
    useCallback(
      ({ action, done, left }: EmittedFrom<typeof batchMachine>) => {
        if (done.length > 0) {
          const values = { count: done.length };
          toasts.show('success', { messageId: `advertisement.bulk.${action as BulkAction}.done`, values });
        }
        latest.current(left);
      },
      [toasts],
    ),
  );
  return {
    batch,
    ask(action, ads) {
      const rows = ads.map((ad) => ({ id: ad.id, name: adName(ad) }));
      loadBatchDialog().then(
        () => batch.send({ type: 'ask', action, rows }),
        () => toasts.show('error', { messageId: 'common.partMissing' }),
      );
    },
  };
}
