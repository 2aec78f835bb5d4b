import { useQueryClient } from '@tanstack/react-query';
import { doneAlready } from '#api/http/problem';
import { changeCombo, comboKey, draftSource } from '#api/offers/combo-sources';
import { type Combo, movedTo } from '#domain/offers/combo';
import type { BatchTexts } from '#kit/batch/BatchDialog';
import { type BatchController, useBatchController } from '#kit/batch/use-batch-controller';
import { useScope } from '#kit/context/scope';
import { removeRow } from '#kit/record/cached-rows';
import { productName } from '#records/product/product-columns';

export const PUBLISH_TEXTS: Readonly<Record<string, BatchTexts>> = {
  publish: {
    title: 'productDraft.publish.title',
    confirmation: {
      text: 'productDraft.publish.text',
      confirm: 'productDraft.publish',
      tone: 'primary',
    },
  },
};

export type Publishing = BatchController<'publish', Combo>;

interface DraftPublishingOptions {
  company: string;
  /** Called with the ids that are published and the ids that are left. */
  onFinished(done: readonly number[], left: readonly number[]): void;
}

/** Publishes one or several drafts (R-CALL-18). */
export function useDraftPublishing({ company, onFinished }: DraftPublishingOptions): Publishing {
  const scope = useScope();
  const queryClient = useQueryClient();
  return useBatchController<'publish', Combo>({
    nameOf: productName,
    async perform(_, id, signal) {
      await changeCombo(scope, { company, id, signal, quiet: true }, (combo) => {
        if (!combo.is_draft) throw doneAlready('PUT combos/owner', 'productDraft.publishedAlready');
        return movedTo(combo, 'unsupported');
      });
      removeRow(queryClient, [...draftSource(company).key(scope), 'list'], id);
    },
    done: () => 'productDraft.published',
    onFinished({ done, left }) {
      void queryClient.invalidateQueries({ queryKey: comboKey(company) });
      onFinished(done, left);
    },
  });
}
