import { type MenuItem, MenuItemDraft, type MenuItemValues } from '#domain/offers/menu-item';
import { NumberField } from '#kit/field/NumberField';
import { TextField } from '#kit/field/TextField';
import type { ResourceFormProps } from '#kit/resource/define-resource';
import { ResourceForm } from '#kit/resource/ResourceForm';

const EMPTY: MenuItemValues = { name: '', description: '', price: null };

export default function MenuItemForm(props: ResourceFormProps<MenuItem, MenuItemValues>) {
  return (
    <ResourceForm {...props} empty={EMPTY} valuesOf={valuesOf} rules={MenuItemDraft}>
      <TextField name="name" label="menuItem.name" />
      <TextField name="description" label="menuItem.description" rows={4} />
      <NumberField name="price" label="field.priceInYen" />
    </ResourceForm>
  );
}

const valuesOf = ({ name, description, price }: MenuItem): MenuItemValues => ({
  name: name ?? '',
  description: description ?? '',
  price: price ?? null,
});
