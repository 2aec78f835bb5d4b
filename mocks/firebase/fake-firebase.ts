import { type HttpHandler, HttpResponse, http } from 'msw';
import type { FirebaseFault } from '#mocks/protocol/fault-text';
import { FakeAuth } from './auth';
import { DocumentStore } from './documents';
import { createFirebaseFaults, type FirebaseFaults } from './firebase-faults';
import { type Access, FakeFirestore, type FirestoreOptions } from './firestore';

/** Firebase as the real SDK meets it on the wire. */
export interface FakeFirebase {
  readonly faults: FirebaseFaults;
  readonly documents: DocumentStore;
  readonly handlers: readonly HttpHandler[];
  /** Method and last part of the path of each call, newest last; for tests and the panel. */
  calls(): readonly string[];
  customToken(uid: string): string;
  /** "The token expires now": every ID token is refused, and the SDK renews by itself. */
  revokeTokens(): void;
  /** Every line is cut, as a restarted server would. */
  dropStreams(): void;
  /** How many channels are open. */
  open(): number;
  /** How many documents and queries are listened to. */
  targets(): number;
}

interface Options {
  documents?: DocumentStore;
  faults?: FirebaseFaults;
  /** Who may read and write what; without it whoever is signed in, and of Users the own document only. */
  rules?: (access: Access) => boolean;
  /** What is behind the documents: without it they are all there is. */
  server?: Pick<FirestoreOptions, 'exchange' | 'written'>;
}

const NO_SERVER: Required<Options>['server'] = {
  exchange: async (run) => run(),
  written: () => {},
};

const CALLS_KEPT = 100;
/** What ends a login or the service ends its lines too. */
const CUTTING: readonly FirebaseFault[] = ['user-token-expired', 'invalid-user-token', 'unavailable'];

export function createFakeFirebase({
  documents = new DocumentStore(),
  faults = createFirebaseFaults(),
  rules = ownUser,
  server = NO_SERVER,
}: Options = {}): FakeFirebase {
  const has = (fault: FirebaseFault) => faults.current().includes(fault);
  const auth = new FakeAuth(() => faults.current());
  const firestore = new FakeFirestore({
    documents,
    bearerOf: (token) => auth.bearerOf(token),
    allows: (access) =>
      rules(access) && !has('permission-denied') && !(access.op === 'write' && has('write-denied')),
    outage: () => (has('unavailable') ? 'UNAVAILABLE' : null),
    exchange: (run) => server.exchange(run),
    written: (change) => server.written(change),
  });
  let calls: readonly string[] = [];
  const noted = (request: Request) => {
    calls = [...calls, lineOf(request)].slice(-CALLS_KEPT);
    return request;
  };
  onAdded(faults, (fault) => {
    if (fault === 'user-token-expired' || fault === 'invalid-user-token') auth.revokeAll();
    if (fault === 'permission-denied') firestore.recheck();
    else if (CUTTING.includes(fault)) firestore.channels.dropAll();
  });
  return {
    faults,
    documents,
    handlers: [
      http.post('https://identitytoolkit.googleapis.com/*', ({ request }) => auth.handle(noted(request))),
      http.post('https://securetoken.googleapis.com/*', ({ request }) => auth.handle(noted(request))),
      http.all('https://firestore.googleapis.com/*', ({ request }) => firestore.handle(noted(request))),
      // in the page it is an <img>, which mocks/demo/network.ts answers
      http.get('https://www.google.com/images/cleardot.gif', () => new HttpResponse(null, { status: 204 })),
    ],
    calls: () => calls,
    customToken: (uid) => auth.customToken(uid),
    revokeTokens() {
      auth.revokeAll();
      firestore.channels.dropAll();
    },
    dropStreams: () => firestore.channels.dropAll(),
    open: () => firestore.channels.size,
    targets: () => firestore.targets,
  };
}

/** Nobody who is not signed in reads anything: a login that has ended would otherwise stay unseen. */
export function ownUser({ uid, path }: Access): boolean {
  if (uid === null) return false;
  return !path.startsWith('Users/') || path === `Users/${uid}`;
}

/** A fault that is chosen while the console is open must be felt at once, and not at the next reload. */
function onAdded(faults: FirebaseFaults, strike: (fault: FirebaseFault) => void): void {
  let before = faults.current();
  faults.subscribe(() => {
    const added = faults.current().filter((fault) => !before.includes(fault));
    before = faults.current();
    for (const fault of added) strike(fault);
  });
}

/** `POST signInWithCustomToken`, `POST token`, `GET Listen`, `POST Listen terminate` */
function lineOf({ method, url }: Request): string {
  const { pathname, searchParams } = new URL(url);
  const [, name = pathname] = /([A-Za-z]+)(?:\/channel)?$/.exec(pathname) ?? [];
  return [method, name, ...(searchParams.get('TYPE') === 'terminate' ? ['terminate'] : [])].join(' ');
}
