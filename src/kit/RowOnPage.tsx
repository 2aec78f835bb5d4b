import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Page } from '#api/shapes';
import { QueryState } from './QueryState';

interface RowOnPageProps<Row> {
  query: UseQueryResult<Page<Row>>;
  id: number;
  children: (row: Row) => ReactNode;
}

/** A record that no call gives alone: it is read from the page it stands on, which its address names too. */
export const RowOnPage = <Row extends { id: number }>({ query, id, children }: RowOnPageProps<Row>) => (
  <QueryState query={query}>
    {({ content }) => {
      const row = content.find((one) => one.id === id);
      return row === undefined ? (
        <p className="records-note">
          <FormattedMessage id="record.notOnPage" />
        </p>
      ) : (
        children(row)
      );
    }}
  </QueryState>
);
