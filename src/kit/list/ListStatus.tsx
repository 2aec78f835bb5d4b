import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Column } from '#kit/column/column';
import type { ListFilter } from './FilterSelect';
import type { ListState } from './list-state';

interface ListStatusProps {
  list: ListState;
  filters: readonly ListFilter[];
  /** A sorted column is announced by its title. */
  columns: readonly Pick<Column<never>, 'id' | 'title' | 'sort'>[];
  /** The total of the rows that are shown; null while other rows are loading. */
  total: number | null;
  /** Nothing is loaded yet. */
  loading: boolean;
}

interface ListSnapshot {
  searchAndFilters: string;
  total: number;
  page: number;
  ordering: string;
}

interface Announced {
  snapshot: ListSnapshot;
  before: ListSnapshot | null;
  times: number;
}

/** Announces changes by search, filter, page and order to screen readers (WCAG 4.1.3); not the first load. */
export function ListStatus({ list, filters, columns, total, loading }: ListStatusProps) {
  const [announced, setAnnounced] = useState<Announced | null>(null);
  const searchAndFilters = JSON.stringify([list.search, ...filters.map(({ filter }) => filter.value)]);
  const snapshot =
    total === null ? null : { searchAndFilters, total, page: list.page, ordering: list.ordering };
  if (snapshot !== null && !isSameSnapshot(announced?.snapshot ?? null, snapshot)) {
    setAnnounced({ snapshot, before: announced?.snapshot ?? null, times: (announced?.times ?? 0) + 1 });
  }
  return (
    <p className="visually-hidden" role="status">
      {loading ? <FormattedMessage id="common.loading" /> : null}
      {/* the key mounts it again each time: the same count after another search is announced too */}
      {announced?.before && !loading ? (
        <Changes key={announced.times} from={announced.before} to={announced.snapshot} columns={columns} />
      ) : null}
    </p>
  );
}

const isSameSnapshot = (one: ListSnapshot | null, other: ListSnapshot): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

interface ChangesProps extends Pick<ListStatusProps, 'columns'> {
  from: ListSnapshot;
  to: ListSnapshot;
}

function Changes({ from, to, columns }: ChangesProps) {
  const intl = useIntl();
  const texts: string[] = [];
  if (to.searchAndFilters !== from.searchAndFilters || to.total !== from.total) {
    texts.push(
      intl.formatMessage(
        { id: to.total === 0 ? 'list.status.none' : 'list.status.count' },
        { total: to.total },
      ),
    );
  }
  if (to.page !== from.page) texts.push(intl.formatMessage({ id: 'list.status.page' }, { page: to.page }));
  if (to.ordering !== from.ordering) {
    const field = to.ordering.replace(/^-/, '');
    const title = columns.find(({ sort }) => sort === field)?.title;
    const order = to.ordering.startsWith('-') ? 'descending' : 'ascending';
    const id = `list.status.${title === undefined ? 'unsorted' : order}`;
    texts.push(
      intl.formatMessage({ id }, { column: title === undefined ? '' : intl.formatMessage({ id: title }) }),
    );
  }
  return <span>{texts.join(' ')}</span>;
}
