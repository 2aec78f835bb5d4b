import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import type { Column } from '#kit/column/column';
import type { ListState } from './list-state';
import { HeadCheckbox, type RowSelection } from './RowSelection';

interface RecordTableHeadProps<Row> {
  columns: readonly Column<Row>[];
  list: ListState;
  /** Of the rows that are seen. */
  ids: readonly number[];
  selection: RowSelection<Row> | undefined;
  hasActions: boolean;
}

export function RecordTableHead<Row>({
  columns,
  list,
  ids,
  selection,
  hasActions,
}: RecordTableHeadProps<Row>) {
  return (
    <thead>
      <tr>
        {selection ? <HeadCheckbox chosen={selection.chosen} ids={ids} /> : null}
        {columns.map(({ id, title, kind, sort }) =>
          sort !== undefined && list.sortable ? (
            <SortableHead key={id} title={title} kind={kind} sort={sort} list={list} />
          ) : (
            <th key={id} scope="col" className={kind}>
              <FormattedMessage id={title} />
            </th>
          ),
        )}
        {hasActions ? (
          <th scope="col" className="row-actions">
            <span className="visually-hidden">
              <FormattedMessage id="list.actions" />
            </span>
          </th>
        ) : null}
      </tr>
    </thead>
  );
}

interface SortableHeadProps extends Pick<Column<never>, 'title' | 'kind'> {
  sort: string;
  list: ListState;
}

/** Ascending, descending, and back to the server's own order. */
function SortableHead({ title, kind, sort, list }: SortableHeadProps) {
  const intl = useIntl();
  const direction =
    list.ordering === sort ? 'ascending' : list.ordering === `-${sort}` ? 'descending' : undefined;
  const { next, hint, icon } = STEPS[direction ?? 'none'];
  return (
    <th scope="col" className={kind} aria-sort={direction}>
      <Link
        className="sort"
        href={list.href({ order: next === null ? null : next + sort, page: null })}
        title={intl.formatMessage({ id: hint })}
      >
        <FormattedMessage id={title} />
        <span className={icon} aria-hidden="true" />
      </Link>
    </th>
  );
}

const STEPS = {
  none: { next: '', hint: 'list.sortAscending', icon: 'pi pi-sort-alt' },
  ascending: { next: '-', hint: 'list.sortDescending', icon: 'pi pi-sort-up-fill' },
  descending: { next: null, hint: 'list.sortNone', icon: 'pi pi-sort-down-fill' },
} as const;
