import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import './tab-links.css';

interface TabLinksProps {
  /** Message id of the navigation's accessible name. */
  label: string;
  /** `title`: a message id. */
  parts: readonly { href: string; title: string; current: boolean }[];
}

/** Links to the parts of a page, each with its own address. */
export function TabLinks({ label, parts }: TabLinksProps) {
  const name = useIntl().formatMessage({ id: label });
  return (
    <nav className="tab-links" aria-label={name}>
      {parts.map(({ href, title, current }) => (
        <Link key={href} href={href} aria-current={current ? 'page' : undefined}>
          <FormattedMessage id={title} />
        </Link>
      ))}
    </nav>
  );
}
