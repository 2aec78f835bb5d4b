import { type HttpHandler, HttpResponse, http } from 'msw';
import type { FirebaseFault } from '#mocks/backend/protocol/fault-text';
import { FakeAuth } from './auth';
import { DocumentStore } from './documents';
import { createFirebaseFaults, type FirebaseFaults } from './firebase-faults';
import { type Access, FakeFirestore, type FirestoreOptions } from './firestore';

/** Firebase at the HTTP level, for the real SDK. */
export interface FakeFirebase {
  readonly faults: FirebaseFaults;
  readonly documents: DocumentStore;
  readonly handlers: readonly HttpHandler[];
  /** Method and last path part of each call, newest last; for tests and the panel. */
  calls(): readonly string[];
  customToken(uid: string, city?: string): string;
  /** "The token expires now": every ID token is refused, and the SDK renews by itself. */
  revokeTokens(): void;
  /** Ends every connection, as a restarted server would. */
  dropStreams(): void;
  /** The number of open channels. */
  open(): number;
  /** The number of documents and queries with a listener. */
  targets(): number;
}

/** A call without its bodies, which contain tokens. */
export interface FirebaseCall {
  request: Request;
  status: number;
  /** Milliseconds. */
  duration: number;
}

interface FakeFirebaseOptions {
  documents?: DocumentStore;
  faults?: FirebaseFaults;
  /** The permissions; by default every signed-in user has access, under Users to their own document only. */
  rules?: (access: Access) => boolean;
  /** The server of the documents; by default there is none. */
  server?: Pick<FirestoreOptions, 'runCommit' | 'recordChange'>;
  /** Called with each accepted ID token whose custom token had a city: also with one of an earlier run of a server. */
  noteCity?: (uid: string, city: string) => void;
  /** Called when a response begins; a stream goes on after it. */
  logCall?: (call: FirebaseCall) => void;
}

const NO_SERVER: Required<FakeFirebaseOptions>['server'] = {
  runCommit: async (run) => run(),
  recordChange: () => {},
};

const MAX_LOGGED_CALLS = 100;
/** A fault that ends the sign-in or the service also ends its connections. */
const DISCONNECTING_FAULTS: readonly FirebaseFault[] = [
  'user-token-expired',
  'invalid-user-token',
  'unavailable',
];

export function createFakeFirebase({
  documents = new DocumentStore(),
  faults = createFirebaseFaults(),
  rules = mayAccess,
  server = NO_SERVER,
  noteCity = () => {},
  logCall = () => {},
}: FakeFirebaseOptions = {}): FakeFirebase {
  const hasFault = (fault: FirebaseFault) => faults.current().includes(fault);
  const auth = new FakeAuth(() => faults.current());
  const firestore = new FakeFirestore({
    documents,
    bearerOf(token) {
      const { uid, city, refused } = auth.bearerOf(token);
      if (uid !== null && city !== '') noteCity(uid, city);
      return { uid, refused };
    },
    allows: (access) =>
      rules(access) && !hasFault('permission-denied') && !(access.op === 'write' && hasFault('write-denied')),
    outage: () => (hasFault('unavailable') ? 'UNAVAILABLE' : null),
    runCommit: (run) => server.runCommit(run),
    recordChange: (change) => server.recordChange(change),
  });
  let calls: readonly string[] = [];
  const logged = async (request: Request, handle: (request: Request) => Response | Promise<Response>) => {
    calls = [...calls, firebaseCallName(request)].slice(-MAX_LOGGED_CALLS);
    const started = performance.now();
    const response = await handle(request);
    logCall({ request, status: response.status, duration: Math.round(performance.now() - started) });
    return response;
  };
  const handleAuth = ({ request }: { request: Request }) => logged(request, (one) => auth.handle(one));
  onFaultAdded(faults, (fault) => {
    if (fault === 'user-token-expired' || fault === 'invalid-user-token') auth.revokeAll();
    if (fault === 'permission-denied') firestore.recheck();
    else if (DISCONNECTING_FAULTS.includes(fault)) firestore.channels.dropAll();
  });
  return {
    faults,
    documents,
    handlers: [
      http.post('https://identitytoolkit.googleapis.com/*', handleAuth),
      http.post('https://securetoken.googleapis.com/*', handleAuth),
      http.all('https://firestore.googleapis.com/*', ({ request }) =>
        logged(request, (one) => firestore.handle(one)),
      ),
      // In the page the request comes from an <img>, which mocks/backend/network/network.ts handles.
      http.get('https://www.google.com/images/cleardot.gif', () => new HttpResponse(null, { status: 204 })),
    ],
    calls: () => calls,
    customToken: (uid, city) => auth.customToken(uid, city),
    revokeTokens() {
      auth.revokeAll();
      firestore.channels.dropAll();
    },
    dropStreams: () => firestore.channels.dropAll(),
    open: () => firestore.channels.size,
    targets: () => firestore.targets,
  };
}

/** Refuses a signed-out client everywhere: otherwise the console would not notice the end of its sign-in. */
export function mayAccess({ uid, path }: Access): boolean {
  if (uid === null) return false;
  return !path.startsWith('Users/') || path === `Users/${uid}`;
}

/** Applies a fault that is added while the console is open at once, not at the next reload. */
function onFaultAdded(faults: FirebaseFaults, applyFault: (fault: FirebaseFault) => void): void {
  let before = faults.current();
  faults.subscribe(() => {
    const added = faults.current().filter((fault) => !before.includes(fault));
    before = faults.current();
    for (const fault of added) applyFault(fault);
  });
}

/** `POST signInWithCustomToken`, `POST token`, `GET Listen`, `POST Listen terminate` */
export function firebaseCallName({ method, url }: Pick<Request, 'method' | 'url'>): string {
  const { pathname, searchParams } = new URL(url);
  const [, name = pathname] = /([A-Za-z]+)(?:\/channel)?$/.exec(pathname) ?? [];
  return [method, name, ...(searchParams.get('TYPE') === 'terminate' ? ['terminate'] : [])].join(' ');
}
