import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Problem } from '#api/http/problem';
import { Failed } from './Failed';
import { Loading } from './Loading';

/** A query, in one part or in many. */
export interface Asked<Data> {
  data: Data | undefined;
  isPending: boolean;
  error?: unknown;
  refetch: () => unknown;
}

/** Waits for one answer, or says that it failed and offers to ask again, where that could help. */
export function QueryState<Data>({
  query,
  children,
}: {
  query: Asked<Data>;
  children: (data: NonNullable<Data>) => ReactNode;
}) {
  if (query.data != null) return children(query.data);
  if (query.isPending) return <Loading />;
  if (query.error instanceof Problem && query.error.status === 404) {
    return (
      <p className="records-note" role="alert">
        <FormattedMessage id="record.missing" />
      </p>
    );
  }
  return <Failed onRetry={() => query.refetch()} />;
}
