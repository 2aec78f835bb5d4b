import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Scope } from '#api/http/scope';
import { rowsInParts } from '#api/http/span';
import { workScheduleSource, workSchedules } from './work-schedules';

/** Every work schedule that the account may see, for the week view. */
export const scheduledWeek = (scope: Scope, company: string) =>
  queryOptions({
    queryKey: [...workScheduleSource(company).key(scope), 'week'],
    queryFn: async ({ signal }) =>
      rowsInParts(
        async (query) => (await scope.call(workSchedules.list, { params: { company }, query, signal })).data,
      ),
    placeholderData: keepPreviousData,
  });
