import { useFormContext } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { masterSource } from '#api/offers/combo-sources';
import { DESCRIPTION_MAX, NUMBER_DIGITS_MAX, TITLE_MAX } from '#domain/base/limits';
import { type Combo, comboProblems } from '#domain/offers/combo';
import { useCompany } from '#kit/context/use-company';
import { NumberField } from '#kit/field/NumberField';
import type { Picked } from '#kit/field/RecordCombobox';
import { RecordPicker } from '#kit/field/RecordPicker';
import { TextField } from '#kit/field/TextField';
import type { ResourceFormProps } from '#kit/resource/define-resource';
import { ResourceForm } from '#kit/resource/ResourceForm';
import { moneyText } from '#kit/services/money';

interface Words {
  name: string;
  description: string;
  price: number | null;
}

/** What the form holds: beside a draft's words the product it started as, which is sent nowhere. */
export interface ProductFields extends Words {
  master: (Picked & { words: Words }) | null;
}

const EMPTY: ProductFields = { master: null, name: '', description: '', price: null };

/** R-ENT-17; a new one may start as a product there is. */
export default function ProductForm(props: ResourceFormProps<Combo, ProductFields>) {
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
      wordsOf={(combo) => ({ master: null, ...wordsOf(combo) })}
      problemsOf={comboProblems}
    >
      {mode === 'create' && company !== null ? <MasterPicker company={company} /> : null}
      <TextField name="name" label="product.name" max={TITLE_MAX} required />
      <TextField name="description" label="product.description" max={DESCRIPTION_MAX} rows={5} />
      <NumberField name="price" label="field.priceInYen" digits={NUMBER_DIGITS_MAX} />
    </ResourceForm>
  );
}

function MasterPicker({ company }: { company: string }) {
  const { setValue } = useFormContext<ProductFields>();
  return (
    <RecordPicker
      name="master"
      label="productDraft.master"
      hint="productDraft.masterHint"
      of={masterSource(company)}
      choiceOf={(combo) => ({ id: combo.id, name: combo.name || `#${combo.id}`, words: wordsOf(combo) })}
      noteOf={({ price }) => (price == null ? '' : moneyText(price))}
      onPick={(choice) => {
        if (choice === null) return;
        const { name, description, price } = choice.words;
        setValue('name', name, FILLED);
        setValue('description', description, FILLED);
        setValue('price', price, FILLED);
      }}
    />
  );
}

const FILLED = { shouldDirty: true, shouldValidate: true };

const wordsOf = ({ name, description, price }: Combo): Words => ({
  name: name ?? '',
  description: description ?? '',
  price: price ?? null,
});
