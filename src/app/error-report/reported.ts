import type { Clock } from '#domain/base/clock';
import type { ErrorLog } from '#kit/services/error-log';
import type { SessionSnapshot } from '#machines/session/session-actor';
import type { Config } from '../config';

/** What the reports are made of. */
export interface Reported {
  config: Config;
  clock: Clock;
  errorLog: ErrorLog;
  /** Undefined until the session is loaded. */
  user(): Pick<SessionSnapshot['context'], 'profile' | 'city'> | undefined;
}
