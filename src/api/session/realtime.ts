import type { FirebaseConfig, Realtime } from './realtime-session';

export interface LazyRealtime extends Realtime {
  /** Fetches the SDK ahead; the other methods fetch it when they are called. */
  load(): Promise<void>;
}

/** The SDK is 150 KB (gzip), so it is fetched at first use. */
export function createRealtime(config: FirebaseConfig): LazyRealtime {
  let openingSdk: Promise<Realtime> | undefined;
  const openSdk = () => {
    openingSdk ??= import('./firebase')
      .then(({ openFirebase }) => openFirebase(config))
      .catch((error: unknown) => {
        // after a failed fetch the next call tries again
        openingSdk = undefined;
        throw error;
      });
    return openingSdk;
  };
  return {
    load: async () => void (await openSdk()),
    signIn: async (customToken) => (await openSdk()).signIn(customToken),
    watch(userId, watcher) {
      let unsubscribe: (() => void) | undefined;
      let isEnded = false;
      void openSdk().then((realtime) => {
        if (!isEnded) unsubscribe = realtime.watch(userId, watcher);
      });
      return () => {
        isEnded = true;
        unsubscribe?.();
      };
    },
    // without a sign-in there is nothing to sign out, and no SDK is fetched
    signOut: async () => (await openingSdk)?.signOut(),
  };
}
