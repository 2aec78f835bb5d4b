import { queryOptions } from '@tanstack/react-query';
import { newestRowsOfSpan } from '#api/http/newest-rows-of-span';
import type { Scope } from '#api/http/scope';
import type { MomentSpan } from '#api/http/span';
import { matching } from './matching';
import { matchingKeys } from './matching-queries';

/** The reports on recruitment posts of this city made within the span; the call returns those of every city. */
export const postReportsOfSpan = (scope: Scope, span: MomentSpan) =>
  queryOptions({
    queryKey: [...matchingKeys.reports(scope), 'span', span],
    async queryFn({ signal }) {
      const { rows, isCut } = await newestRowsOfSpan(span, {
        load: async (query) => (await scope.call(matching.reports, { query, signal, quiet: true })).data,
        momentOf: ({ created_at }) => created_at,
      });
      return { rows: rows.filter(({ city }) => city == null || city === scope.city), isCut };
    },
  });
