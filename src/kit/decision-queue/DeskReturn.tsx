import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { useSearch } from '#kit/context/app-services';
import { useScope } from '#kit/context/scope';

/** The address of a page that leads back to the desk, with the kind of tasks that it shows. */
export const fromDesk = (href: string, kind: string | null): string =>
  `${href}&via=desk${kind === null ? '' : `&kind=${kind}`}`;

/** The way back, on a page that was opened from the desk. */
export function DeskReturn() {
  const { city } = useScope();
  const parameters = useSearch();
  if (parameters.get('via') !== 'desk') return null;
  const kind = parameters.get('kind');
  return (
    <Link
      className="button"
      href={`/${city}/desk${kind === null ? '' : `?kind=${encodeURIComponent(kind)}`}`}
    >
      <span className="pi pi-arrow-left" aria-hidden="true" />
      <FormattedMessage id="desk.return" />
    </Link>
  );
}
