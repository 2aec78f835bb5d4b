import type { OwnProfile, Profile } from '#domain/people/profile';
import type { City } from '#domain/places/city';

export interface Tokens {
  access: string;
  refresh: string;
}

export interface Credentials {
  username: string;
  password: string;
  /** Present: the store log-in (R-SESSION-07). */
  code_shop?: string;
}

/** State that the browser stores between visits and that all of its tabs share. */
export interface Remembered {
  tokens: Tokens | null;
  /** The user of the tokens; null where it is unknown: a browser may refuse to store it. */
  user: number | null;
  /** The flag `login_by_store` decides which profile to load (R-GUARD-04). */
  storeLogin: boolean;
  /** Slug of the company of a store log-in: the renewal needs it before a profile is loaded. */
  company: string | null;
  city: City | null;
}

/** The values that choose the call of a renewal. */
export interface RenewalScope extends Remembered {
  /**
   * Slug of the first city that the account may enter, once it is known; used before a city is chosen
   * (A-198).
   */
  firstCity: string | null;
}

export interface SignedIn {
  user: Profile;
  tokens: Tokens;
  redirectToken: string | null;
  /** The shop code of a store log-in, null for an ordinary log-in. */
  shopCode: string | null;
}

/** Tokens from a sign-in link to /auth-redirect. */
export interface GivenTokens {
  tokens: Tokens;
  redirectToken: string | null;
}

/** Given tokens, tried while a user is signed in, and their profile. */
export interface Offer extends GivenTokens {
  profile: OwnProfile;
}

/**
 * `refused`: the server refuses the renewal and the session is over. `replaced`: another tab has signed out,
 * or signed in as another user. A call without a response, or with a response that does not concern the
 * session, rejects instead and ends nothing.
 */
export type Renewal =
  | { outcome: 'renewed'; tokens: Tokens }
  | { outcome: 'refused' }
  | { outcome: 'replaced' };
