import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';

interface CreateLinkProps {
  href: string;
  /** Message id. */
  label: string;
  values?: Record<string, string>;
}

/** To a new record: in a list's head, and where the list is empty. */
export const CreateLink = ({ href, label, values = {} }: CreateLinkProps) => (
  <Link className="button primary" href={href}>
    <span className="pi pi-plus" aria-hidden="true" />
    <FormattedMessage id={label} values={values} />
  </Link>
);
