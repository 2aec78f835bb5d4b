import { queryOptions } from '@tanstack/react-query';
import type { Scope } from '#api/http/scope';
import { lockers } from './lockers';

/** Every locker, for a choice and for the name of a locker that another record refers to. */
export const lockerChoice = ({ call, city, user }: Scope) =>
  queryOptions({
    queryKey: ['lockers', city, user, 'choice'],
    queryFn: async ({ signal }) =>
      (await call(lockers.all, { params: { city }, query: { get_all: true }, signal, quiet: true })).data
        .content,
    staleTime: 60_000,
  });
