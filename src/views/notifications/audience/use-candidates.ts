import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type Candidate, type CandidateSource, candidates } from '#api/messaging/candidate-queries';
import { useScope } from '#kit/context/scope';

export interface Candidates extends Pick<ReturnType<typeof useFound>, 'query'> {
  shown: readonly Candidate[];
  /** Of all that there are, the call may not tell every one. */
  total: number;
  /** Null once everything that can be had is shown. */
  more: (() => void) | null;
}

/** Some of what a source finds, and more of it step by step: the next page is asked for when it is wanted. */
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
  const at = useScope();
  // the same options for the same question: thousands are not looked through anew for each box that is ticked
  const query = useInfiniteQuery(useMemo(() => candidates(at, source, search), [at, source, search]));
  return { query, found: query.data?.content ?? [], total: query.data?.total_length ?? 0 };
}
