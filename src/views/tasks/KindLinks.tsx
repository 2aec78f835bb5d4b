import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import type { AddressFilter } from '#kit/list/use-address-filter';
import type { TaskKind } from './task';
import { type TaskSource, taskCount } from './task-order';
import '#kit/page/tab-links.css';

export const ALL_KINDS = 'all';

interface KindLinksProps {
  filter: AddressFilter<TaskKind | typeof ALL_KINDS>;
  sources: readonly TaskSource[];
}

/** The kinds that wait for this user, each with its number; the address has the chosen one. */
export function KindLinks({ filter, sources }: KindLinksProps) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'tasks.kinds' });
  const kinds = [
    { kind: ALL_KINDS, total: sources.length === 0 ? undefined : taskCount(sources) },
    ...sources.map(({ kind, total }) => ({ kind, total })),
  ] as const;
  return (
    <nav className="tab-links tasks-kinds" aria-label={label}>
      {kinds.map(({ kind, total }) => (
        <Link key={kind} href={filter.href(kind)} aria-current={kind === filter.value ? 'page' : undefined}>
          <span>
            <FormattedMessage id={`tasks.kind.${kind}`} />{' '}
            <span className="tasks-count">{total === undefined ? '–' : intl.formatNumber(total)}</span>
          </span>
        </Link>
      ))}
    </nav>
  );
}
