import type { StateValue } from 'xstate';
import * as z from 'zod/mini';
import { masked } from '#mocks/backend/protocol/masked';
import type { MachineActor } from './machine-actor';
import type { MachineTimers } from './machine-timers';

/** A running actor, in the form in which another page can start it again. */
export const persistedActorSchema = z.object({
  /** The persisted snapshot of XState. */
  snapshot: z.looseObject({ children: z.record(z.string(), z.unknown()) }),
  /** XState persists no delayed events: those that waited, with the time of the harness clock at which they are due. */
  waiting: z.array(z.object({ id: z.string(), event: z.looseObject({ type: z.string() }), at: z.number() })),
});

export type PersistedActor = z.infer<typeof persistedActorSchema>;

/** These follow from the stored tokens and from a connection, which every page makes for itself. */
const NOT_PERSISTED: ReadonlySet<string> = new Set(['session', 'realtime']);
/** Confirmations about leaving a page: the navigation that waits for the answer is not persisted. */
const HELD_NAVIGATION: Readonly<Record<string, readonly StateValue[]>> = {
  recordEditor: ['leaving', { sending: { stopConfirmation: 'open' } }],
};
/** Longest snapshot, in characters of JSON: a step is small. */
const LONGEST_SNAPSHOT = 20_000;

/** Null for an actor that holds files, errors, secrets or other values that JSON cannot hold. */
export function persistedActor(
  actor: MachineActor,
  timers: Pick<MachineTimers, 'waitingOf'>,
): PersistedActor | null {
  const { id } = actor.logic;
  const currentSnapshot = actor.getSnapshot();
  if (NOT_PERSISTED.has(id) || HELD_NAVIGATION[id]?.some((state) => currentSnapshot.matches(state)))
    return null;
  const persisted = { snapshot: actor.getPersistedSnapshot(), waiting: timers.waitingOf(actor) };
  if (!isPlainData(persisted)) return null;
  const text = JSON.stringify(persisted);
  if (text.length > LONGEST_SNAPSHOT || text !== JSON.stringify(masked(persisted))) return null;
  return persistedActorSchema.parse(JSON.parse(text));
}

function isPlainData(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlainData);
  if (typeof value === 'function') return false;
  if (typeof value !== 'object' || value === null) return true;
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlainData);
}
