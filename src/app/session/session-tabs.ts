import { STORAGE } from '#kit/services/storage';

/** The other tabs of this browser: one session in all of them. */
export interface SessionTabs {
  /** Cookies or storage have changed. */
  announceChange(): void;
  /** The profile that came has another role than the one before. */
  announceRole(): void;
  /** Once for all that this page hears; `role` only from another tab's `announceRole`. */
  listen(heard: { change(): void; role(): void }): () => void;
}

const CHANNEL = 'session';
const KEYS: readonly (string | null)[] = [null, STORAGE.userId, STORAGE.city, STORAGE.storeLogin];
/** Milliseconds: browsers promise nobody that a cookie or a stored text is seen in a tab before the word of it. */
const LOOK_AGAIN = 500;

export function sessionTabs(): SessionTabs {
  const channel = new BroadcastChannel(CHANNEL);
  return {
    announceChange: () => channel.postMessage('change'),
    announceRole: () => channel.postMessage('role'),
    listen({ change, role }) {
      let again: ReturnType<typeof setTimeout> | undefined;
      const hear = ({ data }: MessageEvent<unknown>) => {
        if (data === 'role') return role();
        change();
        clearTimeout(again);
        again = setTimeout(change, LOOK_AGAIN);
      };
      // an older console, or somebody's own hands, write without a word
      const hearStorage = ({ key }: StorageEvent) => {
        if (KEYS.includes(key)) change();
      };
      const look = () => {
        if (document.visibilityState === 'visible') change();
      };
      channel.addEventListener('message', hear);
      window.addEventListener('storage', hearStorage);
      document.addEventListener('visibilitychange', look);
      return () => {
        channel.close();
        clearTimeout(again);
        window.removeEventListener('storage', hearStorage);
        document.removeEventListener('visibilitychange', look);
      };
    },
  };
}
