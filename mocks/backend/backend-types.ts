import type { HttpHandler } from 'msw';
import type { Endpoint } from '#api/http/endpoint';
import type { Clock } from '#domain/base/clock';
import type { Profile } from '#domain/people/profile';
import type { City } from '#domain/places/city';
import type { JournalPosition, Snapshot, Store } from '#mocks/backend/db/db';
import type { Journal } from '#mocks/backend/db/journal';
import type { FakeFirebase } from '#mocks/backend/firebase/fake-firebase';
import type { FirebaseFaults } from '#mocks/backend/firebase/firebase-faults';
import type { Faults } from '#mocks/backend/protocol/faults';
import type { Log } from '#mocks/backend/protocol/log';
import type { Call } from '#mocks/backend/protocol/match-call';
import type { Repeats } from '#mocks/backend/protocol/repeats';
import type { Seed } from '#mocks/backend/seed/base/seed';
import type { Account } from '#mocks/backend/seed/session/accounts';
import type { IssuedPair } from '#mocks/backend/services/tokens';

export interface BackendOptions {
  seed?: Seed;
  clock?: Clock;
  faults?: Faults;
  firebaseFaults?: FirebaseFaults;
  log?: Log;
  journal?: Journal;
  /** Milliseconds of real time before every response: a paused clock does not stop the network. */
  latencyMs?: number;
  /** The reference time of seeded dates; by default the start of the clock's day in Japan. */
  anchor?: number;
}

export interface Backend {
  /** Every request waits for this promise by itself. */
  readonly ready: Promise<void>;
  readonly seed: Seed;
  readonly clock: Clock;
  readonly faults: Faults;
  readonly log: Log;
  readonly repeats: Repeats;
  /** Google's hosts, faked beside the backend. */
  readonly firebase: FakeFirebase;
  /** The documents that the backend writes to Firestore. */
  readonly userDocuments: UserDocuments;
  latencyMs: number;
  readonly db: Store;
  /** The seeded accounts, for personas. */
  readonly accounts: readonly Account[];
  /** The current rows; available after `ready` resolves. */
  readonly cities: readonly City[];
  /** Method and path of every endpoint that the fake backend implements. */
  readonly calls: readonly Call[];
  /** The endpoints whose handlers are at hand: all of them after `loadAll`. */
  readonly endpoints: readonly Endpoint[];
  /** In a page: loads all handlers and tables, which otherwise load when a call needs them. */
  loadAll(): Promise<void>;
  /** Opens a real session without a password, for personas. */
  signIn(username: string): Promise<IssuedPair & { user: Profile }>;
  /** The account of this access token; null when the token is invalid or no longer valid. */
  accountOf(accessToken: string): Account | null;
  /** "The token expires now": the next request of every signed-in user gets a 401, and a renewal succeeds. */
  expireTokens(): Promise<void>;
  /** Restores the seed, in every tab. Signed-in users stay signed in. */
  reset(): Promise<void>;
  snapshot(): Promise<Snapshot>;
  /** The writes before a call of the log; null when the data has been reset since. */
  snapshotBefore(position: JournalPosition): Promise<Snapshot | null>;
  load(snapshot: Snapshot): Promise<void>;
  /** `base`: absolute, without a slash at the end. */
  handlers(base: string): HttpHandler[];
}

/** The backend's writes to Firestore: one document per account, always equal to the tables. */
export interface UserDocuments {
  /** This account's console shows this city: its badge counts the unread items there. */
  follow(account: Account, city: string): void;
  /** Follows the city of an ID token when no call has named one: a server has started again beside open consoles. */
  followAgain(accountId: number, city: string): void;
  /** For the panel: this account receives a chat message, in this room or its newest, in every tab. */
  receiveChat(accountId: number, room?: string | null): Promise<void>;
  /** Marks all chat messages of this account as read. */
  readChat(accountId: number): Promise<void>;
  /** The other party of the room reads this account's messages. */
  otherPartyReadsMessagesOf(accountId: number, room?: string | null): Promise<void>;
  /** The other party of the room is typing. */
  typeChat(accountId: number, room?: string | null): Promise<void>;
}
