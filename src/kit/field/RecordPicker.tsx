import { useId } from 'react';
import { useController } from 'react-hook-form';
import type { Source } from '#api/http/source';
import { FieldFrame } from './FieldFrame';
import { type Picked, RecordCombobox } from './RecordCombobox';

export interface RecordPickerProps<Row, Choice extends Picked> {
  name: string;
  /** Message id. */
  label: string;
  required?: boolean;
  /** Where it is looked for. */
  of: Pick<Source<Row, never>, 'list'>;
  choiceOf: (row: Row) => Choice;
  /** Tells apart those of one name. */
  noteOf?: (row: Row) => string;
}

/** One record; the form holds it with its name, or null. */
export function RecordPicker<Row, Choice extends Picked>(props: RecordPickerProps<Row, Choice>) {
  const { name, label, required = false, of, choiceOf, noteOf } = props;
  const id = useId();
  const { field, fieldState } = useController<Record<string, Choice | null>>({ name });
  const error = fieldState.error?.message;
  return (
    <FieldFrame id={id} label={label} required={required} error={error}>
      <RecordCombobox
        id={id}
        name={name}
        required={required}
        invalid={error !== undefined}
        // the form's own types know paths into it too
        picked={field.value as Choice | null}
        onPick={field.onChange}
        onBlur={field.onBlur}
        inputRef={(element) => field.ref(element)}
        of={of}
        choiceOf={choiceOf}
        noteOf={noteOf}
      />
    </FieldFrame>
  );
}
