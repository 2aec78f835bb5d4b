import { listSpanProblems, type Span, spanProblems } from '#domain/base/period';
import { useListState } from '#kit/list/list-state';

export interface AddressSpan {
  /** Both empty: whatever the backend takes by itself. */
  span: Span;
  /** As a call is asked. */
  query: { start?: string | undefined; end?: string | undefined };
  problemsOf: typeof spanProblems;
  choose(span: Span): void;
}

interface SpanKind extends Pick<AddressSpan, 'problemsOf'> {
  /** The parameters of the address, and which day each holds. */
  parameters: Readonly<Record<string, keyof Span>>;
}

/** Days that are counted one by one. */
const FIGURES: SpanKind = { parameters: { start: 'start', end: 'end' }, problemsOf: spanProblems };
/** Days that a list is narrowed to. */
export const OF_LIST: SpanKind = { parameters: { from: 'start', to: 'end' }, problemsOf: listSpanProblems };

/** The days that are looked at, in the address; days that are none are not asked for. */
export function useSpan({ parameters, problemsOf }: SpanKind = FIGURES): AddressSpan {
  const { parameter, replace } = useListState();
  const names = Object.entries(parameters);
  const input = { start: '', end: '' };
  for (const [name, day] of names) input[day] = parameter(name) ?? '';
  const span = problemsOf(input).length === 0 ? input : { start: '', end: '' };
  return {
    span,
    query: { start: span.start || undefined, end: span.end || undefined },
    problemsOf,
    // other days are another list: it begins at page 1
    choose: (days) =>
      replace({ ...Object.fromEntries(names.map(([name, day]) => [name, days[day]])), page: null }),
  };
}
