import * as z from 'zod/mini';
import { COOKIE_NAMES } from '#domain/session/cookie-names';
import { keepItem } from '#mocks/backend/protocol/keep-item';
import type { BrowserStorage } from '#mocks/harness/link/browser-storage';
import { persistedActorSchema } from '#mocks/harness/machines/persisted-actor';
import { HIDDEN_TEXT } from '#mocks/harness/player/secret-fields';
import type { StateAtStep } from './state-at-step';

type ItemStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What a link cannot hold of the state after a step. */
export interface Handover extends Pick<StateAtStep, 'stored' | 'actors'> {
  /** The id of the tab, which is in the keys of its drafts; null before the first. */
  tab: string | null;
}

const HANDOVER_KEY = 'machi-handover';
/** Keys of src/kit/services/tab-id.ts: a tab takes a new id unless the page before it has left this one. */
const TAB_KEYS = { id: 'tab', left: 'tab-left' };
const handoverSchema = z.object({
  tab: z.nullable(z.string()),
  stored: z.array(z.tuple([z.string(), z.nullable(z.string())])),
  actors: z.record(z.string(), z.array(z.nullable(persistedActorSchema))),
});

const COOKIES: ReadonlySet<string> = new Set(Object.values(COOKIE_NAMES));
/** Longest value that a step holds whole, in characters. */
const LONGEST_VALUE = 4_000;

/** Keeps the state for the new sandbox that a link is about to open: its own storage is empty. */
export function handOver(
  native: ItemStorage,
  { stored, actors }: Pick<Handover, 'stored' | 'actors'>,
  tab: Pick<Storage, 'getItem'>,
): void {
  const wholeValues = [...stored].filter(([, value]) => value === null || isWhole(value));
  keepItem(
    native,
    HANDOVER_KEY,
    JSON.stringify({ tab: tab.getItem(TAB_KEYS.id), stored: wholeValues, actors }),
  );
}

/** The recording hides tokens and passwords, and cuts long values: the link signs its persona in with tokens of its own. */
const isWhole = (value: string) => !value.includes(HIDDEN_TEXT) && value.length <= LONGEST_VALUE;

/** The state that another page has handed over, once; null without one. */
export function takeHandover(native: ItemStorage): Handover | null {
  const text = native.getItem(HANDOVER_KEY);
  native.removeItem(HANDOVER_KEY);
  const { success, data } = handoverSchema.safeParse(jsonOrNull(text));
  return success ? { ...data, stored: new Map(data.stored) } : null;
}

/** Stores the values in the new sandbox, and makes its tab that of the drafts. */
export function storeHandover(
  { tab: id, stored }: Handover,
  storage: Omit<BrowserStorage, 'getCookie' | 'getItem'>,
  tab: Pick<Storage, 'setItem'>,
): void {
  if (id !== null) {
    keepItem(tab, TAB_KEYS.id, id);
    keepItem(tab, TAB_KEYS.left, '1');
  }
  for (const [name, value] of stored) {
    if (COOKIES.has(name)) {
      if (value === null) storage.removeCookie(name);
      else storage.setCookie(name, value);
    } else if (value === null) storage.removeItem(name);
    else storage.setItem(name, value);
  }
}

function jsonOrNull(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
