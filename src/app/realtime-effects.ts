import type { SessionPort } from '#api/client';
import type { Call } from '#api/endpoint';
import { Problem } from '#api/problem';
import type { LazyRealtime } from '#api/realtime';
import { session } from '#api/session';
import type { Clock } from '#domain/clock';
import type { ErrorLog } from '#kit/error-log';
import type { Toasts } from '#kit/toasts';
import type { RealtimeEffects } from '#machines/realtime/realtime.machine';

export interface RealtimeDependencies {
  call: Call;
  realtime: LazyRealtime;
  session: Pick<SessionPort, 'token' | 'renewed'>;
  clock: Clock;
  toasts: Pick<Toasts, 'show'>;
  errorLog: Pick<ErrorLog, 'add'>;
  /** Of the tab: another tab may reload for reasons of its own. */
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  reload(): void;
}

/** */
export const RELOAD_PAUSE = 60_000;
const MARK = 'realtimeReloadedAt';

/** What the realtime session does to backend, service and browser; the machine decides when. */
export function realtimeEffects(dependencies: RealtimeDependencies): RealtimeEffects {
  const { call, realtime, session: port, clock, toasts, errorLog, storage, reload } = dependencies;
  return {
    async connect({ city }, signal) {
      const asked = call(session.firebaseToken, { params: { city }, signal, quiet: true });
      // the SDK travels while the backend answers; which of them fails first does not matter
      const [{ data }] = await Promise.all([asked, realtime.load()]);
      signal.throwIfAborted();
      await realtime.signIn(data.token_firebase);
    },
    watch: (user, watcher) => realtime.watch(user, watcher),
    renew: () => port.renewed(port.token()),
    signOut: () => realtime.signOut(),
    reloadedLately() {
      const age = clock.now() - (lastReload(storage) ?? Number.NEGATIVE_INFINITY);
      // a clock that was set back says nothing
      return age >= 0 && age < RELOAD_PAUSE;
    },
    reload() {
      mark(storage, clock.now());
      reload();
    },
    tell: (message) => toasts.show('error', message),
    log(problem) {
      // a call that failed has been logged by the client
      if (!(problem instanceof Problem)) errorLog.add(problem, 'realtime');
    },
    warnMissing() {
      const problem = new Error('the user is missing in the chat store');
      console.warn(problem);
      errorLog.add(problem, 'realtime');
    },
  };
}

function lastReload(storage: RealtimeDependencies['storage']): number | null {
  try {
    const text = storage.getItem(MARK);
    return text === null ? null : Number(text);
  } catch {
    return null;
  }
}

function mark(storage: RealtimeDependencies['storage'], now: number): void {
  try {
    storage.setItem(MARK, String(now));
  } catch {
    // where a browser keeps nothing the page may reload once more
  }
}
