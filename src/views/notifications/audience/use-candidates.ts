import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type Candidate, type CandidateSource, candidates } from '#api/messaging/candidate-queries';
import { useScope } from '#kit/context/scope';

export interface Candidates extends Pick<ReturnType<typeof useFound>, 'query'> {
  shown: readonly Candidate[];
  /** Number of all candidates; the request may not return every one of them. */
  total: number;
  /** Null once all available candidates are shown. */
  more: (() => void) | null;
}

/** The first candidates of a source, and more in steps: the next page is fetched on demand. */
export function useCandidates(source: CandidateSource, search: string, step: number): Candidates {
  const { query, found, total } = useFound(source, search);
  const [seen, setSeen] = useState({ search, count: step });
  const count = seen.search === search ? seen.count : step;
  const next = count + step;
  const goesOn = count < found.length || query.hasNextPage;
  return {
    query,
    shown: found.slice(0, count),
    total,
    more: goesOn
      ? () => {
          setSeen({ search, count: next });
          if (found.length < next && query.hasNextPage) void query.fetchNextPage();
        }
      : null,
  };
}

function useFound(source: CandidateSource, search: string) {
  const scope = useScope();
  // Stable options for the same query: otherwise each ticked box would process thousands of rows again.
  const query = useInfiniteQuery(useMemo(() => candidates(scope, source, search), [scope, source, search]));
  return { query, found: query.data?.content ?? [], total: query.data?.total_length ?? 0 };
}
