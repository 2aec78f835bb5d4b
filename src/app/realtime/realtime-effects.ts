import type { Call } from '#api/http/endpoint';
import { Problem } from '#api/http/problem';
import type { SessionPort } from '#api/http/session-port';
import type { LazyRealtime } from '#api/session/realtime';
import { session } from '#api/session/session';
import type { ErrorLog } from '#kit/services/error-log';
import type { Toasts } from '#kit/services/toasts';
import type { RealtimeEffects } from '#machines/realtime/realtime.machine';
import type { ReloadMark } from '../session/reload-mark';

export interface RealtimeDependencies {
  call: Call;
  realtime: LazyRealtime;
  session: Pick<SessionPort, 'token' | 'renew'>;
  toasts: Pick<Toasts, 'show'>;
  errorLog: Pick<ErrorLog, 'add'>;
  reloadMark: ReloadMark;
  reload(): void;
}

/** Effects of the realtime session on backend, service and browser; the machine decides when they run. */
export function realtimeEffects(dependencies: RealtimeDependencies): RealtimeEffects {
  const { call, realtime, session: port, reloadMark, toasts, errorLog, reload } = dependencies;
  return {
    async connect({ city }, signal) {
      const tokenRequest = call(session.firebaseToken, { params: { city }, signal, quiet: true });
      // The SDK loads in parallel with the request. It does not matter which of them fails first.
      const [{ data }] = await Promise.all([tokenRequest, realtime.load()]);
      signal.throwIfAborted();
      await realtime.signIn(data.token_firebase);
    },
    watch: (user, watcher) => realtime.watch(user, watcher),
    renew: () => port.renew(port.token()),
    signOut: () => realtime.signOut(),
    reloadedLately: reloadMark.reloadedLately,
    reload() {
      reloadMark.set();
      reload();
    },
    showMessage: (message) => toasts.show('error', message),
    log(problem) {
      // The client has already logged a failed request.
      if (!(problem instanceof Problem)) errorLog.add(problem, 'realtime');
    },
    warnMissing() {
      const problem = new Error('the user is missing in the chat store');
      console.warn(problem);
      errorLog.add(problem, 'realtime');
    },
  };
}
