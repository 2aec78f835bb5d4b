import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Scope } from '#api/http/scope';
import type { ListQuery } from '#api/http/shapes';
import { companies } from '#api/places/companies';
import { shopAdmins } from './shop-admins';

export const shopAdminKeys = {
  all: ({ city, user }: Scope, company: string) => ['shopAdmins', city, user, company] as const,
};

/** The search of this list is `name` (E-032). */
export const shopAdminList = (scope: Scope, company: string, { search, ...query }: ListQuery) =>
  queryOptions({
    queryKey: [...shopAdminKeys.all(scope, company), 'list', { search, ...query }],
    queryFn: async ({ signal }) => {
      const byName = { ...query, name: search };
      return (await scope.call(shopAdmins.list, { params: { company }, query: byName, signal })).data;
    },
    placeholderData: keepPreviousData,
  });

/** The areas of a company (E-031); they rarely change. */
export const areaList = (scope: Scope, company: string) =>
  queryOptions({
    queryKey: ['areas', scope.city, scope.user, company],
    queryFn: async ({ signal }) => (await scope.call(companies.areas, { params: { company }, signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  });
