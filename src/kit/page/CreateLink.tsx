import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';

interface CreateLinkProps {
  href: string;
  /** Message id. */
  label: string;
  values?: Record<string, string>;
}

/** A link to a new record, in a list's head and in an empty list. */
export const CreateLink = ({ href, label, values = {} }: CreateLinkProps) => (
  <Link className="button primary" href={href}>
    <span className="pi pi-plus" aria-hidden="true" />
    <FormattedMessage id={label} values={values} />
  </Link>
);
