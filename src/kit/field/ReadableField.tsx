import { createContext, type ReactNode, useContext } from 'react';
import { useController } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';

interface ClosedFields {
  /** Names of the fields whose value is unknown. */
  names: readonly string[];
  /** Lets the user enter a new value. */
  open(name: string): void;
}

const ClosedFieldsContext = createContext<ClosedFields>({ names: [], open() {} });
export const ClosedFieldsProvider = ClosedFieldsContext.Provider;

interface ReadableFieldProps {
  name: string;
  /** Message id. */
  label: string;
  children: ReactNode;
}

/**
 * A field, closed while the value of its record is unknown: what nobody has seen is only overwritten
 * after the user has opened the field.
 */
export function ReadableField({ name, label, children }: ReadableFieldProps) {
  const { names, open } = useContext(ClosedFieldsContext);
  return names.includes(name) ? (
    <ClosedField name={name} label={label} onOpen={() => open(name)} />
  ) : (
    children
  );
}

function ClosedField({ name, label, onOpen }: Omit<ReadableFieldProps, 'children'> & { onOpen: () => void }) {
  const { field, fieldState } = useController({ name });
  return (
    <div className={fieldState.error === undefined ? 'field' : 'field invalid'} data-field={name}>
      <div className="field-head">
        <span className="label">
          <span>
            <FormattedMessage id={label} />
          </span>
        </span>
      </div>
      <p className="field-error" role="status">
        <FormattedMessage id="field.unread" />
      </p>
      <button ref={(element) => field.ref(element)} type="button" className="button small" onClick={onOpen}>
        <FormattedMessage id="field.unread.enter" />
      </button>
    </div>
  );
}
