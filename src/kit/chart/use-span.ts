import { listSpanProblems, type Span, spanProblems } from '#domain/base/period';
import { useListState } from '#kit/list/list-state';

export interface AddressSpan {
  /** Both days empty: the backend chooses the span. */
  span: Span;
  /** Query parameters of the request. */
  query: { start?: string | undefined; end?: string | undefined };
  problemsOf: typeof spanProblems;
  choose(span: Span): void;
}

interface SpanKind extends Pick<AddressSpan, 'problemsOf'> {
  /** The parameters of the address, and the day that each holds. */
  parameters: Readonly<Record<string, keyof Span>>;
}

/** The span of charts, for figures counted by day. */
const FIGURES_SPAN: SpanKind = { parameters: { start: 'start', end: 'end' }, problemsOf: spanProblems };
/** The span that filters a list. */
export const OF_LIST: SpanKind = { parameters: { from: 'start', to: 'end' }, problemsOf: listSpanProblems };

/** The span in the address; an invalid span is not sent. */
export function useSpan({ parameters, problemsOf }: SpanKind = FIGURES_SPAN): AddressSpan {
  const { parameter, replace } = useListState();
  const names = Object.entries(parameters);
  const input = { start: '', end: '' };
  for (const [name, day] of names) input[day] = parameter(name) ?? '';
  const span = problemsOf(input).length === 0 ? input : { start: '', end: '' };
  return {
    span,
    query: { start: span.start || undefined, end: span.end || undefined },
    problemsOf,
    // Another span is another list, which begins at page 1.
    choose: (days) =>
      replace({ ...Object.fromEntries(names.map(([name, day]) => [name, days[day]])), page: null }),
  };
}
