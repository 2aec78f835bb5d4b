import { type PassPackage, PassPackageDraft, type PassPackageValues } from '#domain/offers/pass-package';
import { NumberField } from '#kit/field/NumberField';
import { TextField } from '#kit/field/TextField';
import type { ResourceFormProps } from '#kit/resource/define-resource';
import { ResourceForm } from '#kit/resource/ResourceForm';

const EMPTY: PassPackageValues = { name: '', price: null };

/** R-VAL-CONTENT-08, 09. */
export default function PassForm(props: ResourceFormProps<PassPackage, PassPackageValues>) {
  return (
    <ResourceForm {...props} empty={EMPTY} valuesOf={valuesOf} rules={PassPackageDraft}>
      <TextField name="name" label="passPackage.name" />
      <NumberField name="price" label="field.priceInYen" />
    </ResourceForm>
  );
}

const valuesOf = ({ name, price }: PassPackage): PassPackageValues => ({ name, price });
