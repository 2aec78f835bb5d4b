import { queryOptions } from '@tanstack/react-query';
import { cities } from './cities';
import type { Call } from './endpoint';

/** The cities whoever is signed in may enter: of a user, of no city. */
export const myCities = ({ call, user }: { call: Call; user: number }) =>
  queryOptions({
    queryKey: ['cities', user],
    queryFn: async ({ signal }) => (await call(cities.mine, { signal })).data,
    staleTime: 60_000,
  });

/** Every city there is, for whoever asks. A background question: the text it stands beside is there without it. */
export const allCities = ({ call }: { call: Call }) =>
  queryOptions({
    queryKey: ['cities', 'all'],
    queryFn: async ({ signal }) => (await call(cities.all, { signal, quiet: true })).data,
    staleTime: 60_000,
  });
