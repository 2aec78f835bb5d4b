import type { Call } from '#api/http/endpoint';
import { Problem } from '#api/http/problem';
import { session } from '#api/session/session';
import { ownProfile } from '#domain/people/profile';
import type { RenewalScope } from '#domain/session/session';
import type { SessionCalls } from '#machines/session/session.setup';

/**
 * Requests of the session to the backend. `callWithToken`: returns a client that sends this token and whose
 * responses do not affect the session.
 */
export function sessionCalls(call: Call, callWithToken: (token: string) => Call): SessionCalls {
  return {
    async signIn(credentials, signal) {
      const { data } = await call(session.signIn, { body: credentials, signal, quiet: true });
      return {
        user: data.user,
        tokens: { access: data.access_token, refresh: data.refresh_token },
        redirectToken: data.redirect_token ?? null,
        shopCode: credentials.code_shop ?? null,
      };
    },
    async loadProfile({ storeLogin }, signal) {
      const { data } = await call(storeLogin ? session.storeProfile : session.profile, {
        signal,
        quiet: true,
      });
      return ownProfile(data);
    },
    async tryTokens(given, signal) {
      const { data } = await callWithToken(given.tokens.access)(session.profile, { signal, quiet: true });
      return { tokens: given.tokens, redirectToken: given.redirectToken, profile: ownProfile(data) };
    },
    async renew(scope, signal) {
      const oldRefreshToken = scope.tokens?.refresh ?? '';
      const body = { refresh_token: oldRefreshToken };
      const target = refreshTarget(scope);
      try {
        const { data } =
          target.kind === 'company'
            ? await call(session.refreshOfCompany, { params: target, body, signal, quiet: true })
            : target.kind === 'city'
              ? await call(session.refresh, { params: target, body, signal, quiet: true })
              : await call(session.refreshWithoutCity, { body, signal, quiet: true });
        return {
          outcome: 'renewed',
          tokens: { access: data.access_token, refresh: data.refresh_token || oldRefreshToken },
        };
      } catch (error) {
        if (endsSession(error)) return { outcome: 'refused' };
        throw error;
      }
    },
    async signOut(_, signal) {
      await call(session.signOut, { signal, quiet: true });
    },
  };
}

type RenewalTarget = { kind: 'company'; company: string } | { kind: 'city'; city: string } | { kind: 'none' };

/**
 * Selects which of the three requests renews this session. Before a city is chosen, it names any city
 * that the account may enter.
 */
export function refreshTarget({
  storeLogin,
  company,
  city,
  firstCity,
}: Pick<RenewalScope, 'storeLogin' | 'company' | 'city' | 'firstCity'>): RenewalTarget {
  if (storeLogin && company) return { kind: 'company', company };
  const slug = city?.name ?? firstCity;
  return slug === null ? { kind: 'none' } : { kind: 'city', city: slug };
}

/** The only statuses that end a session. Throttling, a missing path and a server error do not. */
const ENDING_STATUSES: readonly (number | null)[] = [400, 401, 403, 406];

const endsSession = (error: unknown): boolean =>
  error instanceof Problem && ENDING_STATUSES.includes(error.status);
