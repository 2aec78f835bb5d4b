import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { RecordList } from '#kit/list/use-record-list';
import type { FreshQuery } from '#kit/page/FreshState';

/** A record without a request of its own: from the list's current page, else from anywhere in the list. */
export function useRow<Row extends { id: number }>(records: RecordList<Row>, id: number): FreshQuery<Row> {
  const { query } = records;
  const row = query.data?.content.find((one) => one.id === id);
  const isElsewhere = row === undefined && query.isSuccess && !query.isPlaceholderData;
  const foundQuery = useQuery({
    queryKey: [...records.queryKey, 'row', id],
    queryFn: ({ signal }) => records.find(id, signal),
    enabled: isElsewhere,
  });
  return isElsewhere ? foundQuery : withRow(query, row);
}

const withRow = <Row>(query: UseQueryResult, row: Row | undefined): FreshQuery<Row> => {
  const { error, isError, isPending, isFetchedAfterMount, fetchStatus, isPlaceholderData, refetch } = query;
  return {
    data: row,
    error,
    isError,
    isPending: isPending || isPlaceholderData,
    isFetchedAfterMount,
    fetchStatus,
    isPlaceholderData,
    refetch,
  } as FreshQuery<Row>;
};
