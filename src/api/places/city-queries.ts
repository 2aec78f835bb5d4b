import { queryOptions } from '@tanstack/react-query';
import type { Call } from '#api/http/endpoint';
import { Problem } from '#api/http/problem';
import type { City } from '#domain/places/city';
import { cities } from './cities';

/** Whatever is known of cities. */
export const CITIES_KEY = ['cities'] as const;

/** The cities whoever is signed in may enter: of a user, of no city. */
export const myCities = ({ call, user }: { call: Call; user: number }) =>
  queryOptions({
    queryKey: ['cities', user],
    queryFn: async ({ signal }) => (await call(cities.mine, { signal })).data,
    staleTime: 60_000,
  });

/** Those of them an Operator works for (E-117), each as it says of itself; one that cannot be asked is no refusal. */
export const operatedCities = ({ call, user }: { call: Call; user: number }) =>
  queryOptions({
    queryKey: ['cities', user, 'operated'],
    queryFn: async ({ signal, client }) => {
      const mine = await client.fetchQuery(myCities({ call, user }));
      const answers = await Promise.all(mine.content.map((city) => operated(call, city, user, signal)));
      const content = answers.filter((city) => city !== null);
      return { content, total_length: content.length };
    },
    staleTime: 60_000,
  });

/** The server's word of one city (E-118), asked once a visit and whenever it was changed. */
export const oneCity = ({ call, city }: { call: Call; city: string }) =>
  queryOptions({
    queryKey: ['cities', 'one', city],
    queryFn: async ({ signal }) => (await call(cities.one, { params: { city }, signal, quiet: true })).data,
    staleTime: Number.POSITIVE_INFINITY,
    // of a city that was left nothing older comes back
    gcTime: 0,
  });

/** Every city there is, for whoever asks. A background question: the text it stands beside is there without it. */
export const allCities = ({ call }: { call: Call }) =>
  queryOptions({
    queryKey: ['cities', 'all'],
    queryFn: async ({ signal }) => (await call(cities.all, { signal, quiet: true })).data,
    staleTime: 60_000,
  });

async function operated(call: Call, city: City, user: number, signal: AbortSignal): Promise<City | null> {
  const query = { city_id: city.id, user_id: user };
  try {
    const { operates, ...answered } = (await call(cities.operation, { query, signal, quiet: true })).data;
    return operates === false ? null : answered;
  } catch (error) {
    // 403 says that the region is not theirs
    return error instanceof Problem && error.status === 403 ? null : city;
  }
}
