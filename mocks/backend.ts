import type { HttpHandler } from 'msw';
import type { Endpoint } from '#api/endpoint';
import type { City } from '#domain/city';
import type { Clock } from '#domain/clock';
import type { Profile } from '#domain/profile';
import { ACCOUNTS, type Account } from './accounts';
import { createClock } from './clock';
import { createStore, type Snapshot, type Store } from './db';
import { createFaults, type Faults } from './faults';
import { createFakeFirebase, type FakeFirebase } from './firebase/fake-firebase';
import type { FirebaseFaults } from './firebase/firebase-faults';
import { createUserDocuments, type UserDocuments } from './firebase/user-documents';
import { handlersFor } from './handlers';
import type { Journal } from './journal';
import { createLog, type Log } from './log';
import { createMemoryJournal } from './memory-journal';
import { findPerson } from './people';
import { accountTable } from './resources/accounts';
import { cityTable } from './resources/cities';
import { resources } from './resources/index';
import { startOfDayInJapan } from './seed/japan-time';
import type { Seed } from './seed/seed';
import { expireAccess, type IssuedPair, openSession, sessionOfAccess, sessionTable } from './tokens';

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
  /** Back to the seed, in every tab. Who is signed in stays signed in. */
  reset(): Promise<void>;
  snapshot(): Promise<Snapshot>;
  load(snapshot: Snapshot): Promise<void>;
  /** `base`: absolute, without a slash at the end. */
  handlers(base: string): HttpHandler[];
}

export function createBackend(options: BackendOptions = {}): Backend {
  const { seed = { profile: 'normal', n: 1 }, clock = createClock(), latency = 0 } = options;
  const { faults = createFaults(), log = createLog(), journal = createMemoryJournal() } = options;
  const { anchor = startOfDayInJapan(clock.now()) } = options;
  const db = createStore({ seed, anchor, journal });
  const accounts = db.of(accountTable);
  const sessions = db.of(sessionTable);
  const cities = db.of(cityTable);
  const answered = resources.flat();
  const firebase = createFakeFirebase({ faults: options.firebaseFaults });

  const backend: Backend = {
    ready: db.ready,
    seed,
    clock,
    faults,
    log,
    firebase,
    userDocuments: createUserDocuments(db, firebase),
    latency,
    db,
    accounts: ACCOUNTS,
    endpoints: answered.map(({ endpoint }) => endpoint),
    get cities() {
      return cities.list({}).rows;
    },
    async signIn(username) {
      await db.catchUp();
      const [user] = accounts.list({ where: { username: { equals: username } } }).rows;
      if (!user) throw new Error(`there is no account "${username}"`);
      const pair = openSession(sessions, user.id, clock.now());
      await db.settled();
      // a copy without what the backend keeps to itself
      const { password_hash: _, cities: __, ...profile } = user;
      return { ...pair, user: profile };
    },
    accountOf(accessToken) {
      const session = sessionOfAccess(sessions, accessToken, clock.now());
      const account = session && findPerson(db, session.account_id);
      return account?.suspended ? null : account;
    },
    async expireTokens() {
      await db.catchUp();
      expireAccess(sessions);
      await db.settled();
    },
    reset: () => db.reset(),
    snapshot: () => db.snapshot(),
    load: (snapshot) => db.load(snapshot),
    handlers: (base) => handlersFor(backend, answered, { base }),
  };
  return backend;
}
