import { queryOptions } from '@tanstack/react-query';
import { companies } from './companies';
import type { Call } from './endpoint';

/** Every company, for whoever may choose one; they change rarely. */
export const companyList = ({ call, user }: { call: Call; user: number }) =>
  queryOptions({
    queryKey: ['companies', user],
    queryFn: async ({ signal }) => (await call(companies.list, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  });
