import { type Combo, comboProblems, comboValues } from '#domain/offers/combo';
import { ProductFields } from '#kit/form/ProductFields';
import type { ResourceFormProps } from '#kit/resource/define-resource';
import { ResourceForm } from '#kit/resource/ResourceForm';

/** What the form holds: beside what is typed the list it stands in, which is sent as it was read. */
export type PublishedFields = ReturnType<typeof comboValues> & { supported: boolean };

const EMPTY: PublishedFields = { name: '', description: '', price: null, supported: false };

/** A published product, in whichever list it stands. */
export default function PublishedForm(props: ResourceFormProps<Combo, PublishedFields>) {
  return (
    <ResourceForm
      {...props}
      empty={EMPTY}
      valuesOf={(combo) => ({ ...comboValues(combo), supported: combo.supported === true })}
      problemsOf={comboProblems}
    >
      <ProductFields />
    </ResourceForm>
  );
}
