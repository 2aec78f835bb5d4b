import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Call } from '#api/http/endpoint';
import type { ListQuery } from '#api/http/shapes';
import { matchingStaff } from '#api/recruitment/matching-staff';
import { staff } from './staff';

interface Tenant {
  call: Call;
  city: string;
  user: number;
}

export const staffKeys = {
  all: ({ city, user }: Tenant, company: string | null) => ['staff', city, user, company] as const,
};

/** Owners and staff of a company, or, for those who have none, the staff of recruitment. */
export const staffList = (at: Tenant, company: string | null, query: ListQuery) =>
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
