import type { Picture } from '#domain/base/upload';
import { PACKAGE_STATES, type Package, PackageDraft, type PackageValues } from '#domain/offers/package';
import { ColourField } from '#kit/field/ColourField';
import { FieldPair } from '#kit/field/FieldPair';
import { NumberField } from '#kit/field/NumberField';
import { SelectField } from '#kit/field/SelectField';
import { TextField } from '#kit/field/TextField';
import type { ResourceFormProps } from '#kit/resource/define-resource';
import { ImageField } from '#kit/resource/ImageField';
import { ResourceForm } from '#kit/resource/ResourceForm';

export interface PackageFields extends PackageValues {
  image: Picture | null;
}

const EMPTY: PackageFields = {
  name: '',
  price: null,
  share_voucher_number: null,
  colour: '#409EFF',
  status: 'on_sale',
  image: null,
};

/** R-VAL-TEXT-05. */
export default function PackageForm(props: ResourceFormProps<Package, PackageFields>) {
  return (
    <ResourceForm {...props} empty={EMPTY} valuesOf={valuesOf} rules={PackageDraft}>
      <TextField name="name" label="package.name" />
      <FieldPair>
        <NumberField name="price" label="field.priceInYen" />
        <NumberField name="share_voucher_number" label="package.share_voucher_number" />
      </FieldPair>
      <FieldPair>
        <ColourField name="colour" label="package.colour" />
        <SelectField
          name="status"
          label="package.status"
          options={PACKAGE_STATES.map((value) => ({ value, label: `package.status.${value}` }))}
        />
      </FieldPair>
      <ImageField {...props} />
    </ResourceForm>
  );
}

const valuesOf = ({ id: _, status, ...values }: Package): PackageFields => ({
  ...values,
  status: status ?? '',
});
