import { useId } from 'react';
import { useController } from 'react-hook-form';
import type { Source } from '#api/http/source';
import { useFieldRule } from '#kit/context/field-rule';
import { FieldFrame, type Hint } from './FieldFrame';
import { type Picked, RecordCombobox } from './RecordCombobox';

export interface RecordPickerProps<Row, Choice extends Picked> {
  name: string;
  /** Message id. */
  label: string;
  required?: boolean;
  /** The effect of a choice in general, or of the current one. */
  hint?: Hint | undefined;
  /** The source whose list is searched. */
  of: Pick<Source<Row, never>, 'list'>;
  choiceOf: (row: Row) => Choice;
  /** Distinguishes records with the same name. */
  noteOf?: (row: Row) => string;
  /** Called when the user chooses or clears a record, not when a draft is restored. */
  onPick?: (choice: Choice | null) => void;
}

/** One record; the form holds it with its name, or null. */
export function RecordPicker<Row, Choice extends Picked>(props: RecordPickerProps<Row, Choice>) {
  const { name, label, hint, of, choiceOf, noteOf, onPick } = props;
  const { required } = useFieldRule(props);
  const id = useId();
  const { field, fieldState } = useController<Record<string, Choice | null>>({ name });
  const error = fieldState.error?.message;
  return (
    <FieldFrame name={name} id={id} label={label} required={required} error={error} hint={hint}>
      <RecordCombobox
        id={id}
        name={name}
        required={required}
        invalid={error !== undefined}
        // the form's type for this name includes paths into the choice
        picked={field.value as Choice | null}
        onPick={(choice) => {
          field.onChange(choice);
          onPick?.(choice);
        }}
        onBlur={field.onBlur}
        inputRef={(element) => field.ref(element)}
        of={of}
        choiceOf={choiceOf}
        noteOf={noteOf}
      />
    </FieldFrame>
  );
}
