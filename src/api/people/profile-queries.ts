import { queryOptions } from '@tanstack/react-query';
import type { Call } from '#api/http/endpoint';
import { session } from '#api/session/session';
import { ownProfile } from '#domain/people/profile';

/** One's own profile, as the session loads it (E-003; E-010 for one of a store), asked for by the form that changes it. */
export const profileOf = (at: { call: Call; city: string; user: number }, storeLogin: boolean) =>
  queryOptions({
    queryKey: ['profile', at.city, at.user],
    queryFn: async ({ signal }) =>
      ownProfile((await at.call(storeLogin ? session.storeProfile : session.profile, { signal })).data),
  });
