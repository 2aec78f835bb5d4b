import { queryOptions } from '@tanstack/react-query';
import type { Call } from '#api/http/endpoint';
import { companies } from './companies';

/** Every company, for roles that may choose one; they rarely change. */
export const companyList = ({ call, user }: { call: Call; user: number }) =>
  queryOptions({
    queryKey: ['companies', user],
    queryFn: async ({ signal }) => (await call(companies.list, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  });
