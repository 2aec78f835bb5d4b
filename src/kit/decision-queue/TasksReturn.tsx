import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { useSearch } from '#kit/context/app-services';
import { useScope } from '#kit/context/scope';

/** The address of a page that leads back to the tasks, with the kind of tasks that it shows. */
export const fromTasks = (href: string, kind: string | null): string =>
  `${href}&via=tasks${kind === null ? '' : `&kind=${kind}`}`;

/** The way back, on a page that was opened from the tasks. */
export function TasksReturn() {
  const { city } = useScope();
  const parameters = useSearch();
  if (parameters.get('via') !== 'tasks') return null;
  const kind = parameters.get('kind');
  return (
    <Link
      className="button"
      href={`/${city}/tasks${kind === null ? '' : `?kind=${encodeURIComponent(kind)}`}`}
    >
      <span className="pi pi-arrow-left" aria-hidden="true" />
      <FormattedMessage id="tasks.return" />
    </Link>
  );
}
