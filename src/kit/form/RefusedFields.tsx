import { useState } from 'react';
import {
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  type UseFormReturn,
  useFormState,
} from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { Lines } from '#kit/field/FieldFrame';
import { labelOf } from './shown-field';

/**
 * Lists the refused fields after a submit; each entry focuses its field. A single refused field has the focus
 * already. Corrected fields stay in the list, so that nothing moves under the pointer.
 */
export function RefusedFields<Draft extends FieldValues>({ form }: { form: UseFormReturn<Draft> }) {
  const { errors, submitCount } = useFormState({ control: form.control });
  const [listedFields, setListedFields] = useState<ListedFields>({ submit: 0, names: [] });
  const wrongFields = pathsOf(errors);
  const listedNames = submitCount === listedFields.submit ? listedFields.names : [];
  const names = [...listedNames, ...wrongFields.filter((name) => !listedNames.includes(name))];
  if (submitCount !== listedFields.submit || names.length !== listedNames.length) {
    setListedFields({ submit: submitCount, names });
  }
  if (submitCount === 0 || wrongFields.length === 0 || names.length < 2) return null;
  return (
    <section className="form-problems">
      <p>
        <FormattedMessage id="form.refused" values={{ count: wrongFields.length }} />
      </p>
      <ul>
        {names.map((name) => {
          const label = labelOf(name);
          const text: unknown = get(errors, `${name}.message`);
          if (typeof text !== 'string') {
            return (
              <li key={name} className="mended">
                {label}
              </li>
            );
          }
          const lines = <Lines text={text} />;
          if (label === null) return <li key={name}>{lines}</li>;
          return (
            <li key={name}>
              <button type="button" onClick={() => form.setFocus(name as Path<Draft>)}>
                <FormattedMessage id="problem.atField" values={{ field: label, text: lines }} />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Includes fields within parts: `time_range.0.end`. */
function pathsOf(errors: FieldErrors, parentPath = ''): string[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    const path = `${parentPath}${name}`;
    if (typeof error?.message === 'string') return [path];
    // an error whose `ref` is an element belongs to a field, any other object is a part
    const isPart = typeof error === 'object' && !('ref' in error && error.ref instanceof Element);
    return isPart ? pathsOf(error as FieldErrors, `${path}.`) : [];
  });
}

interface ListedFields {
  submit: number;
  names: readonly string[];
}
