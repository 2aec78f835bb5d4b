import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { pageThatFits } from '#api/http/page-that-fits';
import type { Scope } from '#api/http/scope';
import type { ListQuery } from '#api/http/shapes';
import { filterBy, type UserFilter } from '#domain/people/user';
import { type Residence, users } from './users';

export const userKeys = {
  all: ({ city, user }: Scope) => ['users', city, user] as const,
  lists: (scope: Scope) => [...userKeys.all(scope), 'list'] as const,
  one: (scope: Scope, id: number) => [...userKeys.all(scope), 'detail', id] as const,
};

/**
 * The users of a city, by one of the seven filters (R-ROLE-12) and by residence. Operators have their own
 * call (E-015), which has no residence filter.
 */
export const userList = (scope: Scope, filter: UserFilter, query: ListQuery & Residence) =>
  queryOptions({
    queryKey: [...userKeys.lists(scope), filter, query],
    queryFn: async ({ signal }) => {
      const params = { city: scope.city };
      const loadPage = async (part: ListQuery & Residence) =>
        (await scope.call(users.list, { params, query: { ...part, filter_by: filterBy(filter) }, signal }))
          .data;
      const response =
        filter === 'operator'
          ? await scope.call(users.operators, { params, query, signal })
          : { data: await pageThatFits(query, loadPage, residesIn(query)) };
      return response.data;
    },
    placeholderData: keepPreviousData,
  });

/** Whether the address starts with the prefecture and municipality; a missing address fits. */
const residesIn =
  ({ prefecture = '', municipality = '' }: Residence) =>
  ({ address }: { address?: string | null | undefined }): boolean =>
    !address || address.startsWith(`${prefecture}${municipality}`);

export const userDetail = (scope: Scope, id: number) =>
  queryOptions({
    queryKey: userKeys.one(scope, id),
    queryFn: async ({ signal }) => {
      const { data } = await scope.call(users.one, { params: { city: scope.city, id }, signal, ofOne: true });
      return data;
    },
  });

/** The Operator's own profile, with the operated cities (E-026). Quiet: it fills only a part of a page. */
export const operatorProfile = (scope: Scope) =>
  queryOptions({
    queryKey: [...userKeys.all(scope), 'operator'],
    queryFn: async ({ signal }) => {
      const { data } = await scope.call(users.operator, {
        params: { city: scope.city },
        signal,
        quiet: true,
      });
      return data;
    },
  });
