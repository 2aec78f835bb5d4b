import { useFormContext } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { masterSource } from '#api/offers/combo-sources';
import { type Combo, ComboDraft, comboValues } from '#domain/offers/combo';
import { useCompany } from '#kit/context/use-company';
import type { Picked } from '#kit/field/RecordCombobox';
import { RecordPicker } from '#kit/field/RecordPicker';
import type { ResourceFormProps } from '#kit/resource/define-resource';
import { ResourceForm } from '#kit/resource/ResourceForm';
import { moneyText } from '#kit/services/money';
import { ProductFields } from '#records/product/ProductFields';

type ComboValues = ReturnType<typeof comboValues>;

/** Form values: the values of a draft, and the product from which it started, which is never sent. */
export interface DraftFields extends ComboValues {
  master: (Picked & { values: ComboValues }) | null;
}

const EMPTY: DraftFields = { master: null, name: '', description: '', price: null };

/** R-ENT-17; a new draft may start from an existing product. */
export default function ProductForm(props: ResourceFormProps<Combo, DraftFields>) {
  const { row, mode } = props;
  const { company } = useCompany();
  if (row && mode === 'edit' && !row.is_draft) {
    return (
      <p className="records-note">
        <FormattedMessage id="productDraft.publishedAlready" />
      </p>
    );
  }
  return (
    <ResourceForm
      {...props}
      empty={EMPTY}
      valuesOf={(combo) => ({ master: null, ...comboValues(combo) })}
      sources={FIELD_SOURCES}
      rules={ComboDraft}
    >
      {mode === 'create' && company !== null ? <MasterPicker company={company} /> : null}
      <ProductFields />
    </ResourceForm>
  );
}

function MasterPicker({ company }: { company: string }) {
  const { setValue } = useFormContext<DraftFields>();
  return (
    <RecordPicker
      name="master"
      label="productDraft.master"
      hint={{ messageId: 'productDraft.masterHint' }}
      of={masterSource(company)}
      choiceOf={(combo) => ({ id: combo.id, name: combo.name || `#${combo.id}`, values: comboValues(combo) })}
      noteOf={({ price }) => (price == null ? '' : moneyText(price))}
      onPick={(choice) => {
        if (choice === null) return;
        const { name, description, price } = choice.values;
        setValue('name', name, FILL_OPTIONS);
        setValue('description', description, FILL_OPTIONS);
        setValue('price', price, FILL_OPTIONS);
      }}
    />
  );
}

const FILL_OPTIONS = { shouldDirty: true, shouldValidate: true };

/** The published product that fills the form is no field of the draft. */
const FIELD_SOURCES = { master: null } as const;
