import { type Profile, type School, schoolOf } from '#domain/people/profile';
import type { City } from '#domain/places/city';
import { COOKIE_NAMES } from '#domain/session/cookie-names';
import type { GivenTokens, Offer, Remembered, SignedIn, Tokens } from '#domain/session/session';
import { STORAGE_KEYS } from '#domain/session/storage-keys';
import { dropCookie, readCookie, writeCookie } from '#kit/services/cookies';
import { browserStorage } from '#kit/services/storage';

const { getItem: readStored, setItem: writeStored } = browserStorage;

/** The session in cookies and storage, shared by all tabs of the browser. Writes notify the other tabs. */
export interface SessionMemory {
  read(): Remembered;
  signedIn(signedIn: SignedIn): void;
  given(given: GivenTokens): void;
  /** Stores given tokens of a known account, so that no tab takes them for its own. */
  offer(offer: Offer): void;
  /** Stores new tokens of the signed-in user, and a redirect token if one is given. */
  renewal(given: GivenTokens): void;
  /** Stores the owner of given tokens if no user is stored yet, and company and school of the profile. */
  user(user: Profile): void;
  tokens(tokens: Tokens): void;
  city(city: City | null): void;
  /**
   * Updates the data of the stored city. The user has not chosen a city, so other tabs are not notified and a
   * shop code from elsewhere is kept.
   */
  cityAnew(city: City): void;
  /** Drops the three cookies and the school. */
  forgetTokens(): void;
  /** Drops tokens, city and store flag (R-SESSION-15). */
  forgetAll(): void;
}

/** `announce` notifies the other tabs of a change. */
export function sessionMemory(announce: () => void): SessionMemory {
  /** Tokens of a browser without cookies: the user stays signed in until the page is reloaded. */
  let tokensInMemory: Tokens | null = null;

  function writeTokens({ access, refresh }: Tokens) {
    writeCookie(COOKIE_NAMES.accessToken, access);
    writeCookie(COOKIE_NAMES.refreshToken, refresh);
    tokensInMemory = readCookie(COOKIE_NAMES.accessToken) === null ? { access, refresh } : null;
  }

  function writeGiven({ tokens, redirectToken }: GivenTokens, user: number | null) {
    writeTokens(tokens);
    writeRedirectToken(redirectToken);
    writeStored(STORAGE_KEYS.userId, user === null ? null : String(user));
    forgetStore();
    writeSchool(null);
    announce();
  }

  function dropTokens() {
    tokensInMemory = null;
    for (const name of [COOKIE_NAMES.accessToken, COOKIE_NAMES.refreshToken, COOKIE_NAMES.redirectToken])
      dropCookie(name);
  }

  return {
    read: () => readRemembered(tokensInMemory),
    signedIn({ tokens, user, shopCode, redirectToken }) {
      writeTokens(tokens);
      writeRedirectToken(redirectToken);
      writeStored(STORAGE_KEYS.userId, String(user.id));
      writeStored(STORAGE_KEYS.storeLogin, shopCode === null ? null : 'true');
      if (shopCode !== null) writeStored(STORAGE_KEYS.shopCode, shopCode);
      writeCompanyAndSchool(user);
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
      if (readStored(STORAGE_KEYS.userId) === null) writeStored(STORAGE_KEYS.userId, String(user.id));
      writeCompanyAndSchool(user);
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
      // The stored shop code came from this city, so it follows a change of the city's code.
      const isCodeOfCity = readStored(STORAGE_KEYS.shopCode) === storedCity()?.code_shop;
      if (isCodeOfCity) writeCity(city);
      else writeStored(STORAGE_KEYS.city, JSON.stringify(city));
    },
    forgetTokens() {
      // The first visit to the sign-in page changes nothing, so it announces nothing.
      const hadTokens = readRemembered(tokensInMemory).tokens !== null;
      dropTokens();
      writeSchool(null);
      if (hadTokens) announce();
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

/** A redirect token of an earlier sign-in has no meaning for the new session. */
function writeRedirectToken(token: string | null) {
  if (token === null) dropCookie(COOKIE_NAMES.redirectToken);
  else writeCookie(COOKIE_NAMES.redirectToken, token);
}

function writeCompanyAndSchool(user: Profile) {
  const isStoreLogin = readStored(STORAGE_KEYS.storeLogin) === 'true';
  writeStored(STORAGE_KEYS.storeCompany, isStoreLogin ? user.company_slug || null : null);
  writeSchool(schoolOf(user));
}

function writeSchool(school: School | null) {
  writeStored(STORAGE_KEYS.school, school?.school ?? null);
  writeStored(STORAGE_KEYS.group, school?.group ?? null);
  writeStored(STORAGE_KEYS.classes, school?.classes ?? null);
}

function forgetStore() {
  writeStored(STORAGE_KEYS.storeLogin, null);
  writeStored(STORAGE_KEYS.storeCompany, null);
}

function writeCity(city: City | null) {
  writeStored(STORAGE_KEYS.city, city === null ? null : JSON.stringify(city));
  if (city !== null) writeStored(STORAGE_KEYS.shopCode, city.code_shop);
}

function readRemembered(tokensInMemory: Tokens | null): Remembered {
  const access = readCookie(COOKIE_NAMES.accessToken);
  const user = Number(readStored(STORAGE_KEYS.userId) || Number.NaN);
  return {
    tokens: access ? { access, refresh: readCookie(COOKIE_NAMES.refreshToken) ?? '' } : tokensInMemory,
    user: Number.isInteger(user) ? user : null,
    storeLogin: readStored(STORAGE_KEYS.storeLogin) === 'true',
    company: readStored(STORAGE_KEYS.storeCompany) || null,
    city: storedCity(),
  };
}

/** Reads JSON of the city, or a bare slug stored by an older console. */
function storedCity(): City | null {
  const text = readStored(STORAGE_KEYS.city) ?? '';
  const blankCity = { id: 0, name: '', name_ja: '', code_shop: '' };
  try {
    const city = JSON.parse(text) as Partial<City> | null;
    return typeof city?.name === 'string' ? { ...blankCity, ...city } : null;
  } catch {
    return /^[\w-]+$/.test(text) ? { ...blankCity, name: text } : null;
  }
}
