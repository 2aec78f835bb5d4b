import * as z from 'zod/mini';
import { _default as withDefault } from 'zod/mini';
import { persistedActorSchema } from '#mocks/harness/machines/persisted-actor';
import { targetSchema } from '#mocks/harness/player/target';
import { seenSchema } from './seen';

const rowSchema = z.nullable(z.catchall(z.object({ id: z.number() }), z.unknown()));

/** What a user, the page or the fake backend has done, in parts that both languages of the panel put into words. */
export const stepSchema = z.object({
  kind: z.enum([
    'open',
    'press',
    'type',
    'choose',
    'check',
    'uncheck',
    'file',
    'key',
    'call',
    'error',
    'toast',
    'startRecording',
    'stopRecording',
    'expectVisible',
    'expectText',
    'expectRows',
  ]),
  /** Milliseconds of the harness clock. */
  at: z.number(),
  /** Name of the element, address, key, text of the error or toast, or method and path of the call. */
  name: z.string(),
  /**
   * Typed, chosen or expected text, the expected number of rows, or the status of the call. Of the start of a
   * recording: its scenario link, and a name if the link lacks what was written. Of its stop: `lost` where the start is no longer kept. Of an address: `back` or `forward` for a step in the history, `navigate`,
   * `reload` or `back_forward` for a load of the page, empty for a move of the console.
   */
  value: z.string(),
  /** A status from 500, an answer that breaks the contract, an error in the console, or an error shown to the user. */
  failed: z.boolean(),
  /** The element of a user's action; missing where no role and name find it again. */
  target: z.optional(targetSchema),
  /** The number of the page load; an `open` step with another number than the step before loaded the page. */
  page: withDefault(z.number(), 1),
  /** The states of each machine whose actors have started, changed or stopped until the next step. */
  machines: withDefault(z.record(z.string(), z.array(z.string())), {}),
  /** The actors of these machines, in the order of their start; null for one that cannot be started again. */
  actors: withDefault(z.record(z.string(), z.array(z.nullable(persistedActorSchema))), {}),
  /** The edges that were taken until the next step: machine and name. */
  edges: withDefault(z.array(z.tuple([z.string(), z.string()])), []),
  /** The rows written until the next step, or by the call of this step. */
  writes: withDefault(
    z.array(
      z.object({ table: z.string(), scope: z.string(), id: z.number(), before: rowSchema, after: rowSchema }),
    ),
    [],
  ),
  /** Changed cookies and keys of the local storage: name, value before and after; tokens as a mark. */
  stored: withDefault(z.array(z.tuple([z.string(), z.nullable(z.string()), z.nullable(z.string())])), []),
  /** The ids of the calls that this step has sent; of a `call` step, its own. */
  calls: withDefault(z.array(z.number()), []),
  /** The id of a picture of the page, before the user's action or with the message; null without one. */
  picture: withDefault(z.nullable(z.string()), null),
  /** What the user saw just before this step; only of an action on the page, and of a note of the tester. */
  seen: z.optional(seenSchema),
});

export type Step = z.infer<typeof stepSchema>;

const CONSEQUENCES: ReadonlySet<Step['kind']> = new Set(['call', 'error', 'toast']);
/** Of the tester, in the panel: they do nothing to the page. */
const NOTES: ReadonlySet<Step['kind']> = new Set([
  'startRecording',
  'stopRecording',
  'expectVisible',
  'expectText',
  'expectRows',
]);

export const isNote = ({ kind }: Pick<Step, 'kind'>): boolean => NOTES.has(kind);

/** Whether the step follows from others: the console and the fake backend make it, not the user. */
const isConsequence = ({ kind, value }: Pick<Step, 'kind' | 'value'>): boolean =>
  CONSEQUENCES.has(kind) || (kind === 'open' && value === '');

/** Whether the user has done something to the page. */
export const isAction = (step: Pick<Step, 'kind' | 'value'>): boolean =>
  !isConsequence(step) && !isNote(step);

/** The part of a step that is known when it begins. */
export type NewStep = Pick<Step, 'kind' | 'name' | 'value' | 'failed' | 'target'>;

/** The rest of a step when it begins. */
export const NO_EFFECTS: Pick<
  Step,
  'machines' | 'actors' | 'edges' | 'writes' | 'stored' | 'calls' | 'picture'
> = {
  machines: {},
  actors: {},
  edges: [],
  writes: [],
  stored: [],
  calls: [],
  picture: null,
};
