import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Page } from '#api/http/shapes';
import { SearchInput } from '#kit/list/SearchInput';
import { UnreadableRows } from '#kit/list/UnreadableRows';
import { IconLink } from '#kit/page/IconLink';
import { QueryState } from '#kit/page/QueryState';
import type { InnerListState } from './use-inner-list';

interface InnerListProps<Row> {
  /** Message id of the name of the list. */
  caption: string;
  innerList: InnerListState;
  query: UseQueryResult<Page<Row>>;
  rowKey: (row: Row) => number;
  nameOf: (row: Row) => string;
  children: (row: Row) => ReactNode;
}

/** A list inside an open record, with search and page in the address, without the tools of a page's list. */
export function InnerList<Row>({ caption, innerList, query, rowKey, nameOf, children }: InnerListProps<Row>) {
  const intl = useIntl();
  return (
    <>
      <SearchInput value={innerList.search} label="receiver.search" onSearch={innerList.setSearch} />
      <QueryState query={query}>
        {(page) => (
          <>
            <ul
              className="receiver-list"
              aria-label={intl.formatMessage({ id: caption })}
              aria-busy={query.isFetching}
            >
              {page.content.map((row) => (
                <li key={rowKey(row)}>
                  <span className="clamp">{nameOf(row)}</span>
                  {children(row)}
                </li>
              ))}
            </ul>
            <UnreadableRows pages={[page]} />
            {page.content.length === 0 && !page.unreadable_rows ? (
              <p className="records-note">
                <FormattedMessage id="receiver.none" />
              </p>
            ) : null}
            <InnerPager innerList={innerList} total={page.total_length} rowCount={page.content.length} />
          </>
        )}
      </QueryState>
    </>
  );
}

function InnerPager({
  innerList,
  total,
  rowCount,
}: {
  innerList: InnerListState;
  total: number;
  rowCount: number;
}) {
  const intl = useIntl();
  const { page, offset } = innerList;
  const pageLink = (toPage: number, label: string, icon: string) => (
    <IconLink href={innerList.hrefOf(toPage)} label={intl.formatMessage({ id: label })} icon={icon} />
  );
  return (
    <nav className="inner-pager" aria-label={intl.formatMessage({ id: 'receiver.pages' })}>
      {page > 1 ? pageLink(page - 1, 'list.previous', 'pi pi-angle-left') : null}
      <p>
        {rowCount === 0 ? (
          <FormattedMessage id="list.total" values={{ total }} />
        ) : (
          <FormattedMessage id="list.range" values={{ total, from: offset + 1, to: offset + rowCount }} />
        )}
      </p>
      {offset + rowCount < total ? pageLink(page + 1, 'list.next', 'pi pi-angle-right') : null}
    </nav>
  );
}
