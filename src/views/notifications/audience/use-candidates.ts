import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type Candidate, type CandidateSource, candidates } from '#api/messaging/candidate-queries';
import { useScope } from '#kit/context/scope';

export interface Candidates extends Pick<ReturnType<typeof useLoadedCandidates>, 'query'> {
  shownCandidates: readonly Candidate[];
  /** Number of all candidates; the request may not return every one of them. */
  total: number;
  /** Null once all available candidates are shown. */
  showMore: (() => void) | null;
}

/** The first candidates of a source, and more in steps: the next page is fetched on demand. */
export function useCandidates(source: CandidateSource, search: string, step: number): Candidates {
  const { query, loadedCandidates, total } = useLoadedCandidates(source, search);
  const [shownCount, setShownCount] = useState({ search, count: step });
  const count = shownCount.search === search ? shownCount.count : step;
  const nextCount = count + step;
  const hasMore = count < loadedCandidates.length || query.hasNextPage;
  return {
    query,
    shownCandidates: loadedCandidates.slice(0, count),
    total,
    showMore: hasMore
      ? () => {
          setShownCount({ search, count: nextCount });
          if (loadedCandidates.length < nextCount && query.hasNextPage) void query.fetchNextPage();
        }
      : null,
  };
}

function useLoadedCandidates(source: CandidateSource, search: string) {
  const scope = useScope();
  // Stable options for the same query: otherwise each ticked box would process thousands of rows again.
  const query = useInfiniteQuery(useMemo(() => candidates(scope, source, search), [scope, source, search]));
  return { query, loadedCandidates: query.data?.content ?? [], total: query.data?.total_length ?? 0 };
}
