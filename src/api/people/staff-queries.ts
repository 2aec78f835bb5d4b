import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Scope } from '#api/http/scope';
import type { ListQuery } from '#api/http/shapes';
import { matchingStaff } from '#api/recruitment/matching-staff';
import { staff } from './staff';

export const staffKeys = {
  all: ({ city, user }: Scope, company: string | null) => ['staff', city, user, company] as const,
};

/** Owners and staff of a company, or, for those who have none, the staff of recruitment. */
export const staffList = (at: Scope, company: string | null, query: ListQuery) =>
  queryOptions({
    queryKey: [...staffKeys.all(at, company), query],
    queryFn: async ({ signal }) => {
      const answer =
        company === null
          ? await at.call(matchingStaff.list, { query, signal })
          : await at.call(staff.list, { params: { company }, query, signal });
      return answer.data;
    },
    placeholderData: keepPreviousData,
  });
