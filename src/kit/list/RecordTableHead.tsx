import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { type Column, classOfColumn } from '#kit/column/column';
import type { ListState } from './list-state';
import { HeadCheckbox, type RowSelection } from './RowSelection';

interface RecordTableHeadProps<Row> {
  columns: readonly Column<Row>[];
  list: ListState;
  /** The rows of the page. */
  ids: readonly number[];
  selection: RowSelection<Row> | undefined;
  /** Null: rows have no actions. */
  actionRoom: ActionRoom | null;
}

export function RecordTableHead<Row>({
  columns,
  list,
  ids,
  selection,
  actionRoom,
}: RecordTableHeadProps<Row>) {
  const isSelecting = selection !== undefined && selection.chosen.ids.length > 0;
  return (
    <thead>
      <tr>
        {selection ? <HeadCheckbox chosen={selection.chosen} ids={ids} /> : null}
        {columns.map((column) => {
          const { id, title, sort } = column;
          const direction = sort === undefined ? undefined : directionOf(list, sort);
          return (
            <th key={id} scope="col" className={classOfColumn(column)} aria-sort={direction}>
              <span className="column-head">
                {/* the bar of the selection covers the head, so nothing below it may take the focus */}
                {sort !== undefined && list.sortable && !isSelecting ? (
                  <SortLink title={title} sort={sort} list={list} />
                ) : (
                  <FormattedMessage id={title} />
                )}
              </span>
            </th>
          );
        })}
        {actionRoom !== null ? (
          <th scope="col" className="row-actions" style={{ minWidth: actionWidthOf(actionRoom) }}>
            <span className="visually-hidden">
              <FormattedMessage id="list.actions" />
            </span>
          </th>
        ) : null}
      </tr>
    </thead>
  );
}

/** The width of a row's actions: a number of icons, a button with text, or `RowActions` with that or an icon. */
export type ActionRoom = number | keyof typeof ACTION_WIDTHS;

const ACTION_WIDTHS = { words: '11em', due: '11em', more: '6.1429em' };

/** Icons of 36 px at the medium size, and their padding. */
const actionWidthOf = (room: ActionRoom): string =>
  typeof room === 'number' ? `${room * 2.5714 + 1}em` : ACTION_WIDTHS[room];

const directionOf = ({ ordering }: ListState, sort: string) =>
  ordering === sort ? 'ascending' : ordering === `-${sort}` ? 'descending' : undefined;

interface SortLinkProps {
  title: string;
  sort: string;
  list: ListState;
}

/** Cycles through ascending, descending and the server's own order. */
function SortLink({ title, sort, list }: SortLinkProps) {
  const intl = useIntl();
  const { next, hint, icon } = SORT_STEPS[directionOf(list, sort) ?? 'none'];
  return (
    <Link
      className="sort"
      href={list.href({ order: next === null ? null : next + sort, page: null })}
      title={intl.formatMessage({ id: hint })}
    >
      <FormattedMessage id={title} />
      <span className={icon} aria-hidden="true" />
    </Link>
  );
}

const SORT_STEPS = {
  none: { next: '', hint: 'list.sortAscending', icon: 'pi pi-sort-alt' },
  ascending: { next: '-', hint: 'list.sortDescending', icon: 'pi pi-sort-up-fill' },
  descending: { next: null, hint: 'list.sortNone', icon: 'pi pi-sort-down-fill' },
} as const;
