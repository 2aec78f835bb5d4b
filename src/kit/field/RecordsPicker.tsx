import { useId } from 'react';
import { useController } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFieldRule } from '#kit/context/field-rule';
import { FieldFrame } from './FieldFrame';
import { type Picked, RecordCombobox } from './RecordCombobox';
import type { RecordPickerProps } from './RecordPicker';

/** Several different records, chosen one after the other; the form holds them with their names. */
export function RecordsPicker<Row>(props: RecordPickerProps<Row, Picked>) {
  const { name, label, of, choiceOf, noteOf } = props;
  const { required } = useFieldRule(props);
  const id = useId();
  const intl = useIntl();
  const { field, fieldState } = useController<Record<string, readonly Picked[]>>({ name });
  const pickedRecords = field.value ?? [];
  const error = fieldState.error?.message;
  return (
    <FieldFrame name={name} id={id} label={label} required={required} error={error}>
      {pickedRecords.length > 0 ? (
        <ul className="picked-records">
          {pickedRecords.map((record) => (
            <li key={record.id}>
              <button
                type="button"
                className="tag"
                aria-label={intl.formatMessage({ id: 'upload.remove' }, { name: record.name })}
                onClick={() => field.onChange(pickedRecords.filter(({ id: other }) => other !== record.id))}
              >
                {record.name}
                <span className="pi pi-times" aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <RecordCombobox
        id={id}
        name={name}
        required={required}
        invalid={error !== undefined}
        picked={null}
        onPick={(choice) => {
          if (choice && !pickedRecords.some((record) => record.id === choice.id))
            field.onChange([...pickedRecords, choice]);
        }}
        onBlur={field.onBlur}
        inputRef={(element) => field.ref(element)}
        of={of}
        choiceOf={choiceOf}
        noteOf={noteOf}
      />
      <p className="visually-hidden" role="status">
        <FormattedMessage id="picker.count" values={{ count: pickedRecords.length }} />
      </p>
    </FieldFrame>
  );
}
