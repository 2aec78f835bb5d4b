import { queryOptions } from '@tanstack/react-query';
import type { Scope } from '#api/http/scope';
import { users } from './users';

/** The administrator of the city (E-023). It rarely changes, and nothing depends on it. */
export const administratorOf = (at: Scope) =>
  queryOptions({
    queryKey: ['administrator', at.city, at.user],
    queryFn: async ({ signal }) =>
      (await at.call(users.administrator, { params: { city: at.city }, signal, quiet: true })).data,
    staleTime: Number.POSITIVE_INFINITY,
  });
