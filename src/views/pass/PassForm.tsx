import { PASS_NAME_MAX, PASS_PRICE_MAX } from '#domain/base/limits';
import { type PassPackage, type PassPackageWords, passPackageProblems } from '#domain/offers/pass-package';
import { NumberField } from '#kit/field/NumberField';
import { TextField } from '#kit/field/TextField';
import type { ResourceFormProps } from '#kit/resource/define-resource';
import { ResourceForm } from '#kit/resource/ResourceForm';

const EMPTY: PassPackageWords = { name: '', price: null };

/** R-VAL-CONTENT-08, 09. */
export default function PassForm(props: ResourceFormProps<PassPackage, PassPackageWords>) {
  return (
    <ResourceForm {...props} empty={EMPTY} wordsOf={wordsOf} problemsOf={passPackageProblems}>
      <TextField name="name" label="passPackage.name" max={PASS_NAME_MAX} required />
      <NumberField name="price" label="field.priceInYen" digits={PASS_PRICE_MAX} required />
    </ResourceForm>
  );
}

const wordsOf = ({ name, price }: PassPackage): PassPackageWords => ({ name, price });
