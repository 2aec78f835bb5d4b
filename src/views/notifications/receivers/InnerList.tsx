import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Page } from '#api/http/shapes';
import { SearchInput } from '#kit/list/SearchInput';
import { IconLink } from '#kit/page/IconLink';
import { QueryState } from '#kit/page/QueryState';
import type { InnerPlace } from './use-inner-place';

interface InnerListProps<Row> {
  /** Message id of the name of the list. */
  caption: string;
  place: InnerPlace;
  query: UseQueryResult<Page<Row>>;
  rowKey: (row: Row) => number;
  nameOf: (row: Row) => string;
  children: (row: Row) => ReactNode;
}

/** A list inside an open record, with search and page in the address, without the tools of a page's list. */
export function InnerList<Row>({ caption, place, query, rowKey, nameOf, children }: InnerListProps<Row>) {
  const intl = useIntl();
  return (
    <>
      <SearchInput value={place.search} label="receiver.search" onSearch={place.setSearch} />
      <QueryState query={query}>
        {({ content, total_length: total }) => (
          <>
            <ul
              className="receiver-list"
              aria-label={intl.formatMessage({ id: caption })}
              aria-busy={query.isFetching}
            >
              {content.map((row) => (
                <li key={rowKey(row)}>
                  <span className="clamp">{nameOf(row)}</span>
                  {children(row)}
                </li>
              ))}
            </ul>
            {content.length === 0 ? (
              <p className="records-note">
                <FormattedMessage id="receiver.none" />
              </p>
            ) : null}
            <InnerPager place={place} total={total} shown={content.length} />
          </>
        )}
      </QueryState>
    </>
  );
}

function InnerPager({ place, total, shown }: { place: InnerPlace; total: number; shown: number }) {
  const intl = useIntl();
  const { page, offset } = place;
  const step = (to: number, label: string, icon: string) => (
    <IconLink href={place.hrefOf(to)} label={intl.formatMessage({ id: label })} icon={icon} />
  );
  return (
    <nav className="inner-pager" aria-label={intl.formatMessage({ id: 'receiver.pages' })}>
      {page > 1 ? step(page - 1, 'list.previous', 'pi pi-angle-left') : null}
      <p>
        {shown === 0 ? (
          <FormattedMessage id="list.total" values={{ total }} />
        ) : (
          <FormattedMessage id="list.range" values={{ total, from: offset + 1, to: offset + shown }} />
        )}
      </p>
      {offset + shown < total ? step(page + 1, 'list.next', 'pi pi-angle-right') : null}
    </nav>
  );
}
