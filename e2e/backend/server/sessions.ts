import { detailReply, type Reply, unauthorized } from './reply';
import type { Account } from './tables/accounts';

/** The sessions and their tokens: short-lived access tokens, and a refresh token for the next pair. */
export interface Sessions {
  /** `shopCode`: that of the sign-in, or null. */
  start(account: Account, shopCode: string | null): Tokens;
  /** The session of an access token; null where the token has expired or was never issued. */
  sessionOf(token: string | null): Session | null;
  /**
   * The response to a renewal at a city's or a company's path. Each path renews its own kind of session only.
   */
  renew(refreshToken: unknown, params: { city: string } | { company: string }): Reply;
  end(token: string | null): void;
  /** Expires all access tokens. The refresh tokens stay valid. */
  expireAccessTokens(): void;
  /** Expires the refresh tokens as well: only a sign-in helps. */
  revokeAll(): void;
  /** Whether a renewal returns a new refresh token (and invalidates the old one), or only an access token. */
  rotatesRefreshTokens: boolean;
}

export interface Session {
  account: Account;
  shopCode: string | null;
}

export interface Tokens {
  access_token: string;
  refresh_token: string;
}

export function createSessions(): Sessions {
  const byAccessToken = new Map<string, Session>();
  const byRefreshToken = new Map<string, Session>();
  let issuedCount = 0;

  function issueToken(kind: 'access' | 'refresh', session: Session): string {
    issuedCount += 1;
    const token = `${kind}.${session.account.username}.${issuedCount}`;
    (kind === 'access' ? byAccessToken : byRefreshToken).set(token, session);
    return token;
  }

  const sessions: Sessions = {
    rotatesRefreshTokens: true,
    start(account, shopCode) {
      const session = { account, shopCode };
      return { access_token: issueToken('access', session), refresh_token: issueToken('refresh', session) };
    },
    sessionOf: (token) => (token === null ? null : (byAccessToken.get(token) ?? null)),
    renew(refreshToken, params) {
      const session = typeof refreshToken === 'string' ? byRefreshToken.get(refreshToken) : undefined;
      if (session === undefined) return detailReply(401, 'Token is blacklisted');
      const isOwnKind = 'company' in params ? session.shopCode !== null : session.shopCode === null;
      const isOwnCompany = !('company' in params) || params.company === session.account.company_slug;
      if (!isOwnKind || !isOwnCompany) return unauthorized();
      const access_token = issueToken('access', session);
      if (!sessions.rotatesRefreshTokens) return { status: 200, body: { data: { access_token } } };
      byRefreshToken.delete(refreshToken as string);
      return { status: 200, body: { data: { access_token, refresh_token: issueToken('refresh', session) } } };
    },
    end(token) {
      const session = sessions.sessionOf(token);
      for (const tokens of [byAccessToken, byRefreshToken])
        for (const [issuedToken, tokenSession] of tokens)
          if (tokenSession === session) tokens.delete(issuedToken);
    },
    expireAccessTokens: () => byAccessToken.clear(),
    revokeAll() {
      byAccessToken.clear();
      byRefreshToken.clear();
    },
  };
  return sessions;
}
