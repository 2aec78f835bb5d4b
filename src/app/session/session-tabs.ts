import { STORAGE_KEYS } from '#domain/session/storage-keys';

/** Communication with the other tabs of this browser, which share one session. */
export interface SessionTabs {
  /** Announces a change of cookies or storage. */
  announceChange(): void;
  /** Announces that the loaded profile has another role than the previous one. */
  announceRole(): void;
  /** Called once per page. `role` is called only for another tab's `announceRole`. */
  listen(listener: { change(): void; role(): void }): () => void;
}

const CHANNEL = 'session';
const WATCHED_KEYS: readonly (string | null)[] = [
  null,
  STORAGE_KEYS.userId,
  STORAGE_KEYS.city,
  STORAGE_KEYS.storeLogin,
];
/** Milliseconds. Another tab may see a cookie or stored text only after the message about the change. */
const RECHECK_MS = 500;

export function sessionTabs(): SessionTabs {
  const channel = new BroadcastChannel(CHANNEL);
  return {
    announceChange: () => channel.postMessage('change'),
    announceRole: () => channel.postMessage('role'),
    listen({ change, role }) {
      let recheckTimer: ReturnType<typeof setTimeout> | undefined;
      const hearMessage = ({ data }: MessageEvent<unknown>) => {
        if (data === 'role') return role();
        change();
        clearTimeout(recheckTimer);
        recheckTimer = setTimeout(change, RECHECK_MS);
      };
      // An older console, or a user in the developer tools, writes to storage without a channel message.
      const hearStorage = ({ key }: StorageEvent) => {
        if (WATCHED_KEYS.includes(key)) change();
      };
      const checkIfVisible = () => {
        if (document.visibilityState === 'visible') change();
      };
      channel.addEventListener('message', hearMessage);
      window.addEventListener('storage', hearStorage);
      document.addEventListener('visibilitychange', checkIfVisible);
      return () => {
        channel.close();
        clearTimeout(recheckTimer);
        window.removeEventListener('storage', hearStorage);
        document.removeEventListener('visibilitychange', checkIfVisible);
      };
    },
  };
}
