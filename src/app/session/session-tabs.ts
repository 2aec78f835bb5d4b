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
const KEYS: readonly (string | null)[] = [
  null,
  STORAGE_KEYS.userId,
  STORAGE_KEYS.city,
  STORAGE_KEYS.storeLogin,
];
/** Milliseconds. Another tab may see a cookie or stored text only after the message about the change. */
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
      // An older console, or a user in the developer tools, writes to storage without a channel message.
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
