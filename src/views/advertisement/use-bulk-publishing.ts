import type { Advertisement } from '#domain/offers/advertisement';
import type { BatchWords } from '#kit/batch/BatchDialog';
import { type BatchDesk, useBatchDesk } from '#kit/batch/use-batch-desk';
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

export type BulkPublishing = BatchDesk<BulkAction, Advertisement>;

/** Publishes ads, or takes them back; `keepChosen` gets those that were refused. */
export function useBulkPublishing(keepChosen: (left: readonly number[]) => void): BulkPublishing {
  const publishing = useAdvertisementEffects({ quiet: true });
  return useBatchDesk<BulkAction, Advertisement>({
    nameOf: adName,
    perform: (action, id, signal) => publishing[action](id, signal),
    done: (action) => `advertisement.bulk.${action}.done`,
    onFinished: ({ left }) => keepChosen(left),
  });
}
