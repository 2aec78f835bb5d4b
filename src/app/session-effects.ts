import type { City } from '#domain/city';
import type { Message } from '#domain/problems';
import type { Remembered, Tokens } from '#domain/session';
import { COOKIES, dropCookie, readCookie, writeCookie } from '#kit/cookies';
import { readStored, STORAGE, store } from '#kit/storage';
import type { Toasts } from '#kit/toasts';
import type { SessionEffects } from '#machines/session/session.machine';
import type { SessionCalls } from './session-calls';

export interface SessionDependencies {
  /** Loaded with the first of them: the sign-in page is usable before axios and the contract are there. */
  calls(): Promise<SessionCalls>;
  toasts: Toasts;
  dropWork(): void;
  reload(): void;
}

/** What the session does to browser and backend; the machine decides when. */
export function sessionEffects({ calls, toasts, dropWork, reload }: SessionDependencies): SessionEffects {
  return {
    signIn: async (credentials, signal) => (await calls()).signIn(credentials, signal),
    loadProfile: async (at, signal) => (await calls()).loadProfile(at, signal),
    renew: async (at, signal) => (await calls()).renew(at, signal),
    signOut: async (signal) => (await calls()).signOut(signal),
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
  const text = readStored(STORAGE.city) ?? '';
  const blank = { id: 0, name: '', name_ja: '', code_shop: '' };
  try {
    const city = JSON.parse(text) as Partial<City> | null;
    return typeof city?.name === 'string' ? { ...blank, ...city } : null;
  } catch {
    return /^[\w-]+$/.test(text) ? { ...blank, name: text } : null;
  }
}

interface ToldProblem {
  kind: string;
  status: number | null;
  told: Message;
}

/** The sign-in page does not load the api layer's classes; a Problem is told by its name. */
const isProblem = (error: unknown): error is Error & ToldProblem =>
  error instanceof Error && error.name === 'Problem';

/** The server's message if it has one, else the fixed text. */
function verification(problem: unknown): Message {
  if (isProblem(problem) && problem.kind === 'refused' && 'text' in problem.told) return problem.told;
  return { messageId: 'session.verificationFailed' };
}
