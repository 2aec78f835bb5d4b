import { DESCRIPTION_MAX, NUMBER_DIGITS_MAX, TITLE_MAX } from '#domain/base/limits';
import { type MenuItem, type MenuItemValues, menuItemProblems } from '#domain/offers/menu-item';
import { NumberField } from '#kit/field/NumberField';
import { TextField } from '#kit/field/TextField';
import type { ResourceFormProps } from '#kit/resource/define-resource';
import { ResourceForm } from '#kit/resource/ResourceForm';

const EMPTY: MenuItemValues = { name: '', description: '', price: null };

export default function MenuItemForm(props: ResourceFormProps<MenuItem, MenuItemValues>) {
  return (
    <ResourceForm {...props} empty={EMPTY} valuesOf={valuesOf} problemsOf={menuItemProblems}>
      <TextField name="name" label="menuItem.name" max={TITLE_MAX} required />
      <TextField name="description" label="menuItem.description" max={DESCRIPTION_MAX} rows={4} />
      <NumberField name="price" label="field.priceInYen" digits={NUMBER_DIGITS_MAX} />
    </ResourceForm>
  );
}

const valuesOf = ({ name, description, price }: MenuItem): MenuItemValues => ({
  name: name ?? '',
  description: description ?? '',
  price: price ?? null,
});
