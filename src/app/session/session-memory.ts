import { type Profile, type School, schoolOf } from '#domain/people/profile';
import type { City } from '#domain/places/city';
import type { GivenTokens, Offer, Remembered, SignedIn, Tokens } from '#domain/session/session';
import { COOKIES, dropCookie, readCookie, writeCookie } from '#kit/services/cookies';
import { browserStorage, STORAGE } from '#kit/services/storage';

const { getItem: readStored, setItem: store } = browserStorage;

/** What the browser remembers of the session and every tab of it shares: cookies and storage, and word to the others. */
export interface SessionMemory {
  read(): Remembered;
  signedIn(signedIn: SignedIn): void;
  given(given: GivenTokens): void;
  /** Given tokens whose account is known: no tab may take them for its own. */
  offer(offer: Offer): void;
  /** Other tokens of whoever is signed in; a redirect token that came along is kept. */
  renewal(given: GivenTokens): void;
  /** Whose the given tokens are, where nobody is remembered yet, and what their profile says of company and school. */
  user(user: Profile): void;
  tokens(tokens: Tokens): void;
  city(city: City | null): void;
  /** What is new about the city that is stored already; nobody has chosen, so neither shop code nor word to other tabs. */
  cityAnew(city: City): void;
  /** The three cookies and the school. */
  forgetTokens(): void;
  /** Tokens, city and store flag (R-SESSION-15). */
  forgetAll(): void;
}

/** `announce` tells the other tabs that something has changed. */
export function sessionMemory(announce: () => void): SessionMemory {
  /** Of a browser that keeps no cookies: the page is signed in all the same, until it is loaded anew. */
  let unkept: Tokens | null = null;

  function writeTokens({ access, refresh }: Tokens) {
    writeCookie(COOKIES.accessToken, access);
    writeCookie(COOKIES.refreshToken, refresh);
    unkept = readCookie(COOKIES.accessToken) === null ? { access, refresh } : null;
  }

  function writeGiven({ tokens, redirectToken }: GivenTokens, user: number | null) {
    writeTokens(tokens);
    writeRedirectToken(redirectToken);
    store(STORAGE.userId, user === null ? null : String(user));
    forgetStore();
    writeSchool(null);
    announce();
  }

  function dropTokens() {
    unkept = null;
    for (const name of [COOKIES.accessToken, COOKIES.refreshToken, COOKIES.redirectToken]) dropCookie(name);
  }

  return {
    read: () => remembered(unkept),
    signedIn({ tokens, user, shopCode, redirectToken }) {
      writeTokens(tokens);
      writeRedirectToken(redirectToken);
      store(STORAGE.userId, String(user.id));
      store(STORAGE.storeLogin, shopCode === null ? null : 'true');
      if (shopCode !== null) store(STORAGE.shopCode, shopCode);
      writeBelonging(user);
      announce();
    },
    given: (given) => writeGiven(given, null),
    offer: (offer) => writeGiven(offer, offer.profile.id),
    renewal({ tokens, redirectToken }) {
      writeTokens(tokens);
      if (redirectToken !== null) writeRedirectToken(redirectToken);
      announce();
    },
    user(user) {
      if (readStored(STORAGE.userId) === null) store(STORAGE.userId, String(user.id));
      writeBelonging(user);
    },
    tokens(tokens) {
      writeTokens(tokens);
      announce();
    },
    city(city) {
      writeCity(city);
      announce();
    },
    cityAnew(city) {
      // stored with the choice of this city, and changed since
      const isItsCode = readStored(STORAGE.shopCode) === storedCity()?.code_shop;
      if (isItsCode) writeCity(city);
      else store(STORAGE.city, JSON.stringify(city));
    },
    forgetTokens() {
      // who comes to the sign-in page for the first time has nothing to tell
      const had = remembered(unkept).tokens !== null;
      dropTokens();
      writeSchool(null);
      if (had) announce();
    },
    forgetAll() {
      dropTokens();
      writeSchool(null);
      writeCity(null);
      forgetStore();
      announce();
    },
  };
}

/** That of an earlier sign-in means nothing to the new session. */
function writeRedirectToken(token: string | null) {
  if (token === null) dropCookie(COOKIES.redirectToken);
  else writeCookie(COOKIES.redirectToken, token);
}

function writeBelonging(user: Profile) {
  const byStore = readStored(STORAGE.storeLogin) === 'true';
  store(STORAGE.storeCompany, byStore ? user.company_slug || null : null);
  writeSchool(schoolOf(user));
}

function writeSchool(school: School | null) {
  store(STORAGE.school, school?.school ?? null);
  store(STORAGE.group, school?.group ?? null);
  store(STORAGE.classes, school?.classes ?? null);
}

function forgetStore() {
  store(STORAGE.storeLogin, null);
  store(STORAGE.storeCompany, null);
}

function writeCity(city: City | null) {
  store(STORAGE.city, city === null ? null : JSON.stringify(city));
  if (city !== null) store(STORAGE.shopCode, city.code_shop);
}

function remembered(unkept: Tokens | null): Remembered {
  const access = readCookie(COOKIES.accessToken);
  const user = Number(readStored(STORAGE.userId) || Number.NaN);
  return {
    tokens: access ? { access, refresh: readCookie(COOKIES.refreshToken) ?? '' } : unkept,
    user: Number.isInteger(user) ? user : null,
    storeLogin: readStored(STORAGE.storeLogin) === 'true',
    company: readStored(STORAGE.storeCompany) || null,
    city: storedCity(),
  };
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
