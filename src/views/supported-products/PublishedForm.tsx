import { type Combo, ComboDraft, comboValues } from '#domain/offers/combo';
import type { ResourceFormProps } from '#kit/resource/define-resource';
import { ResourceForm } from '#kit/resource/ResourceForm';
import { ProductFields } from '#records/product/ProductFields';

/** Form values: the typed values, and the list of the product, which is sent as it was read. */
export type PublishedFields = ReturnType<typeof comboValues> & { supported: boolean };

const EMPTY: PublishedFields = { name: '', description: '', price: null, supported: false };

/** A published product of either list. */
export default function PublishedForm(props: ResourceFormProps<Combo, PublishedFields>) {
  return (
    <ResourceForm
      {...props}
      empty={EMPTY}
      valuesOf={(combo) => ({ ...comboValues(combo), supported: combo.supported === true })}
      rules={ComboDraft}
    >
      <ProductFields />
    </ResourceForm>
  );
}
