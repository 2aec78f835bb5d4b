import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Problem } from '#api/http/problem';
import type { QueryView } from '#kit/context/query-view';
import { useFailure } from '#kit/context/use-failure';
import { Failed } from './Failed';
import { Loading } from './Loading';

/**
 * Waits for a response, or shows a failure, with a retry where one can help. A 404 replaces data that is
 * shown, since the record is gone; no other failure does.
 */
export function QueryState<Data>({
  query,
  children,
}: {
  query: QueryView<Data>;
  children: (data: NonNullable<Data>) => ReactNode;
}) {
  const failure = useFailure(query);
  const error = query.data == null ? failure?.error : query.error;
  if (error instanceof Problem && error.status === 404) {
    return (
      <p className="records-note" role="alert">
        <FormattedMessage id="record.missing" />
      </p>
    );
  }
  if (query.data != null) return children(query.data);
  if (failure === null) return <Loading />;
  return <Failed busy={failure.isRetrying} onRetry={() => query.refetch()} />;
}
