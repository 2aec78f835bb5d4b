import type { Combo, ComboDraft } from '#domain/offers/combo';
import { DueAction } from '#kit/list/row/DueAction';
import { RowActions } from '#kit/list/row/RowActions';
import { RowButtons } from '#kit/resource/ResourceDetail';
import type { ResourceController } from '#kit/resource/use-resource-controller';
import { productName } from '#records/product/product-columns';
import type { DraftFields } from './ProductForm';

interface DraftActionsProps {
  controller: ResourceController<Combo, ComboDraft, DraftFields>;
  draft: Combo;
  onPublish: (drafts: readonly Combo[]) => void;
}

export function DraftActions({ controller, draft, onPublish }: DraftActionsProps) {
  const name = productName(draft);
  return (
    <RowActions
      name={name}
      due={
        <DueAction
          verb="productDraft.publish"
          name={name}
          icon="pi pi-eye"
          onClick={() => onPublish([draft])}
        />
      }
    >
      <RowButtons {...controller} row={draft} />
    </RowActions>
  );
}
