import type { Clock } from '#domain/clock';
import type { Scope } from './scope';

/** Unsaved input, kept in the browser beside the form, never written back into it while someone types. */
export interface Draft<Values> {
  values: Values;
  /** Milliseconds since 1970. */
  at: number;
}

export interface DraftStore<Values> {
  read(): Draft<Values> | null;
  write(values: Values): void;
  drop(): void;
}

const PREFIX = 'draft';

/**
 * Keyed by user, city, form and record: nobody meets another's words, no city another's. Passwords and files are
 * never handed to this.
 */
export function draftStore<Values>(
  { user, city }: Pick<Scope, 'user' | 'city'>,
  form: string,
  record: string,
  clock: Pick<Clock, 'now'>,
): DraftStore<Values> {
  const key = [PREFIX, user, city, form, record].join(':');
  return {
    read() {
      try {
        const text = localStorage.getItem(key);
        return text === null ? null : (JSON.parse(text) as Draft<Values>);
      } catch {
        return null;
      }
    },
    write(values) {
      try {
        localStorage.setItem(key, JSON.stringify({ values, at: clock.now() } satisfies Draft<Values>));
      } catch {
        // refused or full: the form itself still holds the words
      }
    },
    drop() {
      try {
        localStorage.removeItem(key);
      } catch {
        // nothing was stored then
      }
    },
  };
}

/** Log-out by choice leaves nothing of this user on the machine. */
export function dropDraftsOf(user: number): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(`${PREFIX}:${user}:`)) localStorage.removeItem(key);
    }
  } catch {
    // nothing was stored then
  }
}
