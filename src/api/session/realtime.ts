import type { FirebaseConfig, Realtime } from './realtime-session';

export interface LazyRealtime extends Realtime {
  /** Fetches the SDK; calling the others does the same, only later. */
  load(): Promise<void>;
}

/** The SDK costs 150 KB (gzip): no byte of it is fetched before it is asked for. */
export function createRealtime(config: FirebaseConfig): LazyRealtime {
  let opening: Promise<Realtime> | undefined;
  const open = () => {
    opening ??= import('./firebase')
      .then(({ openFirebase }) => openFirebase(config))
      .catch((error: unknown) => {
        // a broken line is no reason to stay without realtime until the page is reloaded
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
    // nobody who has not signed in needs the SDK to sign out
    signOut: async () => (await opening)?.signOut(),
  };
}
