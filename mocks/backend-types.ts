import type { HttpHandler } from 'msw';
import type { Endpoint } from '#api/http/endpoint';
import type { Clock } from '#domain/base/clock';
import type { Profile } from '#domain/people/profile';
import type { City } from '#domain/places/city';
import type { Snapshot, Store } from '#mocks/db/db';
import type { Journal } from '#mocks/db/journal';
import type { FakeFirebase } from '#mocks/firebase/fake-firebase';
import type { FirebaseFaults } from '#mocks/firebase/firebase-faults';
import type { Faults } from '#mocks/protocol/faults';
import type { Log } from '#mocks/protocol/log';
import type { Seed } from '#mocks/seed/base/seed';
import type { Account } from '#mocks/seed/session/accounts';
import type { IssuedPair } from '#mocks/services/tokens';

export interface BackendOptions {
  seed?: Seed;
  clock?: Clock;
  faults?: Faults;
  firebaseFaults?: FirebaseFaults;
  log?: Log;
  journal?: Journal;
  /** Milliseconds before every answer, of real time: a paused clock does not stop the network. */
  latency?: number;
  /** From when seeded dates are told; without it the start of the clock's day in Japan. */
  anchor?: number;
}

export interface Backend {
  /** Every call waits for this by itself. */
  readonly ready: Promise<void>;
  readonly seed: Seed;
  readonly clock: Clock;
  readonly faults: Faults;
  readonly log: Log;
  /** Answered beside the backend, on Google's hosts. */
  readonly firebase: FakeFirebase;
  /** What the backend writes into Firebase. */
  readonly userDocuments: UserDocuments;
  latency: number;
  readonly db: Store;
  /** The seeded accounts, for personas. */
  readonly accounts: readonly Account[];
  /** As they stand now; known once `ready` has resolved. */
  readonly cities: readonly City[];
  /** Everything the fake backend answers. */
  readonly endpoints: readonly Endpoint[];
  /** A real session without a password, for personas. */
  signIn(username: string): Promise<IssuedPair & { user: Profile }>;
  /** Who sends this access token; null where it is not to be believed (any more). */
  accountOf(accessToken: string): Account | null;
  /** "The token expires now": the next call of everyone signed in answers 401, and renewing works. */
  expireTokens(): Promise<void>;
  /** For the panel's clock: when a time sale begins; null where there is none of this id. */
  startOfSale(id: number): number | null;
  /** Back to the seed, in every tab. Who is signed in stays signed in. */
  reset(): Promise<void>;
  snapshot(): Promise<Snapshot>;
  load(snapshot: Snapshot): Promise<void>;
  /** `base`: absolute, without a slash at the end. */
  handlers(base: string): HttpHandler[];
}

/** The backend's writes into Firebase: one document for each account, true to the tables at any time. */
export interface UserDocuments {
  /** This account's console stands in this city: its badge counts what is unread there. */
  follow(account: Account, city: string): void;
  /** For the panel: a chat message comes for this account, into this room or its newest. It comes in every tab. */
  receiveChat(accountId: number, room?: string | null): Promise<void>;
  /** All of them are read. */
  readChat(accountId: number): Promise<void>;
  /** The other party of the room reads what this account has written. */
  readByOther(accountId: number, room?: string | null): Promise<void>;
  /** The other party of the room is typing. */
  typeChat(accountId: number, room?: string | null): Promise<void>;
}
