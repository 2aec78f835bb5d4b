import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import type { Page } from '#api/http/shapes';
import { useFailure } from '#kit/context/use-failure';
import { useKeptFocus } from '#kit/overlay/use-kept-focus';
import { useOpenId } from '#kit/overlay/use-open-id';
import { WholeText } from '#kit/overlay/WholeText';
import { Failed } from '#kit/page/Failed';
import { useLoadingPart } from '#kit/page/loading-parts';
import { Skeleton } from '#kit/page/Skeleton';
import { SavedViewTabs } from '#kit/saved-views/SavedViewTabs';
import { useNarrowerThan, usePhone } from '#kit/services/use-media';
import { ChosenFilters } from './ChosenFilters';
import { FilterSelect, isChosen, type ListFilter } from './FilterSelect';
import { ListStatus } from './ListStatus';
import { ListTools } from './ListTools';
import { currentViewQuery, wholeList, withoutFilters } from './list-address';
import type { ListState } from './list-state';
import { Pager } from './Pager';
import { type ActionRoom, RecordTableHead } from './RecordTableHead';
import { PageChoice, SelectionBar } from './RowSelection';
import { SearchInput } from './SearchInput';
import { type RowProps, TableRow } from './TableRow';
import type { TileLayout } from './tiles/tile-layout';
import { UnreadableRows } from './UnreadableRows';
import { useColumns } from './use-columns';
import type { RecordList } from './use-record-list';

interface RecordTableProps<Row> extends Pick<RecordList<Row>, 'list' | 'query' | 'load'>, RowProps<Row> {
  /** Message id of the table's caption. */
  caption: string;
  /** A number of icons, which a phone folds behind one button from two on; or actions that are no icons. */
  actionRoom?: ActionRoom;
  /** Message id of the search box's label. */
  search?: string;
  /** The record that stands beside the list. Default: that of the address, where rows open. */
  openId?: number | null;
  /** Filters beside the search. */
  filters?: readonly ListFilter[];
  /** Lets the user see the list as pictures: `tileLayout`, where a column has pictures. */
  tiles?: TileLayout | undefined;
  /** Other controls beside the filters. */
  beside?: ReactNode;
  /** Message id of the text under an empty list: the purpose of the list. */
  empty?: string | undefined;
  /** Shown below that text: the link that creates the first record. */
  emptyAction?: ReactNode;
}

/** The list of the console: a semantic table with loading, empty, no-match and failed states, and a pager. */
export function RecordTable<Row>(props: RecordTableProps<Row>) {
  const { caption, query, list, selection, rowKey, search, filters = [], actionRoom = 1, tiles } = props;
  const intl = useIntl();
  const isPhone = usePhone();
  // three filters with labels and a search of 240 px do not fit in one bar beside the open menu
  const isCrowded = useNarrowerThan(tiles ? 1440 : 1280) && filters.length > 2;
  const isTiled = !isPhone && tiles?.isOn(list) === true;
  const isCard = isPhone || isTiled;
  const areActionsFolded = isCard && typeof actionRoom === 'number' && actionRoom > 1;
  const columns = useColumns(caption, props.columns, list);
  // Rows are most of the work on a page: deferred, they render in slices that the next click interrupts.
  const latestPage = query.data ?? null;
  const page = useDeferredValue(latestPage, null);
  const rows = page?.content ?? [];
  const ids = rows.map(rowKey);
  const pageChoice = selection ? <PageChoice chosen={selection.chosen} ids={ids} /> : null;
  const addressedId = useOpenId();
  const { openId = props.opens ? addressedId : null } = props;
  const isBusy = query.isFetching || page !== latestPage;
  const failure = useFailure(query);
  useLoadingPart(isBusy);
  useLastPageInstead(query, list);
  return (
    <div className={isTiled ? 'records tiles' : 'records'} {...useKeptFocus()}>
      <SavedViewTabs
        caption={caption}
        currentQuery={currentViewQuery(list, columns.hidden)}
        whole={wholeList(list, filters)}
        hrefOf={list.hrefOf}
      />
      <div className="toolbar">
        {search === undefined ? null : (
          <SearchInput value={list.search} label={search} onSearch={list.setSearch} />
        )}
        {isPhone
          ? null
          : filters.map((one) => <FilterSelect key={one.filter.name} {...one} narrow={isCrowded} />)}
        {props.beside}
        {tiles && !isPhone ? <tiles.Switch list={list} /> : null}
        <p className="list-total">
          {page ? <FormattedMessage id="list.found" values={{ total: page.total_length, b: bold }} /> : null}
        </p>
        <ListTools
          {...props}
          filters={filters}
          all={props.columns}
          columns={columns}
          page={page}
          choice={pageChoice}
        />
      </div>
      <ChosenFilters list={list} filters={filters} />
      <div className="records-scroll">
        {selection ? <SelectionBar {...selection} /> : null}
        {isTiled && tiles ? <tiles.Head list={list} columns={columns.shown} choice={pageChoice} /> : null}
        <table aria-busy={isBusy} className={query.isPlaceholderData ? 'stale' : undefined}>
          <caption className="visually-hidden">{intl.formatMessage({ id: caption })}</caption>
          <RecordTableHead
            columns={columns.shown}
            list={list}
            ids={ids}
            selection={selection}
            actionRoom={props.actions === undefined ? null : actionRoom}
          />
          <tbody>
            {rows.map((row) => (
              <TableRow
                key={rowKey(row)}
                {...props}
                row={row}
                isOpen={rowKey(row) === openId}
                columns={columns.shown}
                card={isCard}
                folded={areActionsFolded}
              />
            ))}
          </tbody>
        </table>
        <WholeText />
        {page === null && !failure ? <Skeleton rows={Math.min(list.size, 10)} /> : null}
        {page === null && failure ? (
          <Failed busy={failure.isRetrying} onRetry={() => void query.refetch()} />
        ) : null}
        {page === null ? null : <UnreadableRows pages={[page]} />}
        {page?.content.length === 0 && !page.unreadable_rows ? (
          <NoRows
            list={list}
            total={page.total_length}
            unfilteredHref={filters.some(isChosen) ? withoutFilters(list, filters) : null}
            empty={props.empty}
            emptyAction={props.emptyAction}
          />
        ) : null}
      </div>
      <ListStatus
        key={caption}
        list={list}
        filters={filters}
        columns={props.columns}
        total={isBusy ? null : (page?.total_length ?? null)}
        loading={query.isPending}
      />
      {page ? <Pager list={list} total={page.total_length} shown={rows.length} /> : null}
    </div>
  );
}

/** A page beyond the last one, as after the deletion of its last row, gives way to the last page. */
function useLastPageInstead<Row>({ data, isPlaceholderData }: UseQueryResult<Page<Row>>, list: ListState) {
  const isBeyondEnd = data !== undefined && !isPlaceholderData && data.content.length === 0 && list.page > 1;
  const lastPage = Math.max(1, Math.ceil((data?.total_length ?? 0) / list.size));
  const { setPage, page } = list;
  const pageInstead = isBeyondEnd && lastPage < page ? lastPage : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: setPage is a new function in every render
  useEffect(
    function goToLastPage() {
      if (pageInstead !== null) setPage(pageInstead, { replace: true });
    },
    [pageInstead],
  );
}

const bold = (text: ReactNode) => <b>{text}</b>;

interface NoRowsProps {
  list: ListState;
  /** The number of rows that the server names for the whole list. */
  total: number;
  /** The address without filters, where the list is filtered. */
  unfilteredHref: string | null;
  empty: string | undefined;
  emptyAction: ReactNode;
}

function NoRows({ list, total, unfilteredHref, empty, emptyAction }: NoRowsProps) {
  if (total > 0)
    return (
      <div className="records-note">
        <p>
          <FormattedMessage id="list.emptyPage" values={{ total }} />
        </p>
        <Link className="button" href={list.href({ page: null })}>
          <FormattedMessage id="list.firstPage" />
        </Link>
      </div>
    );
  return (
    <div className="records-note">
      <p>
        {list.search === '' ? (
          <FormattedMessage id={unfilteredHref === null ? 'list.empty' : 'list.noneFiltered'} />
        ) : (
          <FormattedMessage id="list.noMatch" values={{ search: list.search }} />
        )}
      </p>
      {list.search !== '' || unfilteredHref !== null || empty === undefined ? null : (
        <p>
          <FormattedMessage id={empty} />
        </p>
      )}
      {list.search === '' ? (
        unfilteredHref === null ? (
          emptyAction
        ) : (
          <Link className="button" href={unfilteredHref}>
            <FormattedMessage id="list.clearFilters" />
          </Link>
        )
      ) : (
        <button type="button" className="button" onClick={() => list.setSearch('')}>
          <FormattedMessage id="list.clearSearch" />
        </button>
      )}
    </div>
  );
}
