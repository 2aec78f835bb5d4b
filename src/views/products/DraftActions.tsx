import type { Combo, ComboDraft } from '#domain/offers/combo';
import { productName } from '#kit/column/product-columns';
import { RowAction } from '#kit/overlay/RowAction';
import { RowButtons } from '#kit/resource/ResourceDetail';
import type { ResourceController } from '#kit/resource/use-resource-controller';
import type { DraftFields } from './ProductForm';

interface DraftActionsProps {
  controller: ResourceController<Combo, ComboDraft, DraftFields>;
  draft: Combo;
  onPublish: (drafts: readonly Combo[]) => void;
}

export function DraftActions({ controller, draft, onPublish }: DraftActionsProps) {
  return (
    <>
      <RowAction
        verb="productDraft.publish"
        name={productName(draft)}
        icon="pi pi-eye"
        onClick={() => onPublish([draft])}
      />
      <RowButtons {...controller} row={draft} />
    </>
  );
}
