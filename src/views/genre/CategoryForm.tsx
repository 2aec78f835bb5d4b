import { TITLE_MAX } from '#domain/base/limits';
import { type Category, type CategoryDraft, categoryProblems } from '#domain/offers/category';
import { TextField } from '#kit/field/TextField';
import type { ResourceFormProps } from '#kit/resource/define-resource';
import { ResourceForm } from '#kit/resource/ResourceForm';

export default function CategoryForm(props: ResourceFormProps<Category, CategoryDraft>) {
  return (
    <ResourceForm
      {...props}
      empty={{ name: '' }}
      valuesOf={({ name }) => ({ name })}
      problemsOf={categoryProblems}
    >
      <TextField name="name" label="genre.category" max={TITLE_MAX} required />
    </ResourceForm>
  );
}
