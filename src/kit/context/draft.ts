import type { Scope } from '#api/http/scope';
import type { Clock } from '#domain/base/clock';
import { browserStorage } from '#kit/services/storage';
import { newId, tabId } from '#kit/services/tab-id';

/** Unsaved input, kept in the browser beside the form, never written back into it while someone types. */
export interface Draft<Values> {
  values: Values;
  /** Milliseconds since 1970. */
  at: number;
  /** The record that the words began as a change of, as it was told then. */
  started?: unknown;
  /** Of the page with the form, where its tab shows that there are unsaved words. */
  path?: string;
}

/** Of the same form in another tab, open or closed. */
export interface OtherDraft<Values> extends Draft<Values> {
  key: string;
}

export interface DraftStore<Values> {
  read(): Draft<Values> | null;
  write(values: Values, started?: unknown): void;
  drop(): void;
  /** What other tabs have kept of the same form, the newest first. */
  others(): OtherDraft<Values>[];
  /** Puts words aside as another tab's would stand, so that they can be taken back. */
  putAside(values: Values, started?: unknown): void;
  forget(key: string): void;
  /** Says that these words of another tab stand in this form now: they are dropped with its own. */
  take(key: string): void;
}

const PREFIX = 'draft';

/**
 * Keyed by user, city, form, record and tab: nobody meets another's words, no city another's, and two tabs with the
 * same form do not overwrite each other. Passwords and files are never handed to this.
 */
export function draftStore<Values>(
  { user, city }: Pick<Scope, 'user' | 'city'>,
  form: string,
  record: string,
  clock: Pick<Clock, 'now'>,
  path?: string,
): DraftStore<Values> {
  // a key without a tab was written by a console that knew of none
  const ofForm = [PREFIX, user, city, form, record].join(':');
  const ownKey = () => `${ofForm}:${tabId()}`;
  const isOfForm = (key: string) => key === ofForm || key.startsWith(`${ofForm}:`);
  let taken: readonly string[] = [];
  const write = (key: string, draft: Omit<Draft<Values>, 'at'>) =>
    browserStorage.setItem(key, JSON.stringify({ ...draft, at: clock.now() } satisfies Draft<Values>));
  return {
    read: () => readDraft<Values>(ownKey()),
    write: (values, started) => write(ownKey(), { values, started, path }),
    drop() {
      for (const key of [ownKey(), ...taken]) browserStorage.removeItem(key);
      taken = [];
    },
    others() {
      const own = ownKey();
      return keysOfStorage()
        .filter((key) => isOfForm(key) && key !== own && !taken.includes(key))
        .flatMap((key) => {
          const draft = readDraft<Values>(key);
          return draft === null ? [] : [{ ...draft, key }];
        })
        .toSorted((one, other) => other.at - one.at);
    },
    putAside: (values, started) => write(`${ofForm}:${newId()}`, { values, started }),
    take(key) {
      taken = [...taken, key];
    },
    forget: (key) => browserStorage.removeItem(key),
  };
}

/** Words that forms of this tab have kept, with the page they stand in: what its reload left. */
export function draftsOfTab(user: number): { path: string; form: string; key: string }[] {
  return keysOfStorage()
    .filter((key) => key.startsWith(`${PREFIX}:${user}:`) && key.endsWith(`:${tabId()}`))
    .flatMap((key) => {
      const path: unknown = readDraft<unknown>(key)?.path;
      return typeof path === 'string' ? [{ path, form: key.split(':').slice(3, -1).join(':'), key }] : [];
    });
}

/** Log-out by choice leaves nothing of this user on the machine. */
export function dropDraftsOf(user: number): void {
  for (const key of keysOfStorage()) {
    if (key.startsWith(`${PREFIX}:${user}:`)) browserStorage.removeItem(key);
  }
}

/** Refused, full or broken storage loses the draft, not the page: the form itself still holds the words. */
function readDraft<Values>(key: string): Draft<Values> | null {
  try {
    return JSON.parse(browserStorage.getItem(key) ?? 'null') as Draft<Values> | null;
  } catch {
    return null;
  }
}

function keysOfStorage(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}
