import { createLog, type Log, type LogEntry } from '#mocks/backend/protocol/log';

/** The entries of each kind that are kept, with their bodies in memory: what the first page shows. */
export const ENTRIES_MAX = 20;

/** The last writes and the last other calls, so that reads displace no write. Without calls to Firebase. */
export function createServerLog(): Log {
  const writes = createLog(ENTRIES_MAX);
  const otherCalls = createLog(ENTRIES_MAX);
  return {
    entries: () => [...writes.entries(), ...otherCalls.entries()].toSorted((one, other) => one.at - other.at),
    add(entry) {
      if (entry.service === 'backend') (isWrite(entry) ? writes : otherCalls).add(entry);
    },
    clear() {
      writes.clear();
      otherCalls.clear();
    },
    subscribe(listener) {
      const unsubscribers = [writes, otherCalls].map((log) => log.subscribe(listener));
      return () => {
        for (const unsubscribe of unsubscribers) unsubscribe();
      };
    },
  };
}

/** Without the sign-ins, and the renewals that every console sends once a minute. */
export const isWrite = ({ method, path }: Pick<LogEntry, 'method' | 'path'>): boolean =>
  method !== 'GET' && !/token|signin|signout/.test(path ?? '');
