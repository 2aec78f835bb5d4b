import type { FirebaseConfig, Realtime } from './realtime-session';

export interface LazyRealtime extends Realtime {
  /** Fetches the SDK ahead; the other methods fetch it when they are called. */
  load(): Promise<void>;
}

/** The SDK is 150 KB (gzip), so it is fetched at first use. */
export function createRealtime(config: FirebaseConfig): LazyRealtime {
  let opening: Promise<Realtime> | undefined;
  const open = () => {
    opening ??= import('./firebase')
      .then(({ openFirebase }) => openFirebase(config))
      .catch((error: unknown) => {
        // after a failed fetch the next call tries again
        opening = undefined;
        throw error;
      });
    return opening;
  };
  return {
    load: async () => void (await open()),
    signIn: async (customToken) => (await open()).signIn(customToken),
    watch(user, watcher) {
      let stop: (() => void) | undefined;
      let over = false;
      void open().then((realtime) => {
        if (!over) stop = realtime.watch(user, watcher);
      });
      return () => {
        over = true;
        stop?.();
      };
    },
    // without a sign-in there is nothing to sign out, and no SDK is fetched
    signOut: async () => (await opening)?.signOut(),
  };
}
