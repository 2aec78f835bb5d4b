import type { Call } from '#api/endpoint';
import type { session as sessionEndpoints } from '#api/session';
import { DEFAULT_CITY } from '#domain/cities';
import type { City } from '#domain/city';
import type { Message } from '#domain/problems';
import type { Remembered, Tokens } from '#domain/session';
import { COOKIES, dropCookie, readCookie, writeCookie } from '#kit/cookies';
import { readStored, STORAGE, store } from '#kit/storage';
import type { Toasts } from '#kit/toasts';
import type { SessionEffects } from '#machines/session/session.machine';

export interface SessionDependencies {
  http(): Promise<{ call: Call; session: typeof sessionEndpoints }>;
  toasts: Toasts;
  dropWork(): void;
  reload(): void;
}

/** What the session does to browser and backend; the machine decides when. */
export function sessionEffects({ http, toasts, dropWork, reload }: SessionDependencies): SessionEffects {
  return {
    async signIn(credentials, signal) {
      const { call, session } = await http();
      const { data } = await call(session.signIn, { body: credentials, signal, quiet: true });
      return {
        user: data.user,
        tokens: { access: data.access_token, refresh: data.refresh_token },
        redirectToken: data.redirect_token ?? null,
        shopCode: credentials.code_shop ?? null,
      };
    },
    async loadProfile({ storeLogin }, signal) {
      const { call, session } = await http();
      const { data } = await call(storeLogin ? session.storeProfile : session.profile, {
        signal,
        quiet: true,
      });
      return data;
    },
    async renew(at, signal) {
      const { call, session } = await http();
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
      const { call, session } = await http();
      await call(session.signOut, { signal, quiet: true });
    },
    isVisible: () => document.visibilityState === 'visible',
    rememberSignIn({ tokens, user, shopCode, redirectToken }) {
      rememberTokens(tokens);
      if (redirectToken !== null) writeCookie(COOKIES.redirectToken, redirectToken);
      store(STORAGE.userId, String(user.id));
      store(STORAGE.storeLogin, shopCode === null ? null : 'true');
      if (shopCode !== null) store(STORAGE.shopCode, shopCode);
    },
    rememberTokens,
    rememberCity(city) {
      store(STORAGE.city, JSON.stringify(city));
      store(STORAGE.shopCode, city.code_shop);
    },
    forgetCity: () => store(STORAGE.city, null),
    forgetTokens,
    dropWork,
    tell: (message) => toasts.show('error', message),
    tellProfileFailed: (problem) => toasts.show('error', verification(problem)),
    forceOut() {
      forgetTokens();
      store(STORAGE.city, null);
      store(STORAGE.storeLogin, null);
      leaveFarewell({ messageId: 'problem.sessionEnded' });
      reload();
    },
  };
}

export function remembered(): Remembered {
  const access = readCookie(COOKIES.accessToken);
  return {
    tokens: access ? { access, refresh: readCookie(COOKIES.refreshToken) ?? '' } : null,
    storeLogin: readStored(STORAGE.storeLogin) === 'true',
    city: storedCity(),
  };
}

type Target = { kind: 'company'; company: string } | { kind: 'city'; city: string } | { kind: 'none' };

/** Which of the three calls renews this session. */
export function refreshTarget({
  storeLogin,
  city,
  company,
}: Omit<Remembered, 'tokens'> & { company: string | null }): Target {
  if (storeLogin && company) return { kind: 'company', company };
  return city === null ? { kind: 'none' } : { kind: 'city', city: city.name };
}

/** The city of calls made before one is chosen. */
export const cityForCalls = (city: City | null): string => city?.name ?? DEFAULT_CITY;

const FAREWELL = 'farewell';

/** A message that outlives the reload of a forced log-out. */
function leaveFarewell(message: Message): void {
  try {
    sessionStorage.setItem(FAREWELL, JSON.stringify(message));
  } catch {
    // without storage the user sees the sign-in page without a reason
  }
}

export function takeFarewell(): Message | null {
  try {
    const text = sessionStorage.getItem(FAREWELL);
    sessionStorage.removeItem(FAREWELL);
    return text === null ? null : (JSON.parse(text) as Message);
  } catch {
    return null;
  }
}

function rememberTokens({ access, refresh }: Tokens): void {
  writeCookie(COOKIES.accessToken, access);
  writeCookie(COOKIES.refreshToken, refresh);
}

function forgetTokens(): void {
  for (const name of [COOKIES.accessToken, COOKIES.refreshToken, COOKIES.redirectToken]) dropCookie(name);
}

/** JSON of the city; a bare slug of an older console is read too. */
function storedCity(): City | null {
  const text = readStored(STORAGE.city);
  if (text === null || text === '') return null;
  try {
    const city: unknown = JSON.parse(text);
    if (typeof city === 'object' && city !== null && 'name' in city && typeof city.name === 'string') {
      return { id: 0, name_ja: '', code_shop: '', ...city } as City;
    }
  } catch {
    if (/^[\w-]+$/.test(text)) return { id: 0, name: text, name_ja: '', code_shop: '' };
  }
  return null;
}

interface ToldProblem {
  kind: string;
  status: number | null;
  told: Message;
}

/** The sign-in page does not load the api layer's classes; a Problem is told by its name. */
const isProblem = (error: unknown): error is Error & ToldProblem =>
  error instanceof Error && error.name === 'Problem';

/** The server said no; a broken line or a broken server said nothing. */
const isRefusal = (error: unknown): boolean =>
  isProblem(error) && error.status !== null && error.status >= 400 && error.status < 500;

/** The server's message if it has one, else the fixed text. */
function verification(problem: unknown): Message {
  if (isProblem(problem) && problem.kind === 'refused' && 'text' in problem.told) return problem.told;
  return { messageId: 'session.verificationFailed' };
}
