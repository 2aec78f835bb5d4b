import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Scope } from '#api/http/scope';
import { type MomentSpan, rowsOfSpan } from '#api/http/span';
import { parseTime } from '#domain/base/japan-time';
import { eventSource, events } from './events';

const source = eventSource();

/** The events that take place within the span, in the order of their starts. */
export const eventsOfSpan = (scope: Scope, span: MomentSpan) =>
  queryOptions({
    queryKey: [...source.key(scope), 'span', span.from, span.to],
    queryFn: async ({ signal }) =>
      rowsOfSpan(span, {
        load: async (query) =>
          (await scope.call(events.list, { params: { city: scope.city }, query, signal })).data,
        isIn: ({ start, end }) => parseTime(start) < span.to && parseTime(end) >= span.from,
        momentOf: ({ start }) => start,
      }),
    placeholderData: keepPreviousData,
  });
