import { initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithCustomToken,
  signOut,
} from 'firebase/auth';
import { connectFirestoreEmulator, doc, type Firestore, getFirestore, onSnapshot } from 'firebase/firestore';
import * as z from 'zod/mini';
import { ChatUser } from '#domain/messaging/chat-user';
import { RealtimeFault, type RealtimeRefusal } from '#domain/session/realtime';
import type { BadgesWatcher, FirebaseConfig, FirebaseEmulators, Realtime } from './realtime-session';

/**
 * The real SDK. `initializeAuth` saves 4 KB over `getAuth`, whose sign-in pages are not used. The login stays
 * in memory: every page signs in by a custom token, and a forced log-out, which reloads the page, leaves no
 * login for the next user.
 */
export function openFirebase({ emulators, ...config }: FirebaseConfig): Realtime {
  const app = initializeApp(config);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  const firestore = getFirestore(app);
  if (emulators) connectEmulators(emulators, auth, firestore);
  let signingIn: Promise<unknown> = Promise.resolve();

  return {
    async signIn(customToken) {
      signingIn = signInWithCustomToken(auth, customToken);
      await signingIn.catch(throwFault);
    },
    watch: (userId, watcher) =>
      listen(userId, watcher, {
        isSignedIn: () => auth.currentUser !== null,
        checkLogin: async () => void (await auth.currentUser?.getIdToken(true)),
      }),
    async signOut() {
      // a sign-in that resolves later would undo the sign-out
      await signingIn.catch(() => undefined);
      await signOut(auth).catch(throwFault);
    },
  };

  function listen(userId: number, watcher: BadgesWatcher, login: LoginChecks): () => void {
    let isEnded = false;
    let lastData = '';
    const endWith = (fault: RealtimeFault) => {
      if (isEnded) return;
      endSubscription();
      watcher.failed(fault);
    };
    const unsubscribe = onSnapshot(
      doc(firestore, 'Users', String(userId)),
      { includeMetadataChanges: true },
      (snapshot) => {
        // a snapshot from the cache may be old, and does not prove that the document is missing
        if (snapshot.metadata.fromCache) {
          void login.checkLogin().catch((error: unknown) => {
            const fault = faultOf(error);
            if (fault.refusal === 'token ended') endWith(fault);
          });
          return;
        }
        const documentJson = JSON.stringify(snapshot.data() ?? null);
        if (documentJson === lastData) return;
        lastData = documentJson;
        if (snapshot.exists()) watcher.changed(badgesOf(snapshot.data()));
        else watcher.missing();
      },
      (error) =>
        endWith(login.isSignedIn() ? faultOf(error) : new RealtimeFault('token ended', error.code, error)),
    );
    const endSubscription = () => {
      isEnded = true;
      unsubscribe();
    };
    return endSubscription;
  }
}

/** Without the SDK's banner, which would cover the foot of every page. */
function connectEmulators(emulators: FirebaseEmulators, auth: Auth, firestore: Firestore): void {
  connectAuthEmulator(auth, new URL(emulators.auth, location.href).origin, { disableWarnings: true });
  const { hostname, port } = new URL(emulators.firestore, location.href);
  connectFirestoreEmulator(firestore, hostname, Number(port || 80));
}

interface LoginChecks {
  /**
   * False after the service let the login expire: the SDK then signs out silently, and the listener is
   * denied.
   */
  isSignedIn(): boolean;
  /** Called when the connection is lost: with a refused token the listener stays silent forever. */
  checkLogin(): Promise<void>;
}

const REFUSALS: Readonly<Record<string, RealtimeRefusal>> = {
  'auth/invalid-user-token': 'token ended',
  'auth/user-token-expired': 'token ended',
  'auth/invalid-custom-token': 'invalid custom token',
  'permission-denied': 'forbidden',
};

function faultOf(error: unknown): RealtimeFault {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  return new RealtimeFault(REFUSALS[code] ?? 'failed', code, error);
}

function throwFault(error: unknown): never {
  throw faultOf(error);
}

const Badges = z.object({
  badge: z.catch(ChatUser.shape.badge, 0),
  chatAdminUnread: z.catch(ChatUser.shape.chatAdminUnread, 0),
});

/** The badges of a user. Another program writes the document: a field that is not a number counts as 0. */
const badgesOf = (data: unknown): ChatUser => z.parse(Badges, data);
