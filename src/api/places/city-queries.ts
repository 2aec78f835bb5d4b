import { queryOptions } from '@tanstack/react-query';
import type { Call } from '#api/http/endpoint';
import { Problem } from '#api/http/problem';
import type { City } from '#domain/places/city';
import { cities } from './cities';

/** Prefix of every query of cities. */
export const CITIES_KEY = ['cities'] as const;

/** The cities that the signed-in user may enter; the key holds the user and no city. */
export const myCities = ({ call, user }: { call: Call; user: number }) =>
  queryOptions({
    queryKey: ['cities', user],
    queryFn: async ({ signal }) => (await call(cities.mine, { signal })).data,
    staleTime: 60_000,
  });

/**
 * The cities of `myCities` that an Operator works for (E-117), with the fields of that answer. A city whose
 * request fails stays in the list.
 */
export const operatedCities = ({ call, user }: { call: Call; user: number }) =>
  queryOptions({
    queryKey: ['cities', user, 'operated'],
    queryFn: async ({ signal, client }) => {
      const ownCities = await client.fetchQuery(myCities({ call, user }));
      const answers = await Promise.all(
        ownCities.content.map((city) => operatedCity(call, city, user, signal)),
      );
      const content = answers.filter((city) => city !== null);
      return { content, total_length: content.length };
    },
    staleTime: 60_000,
  });

/** One city (E-118), loaded once per visit and after each change. */
export const oneCity = ({ call, city }: { call: Call; city: string }) =>
  queryOptions({
    queryKey: ['cities', 'one', city],
    queryFn: async ({ signal }) => (await call(cities.one, { params: { city }, signal, quiet: true })).data,
    staleTime: Number.POSITIVE_INFINITY,
    // after leaving a city, its old data must not be shown again
    gcTime: 0,
  });

/** Every city, for any user or guest. Quiet: the text beside it is shown without it too. */
export const allCities = ({ call }: { call: Call }) =>
  queryOptions({
    queryKey: ['cities', 'all'],
    queryFn: async ({ signal }) => (await call(cities.all, { signal, quiet: true })).data,
    staleTime: 60_000,
  });

async function operatedCity(
  call: Call,
  city: City,
  userId: number,
  signal: AbortSignal,
): Promise<City | null> {
  const query = { city_id: city.id, user_id: userId };
  try {
    const { operates, ...answeredCity } = (await call(cities.operation, { query, signal, quiet: true })).data;
    return operates === false ? null : answeredCity;
  } catch (error) {
    // 403: the city is not operated by this account
    return error instanceof Problem && error.status === 403 ? null : city;
  }
}
