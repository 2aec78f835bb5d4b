import type { OwnProfile, Profile } from '#domain/people/profile';
import type { City } from '#domain/places/city';

export interface Tokens {
  access: string;
  refresh: string;
}

export interface Credentials {
  username: string;
  password: string;
  /** Given: the store log-in (R-SESSION-07). */
  code_shop?: string;
}

/** What the browser remembers from one visit to the next, and every tab of it shares. */
export interface Remembered {
  tokens: Tokens | null;
  /** Whose tokens these are; null where it is not known: a browser may refuse to store it. */
  user: number | null;
  /** The flag `login_by_store`: which profile to load (R-GUARD-04). */
  storeLogin: boolean;
  /** Slug of the company of a store log-in: its renewal names it before any profile is there. */
  company: string | null;
  city: City | null;
}

/** Where a session is renewed. */
export interface RenewalPlace extends Remembered {
  /** Slug of the first city that the account may enter, once that is known: before one is chosen. */
  firstCity: string | null;
}

export interface SignedIn {
  user: Profile;
  tokens: Tokens;
  redirectToken: string | null;
  /** The shop code of a store log-in, null for an ordinary one. */
  shopCode: string | null;
}

/** Tokens that came with an address of /auth-redirect. */
export interface GivenTokens {
  tokens: Tokens;
  redirectToken: string | null;
}

/** Such tokens, tried while somebody is signed in, and whose they are. */
export interface Offer extends GivenTokens {
  profile: OwnProfile;
}

/**
 * Refused is the server's no: the session is over. Replaced: another tab has signed out, or somebody else in. A call
 * that got no answer, or one that is no verdict on the session, rejects instead and ends nothing.
 */
export type Renewal =
  | { outcome: 'renewed'; tokens: Tokens }
  | { outcome: 'refused' }
  | { outcome: 'replaced' };
