import type { Span } from '#domain/base/period';
import { spanProblems } from '#domain/base/period';
import { useListState } from '#kit/list/list-state';

export interface AddressSpan {
  /** Both empty: whatever the backend takes by itself. */
  span: Span;
  /** As a call is asked. */
  query: { start?: string | undefined; end?: string | undefined };
  choose(span: Span): void;
}

/** The days that are looked at, in the address; days that are none are not asked for. */
export function useSpan(): AddressSpan {
  const { parameter, replace } = useListState();
  const asked = { start: parameter('start') ?? '', end: parameter('end') ?? '' };
  const span = spanProblems(asked).length === 0 ? asked : { start: '', end: '' };
  return {
    span,
    query: { start: span.start || undefined, end: span.end || undefined },
    choose: ({ start, end }) => replace({ start, end }),
  };
}
