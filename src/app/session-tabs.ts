import { STORAGE } from '#kit/storage';

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

export function sessionTabs(): SessionTabs {
  const channel = new BroadcastChannel(CHANNEL);
  return {
    announceChange: () => channel.postMessage('change'),
    announceRole: () => channel.postMessage('role'),
    listen({ change, role }) {
      const hear = ({ data }: MessageEvent<unknown>) => (data === 'role' ? role() : change());
      // an older console, or somebody's own hands, write without a word
      const hearStorage = ({ key }: StorageEvent) => {
        if (key === null || key === STORAGE.userId) change();
      };
      const look = () => {
        if (document.visibilityState === 'visible') change();
      };
      channel.addEventListener('message', hear);
      window.addEventListener('storage', hearStorage);
      document.addEventListener('visibilitychange', look);
      return () => {
        channel.close();
        window.removeEventListener('storage', hearStorage);
        document.removeEventListener('visibilitychange', look);
      };
    },
  };
}
