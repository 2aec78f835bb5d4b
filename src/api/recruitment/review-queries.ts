import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Scope } from '#api/http/scope';
import type { ListQuery } from '#api/http/shapes';
import { companies } from '#api/places/companies';

/** What customers have written to the shops of a company (E-030). */
export const reviewList = (at: Scope, company: string, query: ListQuery) =>
  queryOptions({
    queryKey: ['reviews', at.city, at.user, company, query],
    queryFn: async ({ signal }) =>
      (await at.call(companies.reviews, { params: { company }, query, signal })).data,
    placeholderData: keepPreviousData,
  });
