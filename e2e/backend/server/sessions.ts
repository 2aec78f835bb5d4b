import { detail, type Reply, unauthorized } from './reply';
import type { Account } from './tables/accounts';

/** The sessions and their tokens: short-lived access tokens, and a refresh token for the next pair. */
export interface Sessions {
  /** `store`: the shop code of the sign-in, or null. */
  open(account: Account, store: string | null): Tokens;
  /** The session of an access token; null where the token has expired or was never issued. */
  holder(token: string | null): Session | null;
  /**
   * The response to a renewal at a city's or a company's path. Each path renews its own kind of session only.
   */
  renew(refreshToken: unknown, params: { city: string } | { company: string }): Reply;
  close(token: string | null): void;
  /** Expires all access tokens. The refresh tokens stay valid. */
  spend(): void;
  /** Expires the refresh tokens as well: only a sign-in helps. */
  revoke(): void;
  /** Whether a renewal returns a new refresh token (and invalidates the old one), or only an access token. */
  rotating: boolean;
}

export interface Session {
  account: Account;
  store: string | null;
}

export interface Tokens {
  access_token: string;
  refresh_token: string;
}

export function sessions(): Sessions {
  const access = new Map<string, Session>();
  const refresh = new Map<string, Session>();
  let given = 0;

  function give(kind: 'access' | 'refresh', session: Session): string {
    given += 1;
    const token = `${kind}.${session.account.username}.${given}`;
    (kind === 'access' ? access : refresh).set(token, session);
    return token;
  }

  const self: Sessions = {
    rotating: true,
    open(account, store) {
      const session = { account, store };
      return { access_token: give('access', session), refresh_token: give('refresh', session) };
    },
    holder: (token) => (token === null ? null : (access.get(token) ?? null)),
    renew(refreshToken, params) {
      const session = typeof refreshToken === 'string' ? refresh.get(refreshToken) : undefined;
      if (session === undefined) return detail(401, 'Token is blacklisted');
      const own = 'company' in params ? session.store !== null : session.store === null;
      const here = !('company' in params) || params.company === session.account.company_slug;
      if (!own || !here) return unauthorized();
      const access_token = give('access', session);
      if (!self.rotating) return { status: 200, body: { data: { access_token } } };
      refresh.delete(refreshToken as string);
      return { status: 200, body: { data: { access_token, refresh_token: give('refresh', session) } } };
    },
    close(token) {
      const session = self.holder(token);
      for (const tokens of [access, refresh])
        for (const [key, one] of tokens) if (one === session) tokens.delete(key);
    },
    spend: () => access.clear(),
    revoke() {
      access.clear();
      refresh.clear();
    },
  };
  return self;
}
