import { useId } from 'react';
import type { Field } from '#mocks/backend/db/fields-of';

interface FieldInputProps {
  field: Field;
  value: string;
  /** Empty when the value is legal. */
  problem: string;
  emptyText: string;
  onChange(value: string): void;
}

/** One field of a row, by its kind: lists and objects are JSON. */
export function FieldInput({ field, value, problem, emptyText, onChange }: FieldInputProps) {
  const id = useId();
  const inputProps = {
    id,
    value,
    'aria-invalid': problem !== '',
    'aria-describedby': problem === '' ? undefined : `${id}-problem`,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  const choices = choicesOf(field);
  return (
    <div className="field">
      <label htmlFor={id}>{field.name}</label>
      {choices !== null ? (
        <select {...inputProps}>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice === '' ? emptyText : choice}
            </option>
          ))}
        </select>
      ) : needsTextArea(field, value) ? (
        <textarea {...inputProps} rows={4} spellCheck={false} />
      ) : (
        <input
          {...inputProps}
          inputMode={field.kind === 'number' ? 'decimal' : undefined}
          spellCheck={false}
          autoComplete="off"
        />
      )}
      {problem === '' ? null : (
        <p id={`${id}-problem`} className="warning">
          {problem}
        </p>
      )}
    </div>
  );
}

function choicesOf({ kind, isOptional, choices }: Field): readonly string[] | null {
  if (kind !== 'flag' && kind !== 'enum') return null;
  return [...new Set([...(isOptional ? [''] : []), ...(kind === 'flag' ? ['true', 'false'] : choices)])];
}

/** A field of one line that is being typed into keeps its element up to a length that no title has. */
const needsTextArea = ({ kind, name }: Field, value: string): boolean =>
  kind === 'list' ||
  kind === 'object' ||
  /content|description|text$|condition/.test(name) ||
  value.length > 200;
