import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Scope } from '#api/http/scope';
import { rowsOfSpan } from '#api/http/span';
import { monthAt, spanOfMonth } from '#domain/office/month';
import { timecardSource, timecards } from './timecards';

/** The timecards of a month, of everybody or of one person. */
export const timecardMonth = (
  scope: Scope,
  { company, month, staffId }: { company: string; month: string; staffId: number | null },
) =>
  queryOptions({
    queryKey: [...timecardSource(company).key(scope), 'month', month, staffId],
    queryFn: async ({ signal }) =>
      rowsOfSpan(spanOfMonth(month), {
        load: async (part) => {
          const query = { ...part, ...(staffId === null ? {} : { staff_id: staffId }) };
          return (await scope.call(timecards.list, { params: { company }, query, signal })).data;
        },
        isIn: ({ clock_in, staff_id }) =>
          monthAt(clock_in) === month && (staffId === null || (staff_id ?? staffId) === staffId),
        momentOf: ({ clock_in }) => clock_in,
      }),
    placeholderData: keepPreviousData,
  });
