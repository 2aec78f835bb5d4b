import { initializeApp } from 'firebase/app';
import { initializeAuth, inMemoryPersistence, signInWithCustomToken, signOut } from 'firebase/auth';
import { doc, getFirestore, onSnapshot } from 'firebase/firestore';
import * as z from 'zod/mini';
import { ChatUser } from '#domain/messaging/chat-user';
import { RealtimeFault, type RealtimeRefusal } from '#domain/session/realtime';
import type { FirebaseConfig, Realtime, Watcher } from './realtime-session';

/**
 * The real SDK with its default settings. `initializeAuth` saves 4 KB over `getAuth`, whose sign-in pages nobody needs.
 * The login is kept in memory alone: every page makes its own from a custom token, and a forced log-out, which reloads
 * the page without asking anybody, leaves nothing to whoever comes next.
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
      // an answer that is still under way would sign in again
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
        // what is not confirmed by the server is old, and no proof that the document is missing
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
  /** The SDK signs out by itself, and in silence, when the service lets a login expire; the listener is then denied. */
  isSignedIn(): boolean;
  /** Asked when the line is lost: a token the service does not take keeps the listener silent for ever. */
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

/** A document is written by another program: what is no number counts nothing. */
const badgesOf = (data: unknown): ChatUser => z.parse(Badges, data);
