import type { Advertisement } from '#domain/offers/advertisement';
import type { BatchTexts } from '#kit/batch/BatchDialog';
import { type BatchController, useBatchController } from '#kit/batch/use-batch-controller';
import { adName } from './ad-name';
import { useAdvertisementEffects } from './use-ad-publishing';

export type BulkAction = 'publish' | 'unpublish';

const textsOf = (action: BulkAction, tone: 'primary' | 'danger'): BatchTexts => ({
  title: `advertisement.bulk.${action}.title`,
  confirmation: { text: `advertisement.bulk.${action}.text`, confirm: `advertisement.${action}`, tone },
});

export const PUBLISHING_TEXTS: Readonly<Record<BulkAction, BatchTexts>> = {
  publish: textsOf('publish', 'primary'),
  unpublish: textsOf('unpublish', 'danger'),
};

export type BulkPublishing = BatchController<BulkAction, Advertisement>;

/** Publishes or unpublishes several ads. `selectRefused` receives the ids that were refused. */
export function useBulkPublishing(selectRefused: (refusedIds: readonly number[]) => void): BulkPublishing {
  const effects = useAdvertisementEffects({ quiet: true });
  return useBatchController<BulkAction, Advertisement>({
    nameOf: adName,
    perform: (action, id, signal) => effects[action](id, signal),
    done: (action) => `advertisement.bulk.${action}.done`,
    onFinished: ({ left }) => selectRefused(left),
  });
}
