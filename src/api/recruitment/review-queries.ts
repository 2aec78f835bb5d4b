import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Call } from '#api/http/endpoint';
import type { ListQuery } from '#api/http/shapes';
import { companies } from '#api/places/companies';

interface Tenant {
  call: Call;
  city: string;
  user: number;
}

/** What customers have written to the shops of a company (E-030). */
export const reviewList = (at: Tenant, company: string, query: ListQuery) =>
  queryOptions({
    queryKey: ['reviews', at.city, at.user, company, query],
    queryFn: async ({ signal }) =>
      (await at.call(companies.reviews, { params: { company }, query, signal })).data,
    placeholderData: keepPreviousData,
  });
