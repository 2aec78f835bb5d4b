import type { Log, LogEntry } from '#mocks/backend/protocol/log';

/** What a walker (scripts/random-walk) learns about a call of the console. `isRefused`: for a reason or by a fault. */
export interface AnsweredCall extends Pick<LogEntry, 'method' | 'path' | 'status'> {
  isRefused: boolean;
  /** Whether request and response followed the contract. */
  isKept: boolean;
}

declare global {
  interface Window {
    /** A binding of the walkers. */
    machiCallAnswered?: (call: AnsweredCall) => Promise<void>;
  }
}

/** Reports each answered call of the backend to a walker, if one has bound the page. */
export function reportCalls(
  log: Pick<Log, 'entries' | 'subscribe'>,
  target: Pick<Window, 'machiCallAnswered'>,
): void {
  if (!target.machiCallAnswered) return;
  log.subscribe(() => {
    const call = log.entries().at(-1);
    if (call?.service !== 'backend') return;
    const { method, path, status, why, verdict } = call;
    void target.machiCallAnswered?.({
      method,
      path,
      status,
      isRefused: why !== null,
      isKept: verdict === 'kept',
    });
  });
}
