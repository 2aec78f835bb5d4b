import { queryOptions } from '@tanstack/react-query';
import type { Call } from '#api/http/endpoint';
import { session } from '#api/session/session';
import { ownProfile } from '#domain/people/profile';

/**
 * The profile of the signed-in user, from the same call as the session's (E-003; E-010 after a store login),
 * for the form that changes it.
 */
export const profileOf = (at: { call: Call; city: string; user: number }, storeLogin: boolean) =>
  queryOptions({
    queryKey: ['profile', at.city, at.user],
    queryFn: async ({ signal }) =>
      ownProfile((await at.call(storeLogin ? session.storeProfile : session.profile, { signal })).data),
  });
