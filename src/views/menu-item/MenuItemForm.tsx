import { DESCRIPTION_MAX, NUMBER_DIGITS_MAX, TITLE_MAX } from '#domain/base/limits';
import { type MenuItem, type MenuItemWords, menuItemProblems } from '#domain/offers/menu-item';
import { NumberField } from '#kit/field/NumberField';
import { TextField } from '#kit/field/TextField';
import type { ResourceFormProps } from '#kit/resource/define-resource';
import { ResourceForm } from '#kit/resource/ResourceForm';

const EMPTY: MenuItemWords = { name: '', description: '', price: null };

export default function MenuItemForm(props: ResourceFormProps<MenuItem, MenuItemWords>) {
  return (
    <ResourceForm {...props} empty={EMPTY} wordsOf={wordsOf} problemsOf={menuItemProblems}>
      <TextField name="name" label="menuItem.name" max={TITLE_MAX} required />
      <TextField name="description" label="menuItem.description" max={DESCRIPTION_MAX} rows={4} />
      <NumberField name="price" label="field.priceInYen" digits={NUMBER_DIGITS_MAX} />
    </ResourceForm>
  );
}

const wordsOf = ({ name, description, price }: MenuItem): MenuItemWords => ({
  name: name ?? '',
  description: description ?? '',
  price: price ?? null,
});
