import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { FieldError } from '#kit/field/FieldFrame';
import './form-part.css';

interface FormPartsProps {
  /** Of the list in the form. */
  name: string;
  /** Message ids: what they are, and what adds one. */
  title: string;
  add: string;
  /** What is wrong with all of them together. */
  error?: string | undefined;
  onAdd: () => void;
  /** `FormPart`s. */
  children: ReactNode;
}

/** Parts of one kind that a form has one or more of. */
export const FormParts = ({ name, title, add, error, onAdd, children }: FormPartsProps) => (
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
);
