import { genreSource } from '#api/offers/genres';
import { type Genre, GenreDraft, genreProblems } from '#domain/offers/genre';
import type { Picked } from '#kit/field/RecordCombobox';
import { RecordPicker } from '#kit/field/RecordPicker';
import { TextField } from '#kit/field/TextField';
import type { ResourceFormProps } from '#kit/resource/define-resource';
import { ResourceForm } from '#kit/resource/ResourceForm';

/** Form values: the parent genre with its name. */
export type GenreFields = Omit<GenreDraft, 'parent'> & { parent: Picked | null };

const EMPTY: GenreFields = { name: '', parent: null };

export default function GenreForm(props: ResourceFormProps<Genre, GenreFields>) {
  const id = props.mode === 'edit' ? (props.row?.id ?? null) : null;
  return (
    <ResourceForm
      {...props}
      empty={EMPTY}
      valuesOf={valuesOf}
      rules={GenreDraft}
      problemsOf={({ name, parent }) => genreProblems({ name }, { id, ancestors: parent ? [parent.id] : [] })}
    >
      <TextField name="name" label="genre.name" />
      <RecordPicker
        name="parent"
        label="genre.parent"
        of={genreSource}
        choiceOf={(row) => ({ id: row.id, name: row.path || row.name })}
      />
    </ResourceForm>
  );
}

const valuesOf = ({ name, parent, path }: Genre): GenreFields => ({
  name,
  parent:
    parent === null ? null : { id: parent, name: path?.split('/').slice(0, -1).join('/') || `#${parent}` },
});
