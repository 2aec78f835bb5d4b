import type { Scope } from '#api/http/scope';
import type { Clock } from '#domain/base/clock';
import { browserStorage } from '#kit/services/storage';
import { newId, tabId } from '#kit/services/tab-id';

/** Unsaved form values, kept in browser storage and never written back into the form while the user types. */
export interface Draft<Values> {
  values: Values;
  /** Milliseconds since 1970. */
  at: number;
  /** The record as the server returned it when the editing began. */
  started?: unknown;
  /** The page of the form: its tab shows that it has unsaved input. */
  path?: string;
}

/** A draft of the same form in another tab, open or closed. */
export interface OtherDraft<Values> extends Draft<Values> {
  key: string;
}

export interface DraftStore<Values> {
  read(): Draft<Values> | null;
  write(values: Values, started?: unknown): void;
  drop(): void;
  /** Drafts of the same form in other tabs, the newest first. */
  others(): OtherDraft<Values>[];
  /** Stores values like the draft of another tab, so that they can be taken back. */
  putAside(values: Values, started?: unknown): void;
  forget(key: string): void;
  /** Reports that this form now holds the draft of another tab: `drop` deletes both. */
  take(key: string): void;
}

const PREFIX = 'draft';

/**
 * The key holds user, city, form, record and tab: no user sees a draft of another user or another city, and
 * two tabs with the same form do not overwrite each other. The caller leaves out passwords and files.
 */
export function draftStore<Values>(
  { user, city }: Pick<Scope, 'user' | 'city'>,
  form: string,
  record: string,
  clock: Pick<Clock, 'now'>,
  path?: string,
): DraftStore<Values> {
  // an older release wrote keys without a tab
  const formKey = [PREFIX, user, city, form, record].join(':');
  const ownKey = () => `${formKey}:${tabId()}`;
  const isOfForm = (key: string) => key === formKey || key.startsWith(`${formKey}:`);
  let takenOverKeys: readonly string[] = [];
  const write = (key: string, draft: Omit<Draft<Values>, 'at'>) =>
    browserStorage.setItem(key, JSON.stringify({ ...draft, at: clock.now() } satisfies Draft<Values>));
  return {
    read: () => readDraft<Values>(ownKey()),
    write: (values, started) => write(ownKey(), { values, started, path }),
    drop() {
      for (const key of [ownKey(), ...takenOverKeys]) browserStorage.removeItem(key);
      takenOverKeys = [];
    },
    others() {
      const ownDraftKey = ownKey();
      return keysOfStorage()
        .filter((key) => isOfForm(key) && key !== ownDraftKey && !takenOverKeys.includes(key))
        .flatMap((key) => {
          const draft = readDraft<Values>(key);
          return draft === null ? [] : [{ ...draft, key }];
        })
        .toSorted((one, other) => other.at - one.at);
    },
    putAside: (values, started) => write(`${formKey}:${newId()}`, { values, started }),
    take(key) {
      takenOverKeys = [...takenOverKeys, key];
    },
    forget: (key) => browserStorage.removeItem(key),
  };
}

/** Drafts of this tab with the path of their page: what remains of them after a reload. */
export function draftsOfTab(user: number): { path: string; form: string; key: string }[] {
  return keysOfStorage()
    .filter((key) => key.startsWith(`${PREFIX}:${user}:`) && key.endsWith(`:${tabId()}`))
    .flatMap((key) => {
      const path: unknown = readDraft<unknown>(key)?.path;
      return typeof path === 'string' ? [{ path, form: key.split(':').slice(3, -1).join(':'), key }] : [];
    });
}

/** A log-out by choice leaves no draft of this user on the device. */
export function dropDraftsOf(user: number): void {
  for (const key of keysOfStorage()) {
    if (key.startsWith(`${PREFIX}:${user}:`)) browserStorage.removeItem(key);
  }
}

/** Blocked, full or corrupt storage loses the draft, not the page: the form still holds the values. */
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
