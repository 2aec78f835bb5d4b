import { initializeApp } from 'firebase/app';
import { initializeAuth, inMemoryPersistence, signInWithCustomToken, signOut } from 'firebase/auth';
import { doc, getFirestore, onSnapshot } from 'firebase/firestore';
import * as z from 'zod/mini';
import { ChatUser } from '#domain/messaging/chat-user';
import { RealtimeFault, type RealtimeRefusal } from '#domain/session/realtime';
import type { FirebaseConfig, Realtime, Watcher } from './realtime-session';

/**
 * The real SDK. `initializeAuth` saves 4 KB over `getAuth`, whose sign-in pages are not used. The login stays
 * in memory: every page signs in by a custom token, and a forced log-out, which reloads the page, leaves no
 * login for the next user.
 */
export function openFirebase(config: FirebaseConfig): Realtime {
  const app = initializeApp(config);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  const store = getFirestore(app);
  let entering: Promise<unknown> = Promise.resolve();

  return {
    async signIn(customToken) {
      entering = signInWithCustomToken(auth, customToken);
      await entering.catch(rethrow);
    },
    watch: (user, watcher) =>
      listen(user, watcher, {
        isSignedIn: () => auth.currentUser !== null,
        checkLogin: async () => void (await auth.currentUser?.getIdToken(true)),
      }),
    async signOut() {
      // a sign-in that resolves later would undo the sign-out
      await entering.catch(() => undefined);
      await signOut(auth).catch(rethrow);
    },
  };

  function listen(user: number, watcher: Watcher, login: Login): () => void {
    let over = false;
    let known = '';
    const end = (fault: RealtimeFault) => {
      if (over) return;
      stop();
      watcher.failed(fault);
    };
    const unsubscribe = onSnapshot(
      doc(store, 'Users', String(user)),
      { includeMetadataChanges: true },
      (snapshot) => {
        // a snapshot from the cache may be old, and does not prove that the document is missing
        if (snapshot.metadata.fromCache) {
          void login.checkLogin().catch((error: unknown) => {
            const fault = faultOf(error);
            if (fault.refusal === 'token ended') end(fault);
          });
          return;
        }
        const data = JSON.stringify(snapshot.data() ?? null);
        if (data === known) return;
        known = data;
        if (snapshot.exists()) watcher.changed(badgesOf(snapshot.data()));
        else watcher.missing();
      },
      (error) =>
        end(login.isSignedIn() ? faultOf(error) : new RealtimeFault('token ended', error.code, error)),
    );
    const stop = () => {
      over = true;
      unsubscribe();
    };
    return stop;
  }
}

interface Login {
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

function rethrow(error: unknown): never {
  throw faultOf(error);
}

const Badges = z.object({
  badge: z.catch(ChatUser.shape.badge, 0),
  chatAdminUnread: z.catch(ChatUser.shape.chatAdminUnread, 0),
});

/** Another program writes the document: a field that is not a number counts as 0. */
const badgesOf = (data: unknown): ChatUser => z.parse(Badges, data);
