import * as z from 'zod/mini';
import { COOKIE_NAMES } from '#domain/session/cookie-names';
import { persistedActorSchema } from '#mocks/demo/persisted-actor';
import { HIDDEN_TEXT } from '#mocks/player/user-actions';
import type { BrowserStorage } from '#mocks/scenario/browser-storage';
import type { StateAtStep } from './state-at-step';

type ItemStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What a link cannot hold of the state after a step. */
export type Handover = Pick<StateAtStep, 'stored' | 'actors'>;

const KEY = 'machi-handover';
const handoverSchema = z.object({
  stored: z.array(z.tuple([z.string(), z.nullable(z.string())])),
  actors: z.record(z.string(), z.array(z.nullable(persistedActorSchema))),
});

const COOKIES: ReadonlySet<string> = new Set(Object.values(COOKIE_NAMES));
/** Longest value that a step holds whole, in characters. */
const LONGEST = 4_000;

/** Keeps the state for the new sandbox that a link is about to open: its own storage is empty. */
export function handOver(native: ItemStorage, { stored, actors }: Handover): void {
  const kept = [...stored].filter(([, value]) => value === null || isWhole(value));
  native.setItem(KEY, JSON.stringify({ stored: kept, actors }));
}

/** The recording hides tokens and passwords, and cuts long values: the link signs its persona in with tokens of its own. */
const isWhole = (value: string) => !value.includes(HIDDEN_TEXT) && value.length <= LONGEST;

/** The state that another page has handed over, once; null without one. */
export function takeHandover(native: ItemStorage): Handover | null {
  const text = native.getItem(KEY);
  native.removeItem(KEY);
  const { success, data } = handoverSchema.safeParse(parsed(text));
  return success ? { stored: new Map(data.stored), actors: data.actors } : null;
}

export function storeValues(
  stored: Handover['stored'],
  storage: Omit<BrowserStorage, 'cookie' | 'item'>,
): void {
  for (const [name, value] of stored) {
    if (COOKIES.has(name)) {
      if (value === null) storage.removeCookie(name);
      else storage.setCookie(name, value);
    } else if (value === null) storage.removeItem(name);
    else storage.setItem(name, value);
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
