import { createStore } from '#mocks/backend/db/db';
import { createMemoryJournal } from '#mocks/backend/db/memory-journal';
import { createChatServer } from '#mocks/backend/firebase/chat-server';
import { DocumentStore } from '#mocks/backend/firebase/documents';
import { createFakeFirebase, mayAccess } from '#mocks/backend/firebase/fake-firebase';
import { createUserDocuments } from '#mocks/backend/firebase/user-documents';
import { createFaults } from '#mocks/backend/protocol/faults';
import type { HandlerSource } from '#mocks/backend/protocol/handlers/handler-source';
import { CALL_DEFAULTS, createLog, currentPath } from '#mocks/backend/protocol/log';
import { maskedUrl } from '#mocks/backend/protocol/masked';
import { createRepeats } from '#mocks/backend/protocol/repeats';
import { startOfDayInJapan } from '#mocks/backend/seed/base/seed-times';
import { ACCOUNTS } from '#mocks/backend/seed/session/accounts';
import { findPerson } from '#mocks/backend/services/people';
import { expireAccess, openSession, sessionOfAccess, sessionTable } from '#mocks/backend/services/tokens';
import { cityTable } from '#mocks/backend/tables/places/cities';
import { accountTable } from '#mocks/backend/tables/session/accounts';
import type { Backend, BackendOptions } from './backend-types';
import { handlersFor } from './handlers';
import { realTime } from './real-time';

/** The fake backend with these handlers. */
export function backendWith(handlers: HandlerSource, options: BackendOptions = {}): Backend {
  const { seed = { profile: 'normal', n: 1 }, clock = realTime, latencyMs = 0 } = options;
  const { faults = createFaults(), log = createLog(), journal = createMemoryJournal() } = options;
  const { anchor = startOfDayInJapan(clock.now()) } = options;
  const db = createStore({ seed, anchor, journal, now: () => clock.now() });
  const accounts = db.of(accountTable);
  const sessions = db.of(sessionTable);
  const cities = db.of(cityTable);
  const documentStore = new DocumentStore();
  const chatServer = createChatServer(db.writtenBy('firestore'), { documents: documentStore, clock });
  const firebase = createFakeFirebase({
    documents: documentStore,
    faults: options.firebaseFaults,
    rules: (access) => chatServer.allows(access) ?? mayAccess(access),
    server: chatServer,
    noteCity: (uid, city) => userDocuments.followAgain(Number(uid), city),
    logCall: ({ request, status, duration }) =>
      log.add({
        ...CALL_DEFAULTS,
        at: clock.now(),
        startedAt: Date.now() - duration,
        service: 'firebase',
        method: request.method,
        url: maskedUrl(request.url),
        path: null,
        page: currentPath(),
        status,
        duration,
      }),
  });

  const userDocuments = createUserDocuments({ db: db.writtenBy('event'), clock, firebase, chatServer });

  const backend: Backend = {
    ready: db.ready,
    seed,
    clock,
    faults,
    log,
    repeats: createRepeats(),
    firebase,
    userDocuments,
    latencyMs,
    db,
    accounts: ACCOUNTS,
    calls: handlers.calls,
    get endpoints() {
      return handlers.loaded.map(({ endpoint }) => endpoint);
    },
    loadAll: () => handlers.loadAll(),
    get cities() {
      return cities.list({}).rows;
    },
    async signIn(username) {
      await db.catchUp();
      const [account] = accounts.list({ where: { username: { equals: username } } }).rows;
      if (!account) throw new Error(`there is no account "${username}"`);
      const tokenPair = openSession(sessions, account.id, clock.now());
      await db.settled();
      // A copy without the backend's internal fields.
      const { password_hash: _, cities: __, ...profile } = account;
      return { ...tokenPair, user: profile };
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
    snapshotBefore: (position) => db.snapshotBefore(position),
    load: (snapshot) => db.load(snapshot),
    handlers: (base) => handlersFor(backend, handlers, { base }),
  };
  return backend;
}
