import { queryOptions } from '@tanstack/react-query';
import type { Scope } from '#api/http/scope';
import { session } from '#api/session/session';
import { ownProfile } from '#domain/people/profile';

/**
 * The profile of the signed-in user, from the same call as the session's (E-003; E-010 after a store login),
 * for the form that changes it.
 */
export const profileOf = (scope: Scope, storeLogin: boolean) =>
  queryOptions({
    queryKey: ['profile', scope.city, scope.user],
    queryFn: async ({ signal }) =>
      ownProfile((await scope.call(storeLogin ? session.storeProfile : session.profile, { signal })).data),
  });
