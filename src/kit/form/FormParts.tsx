import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { FieldError } from '#kit/field/FieldFrame';
import { ReadableField } from '#kit/field/ReadableField';
import './form-part.css';

interface FormPartsProps {
  /** The name of the list in the form. */
  name: string;
  /** Message ids of the heading and of the button that adds a part. */
  title: string;
  add: string;
  /** The error of the list as a whole. */
  error?: string | undefined;
  onAdd: () => void;
  /** `FormPart`s. */
  children: ReactNode;
}

/** One or more parts of the same kind in a form. */
export const FormParts = ({ name, title, add, error, onAdd, children }: FormPartsProps) => (
  <ReadableField name={name} label={title}>
    <section className="form-parts" data-field={name}>
      <h3>
        <FormattedMessage id={title} />
      </h3>
      {children}
      <FieldError text={error} />
      <button type="button" className="button small" onClick={onAdd}>
        <span className="pi pi-plus" aria-hidden="true" />
        <FormattedMessage id={add} />
      </button>
    </section>
  </ReadableField>
);
