import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { IconButton } from '#kit/page/IconButton';
import './form-part.css';

interface FormPartProps {
  /** Message id of the part's title, which contains `number`. */
  title: string;
  number: number;
  /** Message id of the button that removes the part. */
  removal: string;
  /** Without it the part cannot be removed. */
  onRemove?: (() => void) | undefined;
  children: ReactNode;
}

/** One of several parts of the same kind in a form: a period, or a chosen ad with its number. */
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
