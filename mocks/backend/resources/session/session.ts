import { session } from '#api/session/session';
import type { Backend } from '#mocks/backend/backend-types';
import { answer, Refusal } from '#mocks/backend/protocol/mock';
import { SERVER_TEXTS } from '#mocks/backend/protocol/server-texts';
import type { Account } from '#mocks/backend/seed/session/accounts';
import { passwordHash } from '#mocks/backend/seed/session/accounts';
import { findPerson, personNamed } from '#mocks/backend/services/people';
import { profileOf } from '#mocks/backend/services/profile-of';
import {
  openSession,
  redirectToken,
  renewSession,
  sessionOfAccess,
  sessionTable,
} from '#mocks/backend/services/tokens';

const WRONG_CREDENTIALS = 'ユーザー名またはパスワードが正しくありません。';
const WRONG_SHOP = '店舗コードが正しくありません。';
const SESSION_OVER = 'ログインの有効期限が切れました。もう一度ログインしてください。';

const TOKEN_REFUSED = { by: 'token', token: 'refused' } as const;

export const sessionHandlers = [
  // Every role may sign in here: the console itself turns away the roles without screens (R-SESSION-09).
  answer(session.signIn, ({ backend, body }) => {
    const { username, password, code_shop } = body;
    const account = personNamed(backend.db, username);
    if (!account || account.password_hash !== passwordHash(password))
      throw new Refusal(401, WRONG_CREDENTIALS);
    if (account.suspended) throw new Refusal(401, SERVER_TEXTS.suspended);
    if (code_shop !== undefined && !isShopOf(backend, account, code_shop)) throw new Refusal(401, WRONG_SHOP);
    const tokens = openSession(backend.db.of(sessionTable), account.id, backend.clock.now());
    const redirect_token = redirectToken(tokens.refresh_token);
    return { status: 200, data: { user: profileOf(account), ...tokens, redirect_token } };
  }),

  answer(session.signOut, ({ backend, request }) => {
    const sessions = backend.db.of(sessionTable);
    const token = request.headers.get('authorization')?.replace(/^Bearer /i, '') ?? '';
    const sessionRow = sessionOfAccess(sessions, token, backend.clock.now());
    if (sessionRow) sessions.remove(sessionRow.id);
    return { status: 200, data: null };
  }),

  answer(session.profile, ({ account }) => ({ status: 200, data: profileOf(account) })),
  answer(session.storeProfile, ({ account }) => ({ status: 200, data: profileOf(account) })),

  answer(session.refresh, ({ backend, body }) => ({
    status: 200,
    data: renewedTokens(backend, body.refresh_token),
  })),
  answer(session.refreshWithoutCity, ({ backend, body }) => ({
    status: 200,
    data: renewedTokens(backend, body.refresh_token),
  })),
  answer(session.refreshOfCompany, ({ backend, body, params }) => {
    const account = accountOfRefresh(backend, body.refresh_token);
    const isOfCompany = account?.company_slug === params.company || account?.permission === 'Operator';
    if (!isOfCompany) throw new Refusal(401, SESSION_OVER, TOKEN_REFUSED);
    return { status: 200, data: renewedTokens(backend, body.refresh_token) };
  }),

  answer(session.firebaseToken, ({ backend, account, city }) => {
    backend.userDocuments.follow(account, city.name);
    const token = backend.firebase.customToken(String(account.id), city.name);
    return { status: 200, data: { token_firebase: token } };
  }),
];

function renewedTokens(backend: Backend, refreshToken: string) {
  const account = accountOfRefresh(backend, refreshToken);
  const tokens = renewSession(backend.db.of(sessionTable), refreshToken, backend.clock.now());
  if (!tokens || !account) throw new Refusal(401, SESSION_OVER, TOKEN_REFUSED);
  if (account.suspended) throw new Refusal(401, SERVER_TEXTS.suspended);
  return tokens;
}

function accountOfRefresh(backend: Backend, refreshToken: string): Account | null {
  const sessionRow = backend.db.of(sessionTable).find(refreshToken.split('.')[1] ?? '');
  return sessionRow && findPerson(backend.db, sessionRow.account_id);
}

/** The account's own shop, or the shop of a city that it may enter: the console offers that shop. */
function isShopOf(backend: Backend, account: Account, code: string): boolean {
  const accessibleCities = backend.cities.filter(({ name }) => account.cities.includes(name));
  return [account.code_shop, ...accessibleCities.map(({ code_shop }) => code_shop)].includes(code.trim());
}
