import { queryOptions } from '@tanstack/react-query';
import type { Scope } from '#api/http/scope';
import { users } from './users';

/** The administrator of the city (E-023), who rarely changes; nothing depends on it. */
export const cityAdministratorOf = (scope: Scope) =>
  queryOptions({
    queryKey: ['cityAdministrator', scope.city, scope.user],
    queryFn: async ({ signal }) =>
      (await scope.call(users.administrator, { params: { city: scope.city }, signal, quiet: true })).data,
    staleTime: Number.POSITIVE_INFINITY,
  });
