import type { Call } from '#api/endpoint';
import { Problem } from '#api/problem';
import { session } from '#api/session';
import { ownProfile } from '#domain/profile';
import type { Remembered } from '#domain/session';
import type { SessionEffects } from '#machines/session/session.effects';

export type SessionCalls = Pick<SessionEffects, 'signIn' | 'loadProfile' | 'renew' | 'signOut'>;

/** What the session asks of the backend. */
export function sessionCalls(call: Call): SessionCalls {
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
    async renew(at, signal) {
      const body = { refresh_token: at.tokens?.refresh ?? '' };
      const target = refreshTarget(at);
      try {
        const { data } =
          target.kind === 'company'
            ? await call(session.refreshOfCompany, { params: target, body, signal, quiet: true })
            : target.kind === 'city'
              ? await call(session.refresh, { params: target, body, signal, quiet: true })
              : await call(session.refreshWithoutCity, { body, signal, quiet: true });
        return { outcome: 'renewed', tokens: { access: data.access_token, refresh: data.refresh_token } };
      } catch (error) {
        if (isRefusal(error)) return { outcome: 'refused' };
        throw error;
      }
    },
    async signOut(signal) {
      await call(session.signOut, { signal, quiet: true });
    },
  };
}

type Target = { kind: 'company'; company: string } | { kind: 'city'; city: string } | { kind: 'none' };

/** Which of the three calls renews this session. */
export function refreshTarget({
  storeLogin,
  city,
  company,
}: Pick<Remembered, 'storeLogin' | 'city'> & { company: string | null }): Target {
  if (storeLogin && company) return { kind: 'company', company };
  return city === null ? { kind: 'none' } : { kind: 'city', city: city.name };
}

/** The server said no; a broken line or a broken server said nothing. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Problem && error.status !== null && error.status >= 400 && error.status < 500;
