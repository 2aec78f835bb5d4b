import { detail, type Reply, unauthorized } from './reply';
import type { Account } from './tables/accounts';

/** Who is signed in, and with which tokens: short-lived ones to call with, and one for the next pair. */
export interface Sessions {
  /** `store`: the shop code that was signed in with. */
  open(account: Account, store: string | null): Tokens;
  /** Null: the token has run out, or nobody was ever given it. */
  holder(token: string | null): Session | null;
  /** The answer to a refresh at a city's address or at a company's; each renews its own kind alone. */
  renew(refreshToken: unknown, at: { city: string } | { company: string }): Reply;
  close(token: string | null): void;
  /** Every access token given so far has run out; what they can be renewed with has not. */
  spend(): void;
  /** Those of the refresh tokens too: nothing but a sign-in helps. */
  revoke(): void;
  /** Whether a renewal brings a new refresh token (and spends the old one), or an access token alone. */
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
    renew(refreshToken, at) {
      const session = typeof refreshToken === 'string' ? refresh.get(refreshToken) : undefined;
      if (session === undefined) return detail(401, 'Token is blacklisted');
      const own = 'company' in at ? session.store !== null : session.store === null;
      const here = !('company' in at) || at.company === session.account.company_slug;
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
