import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { IconButton } from '#kit/page/IconButton';
import './form-part.css';

interface FormPartProps {
  /** Message id: what it is, and which of them. */
  title: string;
  number: number;
  /** Message id of what takes it out. */
  removal: string;
  /** Without it the part has to stay. */
  onRemove?: (() => void) | undefined;
  children: ReactNode;
}

/** One of several parts that a form has of a kind: a period, a chosen ad with its number. */
export function FormPart({ title, number, removal, onRemove, children }: FormPartProps) {
  const intl = useIntl();
  return (
    <fieldset className="form-part">
      <legend>
        <FormattedMessage id={title} values={{ number }} />
      </legend>
      {children}
      {onRemove ? (
        <IconButton
          label={intl.formatMessage({ id: removal }, { number })}
          icon="pi pi-times"
          onClick={onRemove}
        />
      ) : null}
    </fieldset>
  );
}
