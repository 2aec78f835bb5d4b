import * as z from 'zod/mini';
import { defineTable } from '#mocks/backend/db/define-table';
import type { Table } from '#mocks/backend/db/table';
import { hash } from '#mocks/backend/seed/base/hash';

/** Milliseconds of the demo's clock until an access token expires. */
export const ACCESS_LIFE = 15 * 60_000;
/** Milliseconds without a renewal after which a session ends. */
export const REFRESH_LIFE = 30 * 24 * 3_600_000;
/** Milliseconds in which the old token can renew again: a reload may lose the response of a renewal. */
export const ROTATION_LEEWAY = 10_000;

/** This backend always issues both tokens. */
export interface IssuedPair {
  access_token: string;
  refresh_token: string;
}

const SessionRow = z.object({
  id: z.number(),
  account_id: z.number(),
  secret: z.string(),
  /** The number of the current pair of tokens. */
  rotation: z.number(),
  renewed_at: z.number(),
  /** Access tokens of earlier pairs are refused: "the token expires now". */
  oldest_access: z.number(),
});
export type SessionRow = z.infer<typeof SessionRow>;

/** The sessions of all accounts. A token has its row's id and pair number; the row's secret proves it. */
export const sessionTable = defineTable({
  name: 'sessions',
  scope: 'world',
  schema: SessionRow,
  seed: () => [],
  survivesReset: true,
});

type Sessions = Table<SessionRow>;

export function openSession(sessions: Sessions, accountId: number, now: number): IssuedPair {
  const endedSessions = sessions.list({ where: { renewed_at: { lt: now - REFRESH_LIFE } } }).rows;
  for (const { id } of endedSessions) sessions.remove(id);
  const secret = crypto.getRandomValues(new Uint32Array(4)).join('');
  const session = sessions.create({
    account_id: accountId,
    secret,
    rotation: 1,
    renewed_at: now,
    oldest_access: 1,
  });
  return tokensOf(session, now);
}

/** The session of a request's access token; null when the token is unknown, revoked, forged or expired. */
export function sessionOfAccess(sessions: Sessions, token: string, now: number): SessionRow | null {
  const [tokenKind, id = '', rotation = '', expires = '', seal] = token.split('.');
  const session = tokenKind === 'access' ? sessions.find(id) : null;
  if (!session || seal !== sealOf(session, ['access', id, rotation, expires])) return null;
  return Number(expires) > now && Number(rotation) >= session.oldest_access ? session : null;
}

/** Returns the next pair and refuses the old one from now on; null when the token is not the current one. */
export function renewSession(sessions: Sessions, token: string, now: number): IssuedPair | null {
  const [tokenKind, id = '', rotation = '', seal] = token.split('.');
  const session = tokenKind === 'refresh' ? sessions.find(id) : null;
  if (!session || seal !== sealOf(session, ['refresh', id, rotation])) return null;
  if (now - session.renewed_at > REFRESH_LIFE) return null;
  const rotationsBehind = session.rotation - Number(rotation);
  if (rotationsBehind === 1 && now - session.renewed_at <= ROTATION_LEEWAY) return tokensOf(session, now);
  if (rotationsBehind !== 0) return null;
  const next = sessions.update(session.id, { rotation: session.rotation + 1, renewed_at: now });
  return next && tokensOf(next, now);
}

/** Invalidates every access token issued so far; a renewal still succeeds. */
export function expireAccess(sessions: Sessions): void {
  for (const session of sessions.list({}).rows) {
    sessions.update(session.id, { oldest_access: session.rotation + 1 });
  }
}

function tokensOf(session: SessionRow, now: number): IssuedPair {
  const id = String(session.id);
  const rotation = String(session.rotation);
  const access = ['access', id, rotation, String(now + ACCESS_LIFE)];
  const refresh = ['refresh', id, rotation];
  return {
    access_token: [...access, sealOf(session, access)].join('.'),
    refresh_token: [...refresh, sealOf(session, refresh)].join('.'),
  };
}

/** Of a sign-in, for another site; the console only stores it, and no call takes it. */
export const redirectToken = (refreshToken: string): string => `redirect.${hash(refreshToken)}`;

const sealOf = ({ secret }: SessionRow, parts: readonly string[]): string =>
  hash([secret, ...parts].join('.'));
