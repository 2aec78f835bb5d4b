import { queryOptions } from '@tanstack/react-query';
import type { Call } from '#api/http/endpoint';
import { cities } from './cities';

/** Where they cannot be asked an address is typed, so their failure is nobody's news. */
export const prefectureList = ({ call }: { call: Call }) =>
  queryOptions({
    queryKey: ['japan', 'prefectures'],
    queryFn: async ({ signal }) => (await call(cities.prefectures, { signal, quiet: true })).data,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const municipalityList = ({ call, code }: { call: Call; code: string }) =>
  queryOptions({
    queryKey: ['japan', 'municipalities', code],
    queryFn: async ({ signal }) =>
      (await call(cities.municipalities, { query: { code }, signal, quiet: true })).data,
    staleTime: Number.POSITIVE_INFINITY,
  });
