import { type Category, CategoryDraft } from '#domain/offers/category';
import { TextField } from '#kit/field/TextField';
import type { ResourceFormProps } from '#kit/resource/define-resource';
import { ResourceForm } from '#kit/resource/ResourceForm';

export default function CategoryForm(props: ResourceFormProps<Category, CategoryDraft>) {
  return (
    <ResourceForm {...props} empty={{ name: '' }} valuesOf={({ name }) => ({ name })} rules={CategoryDraft}>
      <TextField name="name" label="genre.category" />
    </ResourceForm>
  );
}
