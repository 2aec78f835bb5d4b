import { assign, emit, raise, setup } from 'xstate';
import { UNDO_PERIOD } from '#domain/base/limits';
import { actorsOf, placeholdersOf } from '../actors-of';
import { assertPresent } from '../assert-present';

/** What a user decided about a record. */
export interface QueueDecision {
  id: number;
  /** The kind of the record, in a queue of several kinds: their ids may be equal. */
  kind?: string | undefined;
  /** The name of the record, in messages. */
  name: string;
  verdict: string;
  /** Whether the record was waiting: then the decision lowers the number of waiting records. */
  waited: boolean;
  /** When the user decided, in milliseconds since 1970. */
  at: number;
}

export type DecidedRecord = Pick<QueueDecision, 'id' | 'kind'>;

export const isSameRecord = (one: DecidedRecord, other: DecidedRecord): boolean =>
  one.id === other.id && one.kind === other.kind;

/** A decision that the server does not have yet. */
export interface HeldDecision extends QueueDecision {
  /** Tells apart two decisions about one record, of which the first was undone. */
  serial: number;
  phase: 'undoable' | 'due' | 'sending' | 'failed';
  /** Why it failed; null in every other phase, and if an earlier page has left it behind. */
  problem: unknown;
}

/** `taken`: the record was already decided otherwise, and the decision was not carried out. */
export type DecisionOutcome = 'sent' | 'taken';

interface DecisionQueueContext {
  /** In the order in which they were made. */
  held: readonly HeldDecision[];
  /** The number of decisions that the server has taken or refused as already made, since the page opened. */
  settled: number;
  serial: number;
}

type DecisionQueueEvent =
  | { type: 'decide'; decision: QueueDecision }
  /** Withdraws the latest decision that is not sent yet. */
  | { type: 'undo' }
  | { type: 'due'; serial: number }
  /** The page is about to be left. */
  | { type: 'send now' }
  | ({ type: 'retry' } & DecidedRecord)
  | ({ type: 'discard' } & DecidedRecord);

type DecisionQueueEmitted =
  | { type: 'decided' | 'undone' | 'sent' | 'taken'; decision: QueueDecision }
  | { type: 'failed'; decision: QueueDecision; problem: unknown };

const decisionQueueSetup = setup({
  types: {
    context: {} as DecisionQueueContext,
    /** Decisions that an earlier page has left behind. */
    input: {} as { left: readonly QueueDecision[] },
    events: {} as DecisionQueueEvent,
    emitted: {} as DecisionQueueEmitted,
  },
  actors: placeholdersOf<DecisionQueueEffects>()('deliver'),
  delays: { undoPeriod: UNDO_PERIOD },
  guards: {
    /** A record has one decision at a time; one that failed may be replaced. */
    isFree: ({ context }, decision: QueueDecision) =>
      context.held.every((one) => !isSameRecord(one, decision) || one.phase === 'failed'),
    hasUndoable: ({ context }) => undoableOf(context.held) !== null,
    isUndoable: ({ context }, serial: number) =>
      context.held.some((one) => one.serial === serial && one.phase === 'undoable'),
    isFailed: ({ context }, record: DecidedRecord) =>
      context.held.some((one) => isSameRecord(one, record) && one.phase === 'failed'),
    hasDue: ({ context }) => context.held.some(({ phase }) => phase === 'due'),
    isTaken: (_, outcome: DecisionOutcome) => outcome === 'taken',
  },
  actions: {
    hold: assign(({ context: { held, serial } }, decision: QueueDecision) => ({
      serial: serial + 1,
      held: [
        ...held.filter((one) => !isSameRecord(one, decision)),
        { ...decision, serial: serial + 1, phase: 'undoable' as const, problem: null },
      ],
    })),
    waitForUndo: raise(({ context }) => ({ type: 'due' as const, serial: context.serial }), {
      delay: 'undoPeriod',
    }),
    dropUndoable: assign(({ context: { held } }) => {
      const undoable = undoableOf(held);
      return { held: held.filter((one) => one !== undoable) };
    }),
    markDue: assign(({ context: { held } }, serial: number) => ({
      held: withPhase(held, 'due', (one) => one.serial === serial),
    })),
    markAllDue: assign(({ context: { held } }) => ({
      held: withPhase(held, 'due', ({ phase }) => phase === 'undoable'),
    })),
    markDueAgain: assign(({ context: { held } }, record: DecidedRecord) => ({
      held: withPhase(held, 'due', (one) => isSameRecord(one, record)),
    })),
    drop: assign(({ context: { held } }, record: DecidedRecord) => ({
      held: held.filter((one) => !isSameRecord(one, record)),
    })),
    takeNext: assign(({ context: { held } }) => {
      const nextDue = held.find(({ phase }) => phase === 'due');
      return { held: withPhase(held, 'sending', (one) => one === nextDue) };
    }),
    settle: assign(({ context: { held, settled } }) => ({
      settled: settled + 1,
      held: held.filter(({ phase }) => phase !== 'sending'),
    })),
    keepFailed: assign(({ context: { held } }, { problem }: { problem: unknown }) => ({
      held: held.map((one) =>
        one.phase === 'sending' ? { ...one, phase: 'failed' as const, problem } : one,
      ),
    })),
    announceDecided: emit((_, decision: QueueDecision) => ({ type: 'decided' as const, decision })),
    announceUndone: emit(({ context: { held } }) => ({
      type: 'undone' as const,
      decision: assertPresent(undoableOf(held), 'undoable decision'),
    })),
    announceSent: emit(({ context }) => ({ type: 'sent' as const, decision: sendingOf(context) })),
    announceTaken: emit(({ context }) => ({ type: 'taken' as const, decision: sendingOf(context) })),
    announceFailed: emit(({ context }, { problem }: { problem: unknown }) => ({
      type: 'failed' as const,
      decision: sendingOf(context),
      problem,
    })),
  },
});

/**
 * Decisions about records of a list. Each can be undone for a time of its own, during which the user decides
 * about further records; then it is sent, one at a time and in the order of deciding. One that fails is kept
 * until the user sends it again or discards it. Leaving the page sends every decision at once.
 */
export const decisionQueueMachine = decisionQueueSetup.createMachine({
  id: 'decisionQueue',
  context: ({ input: { left } }) => ({
    held: left.map((decision, index) => ({
      ...decision,
      serial: index + 1,
      phase: 'failed' as const,
      problem: null,
    })),
    settled: 0,
    serial: left.length,
  }),
  initial: 'idle',
  on: {
    decide: {
      guard: { type: 'isFree', params: ({ event }) => event.decision },
      actions: [
        { type: 'hold', params: ({ event }) => event.decision },
        'waitForUndo',
        { type: 'announceDecided', params: ({ event }) => event.decision },
      ],
    },
    undo: { guard: 'hasUndoable', actions: ['announceUndone', 'dropUndoable'] },
    due: {
      guard: { type: 'isUndoable', params: ({ event }) => event.serial },
      actions: { type: 'markDue', params: ({ event }) => event.serial },
    },
    'send now': { guard: 'hasUndoable', actions: 'markAllDue' },
    retry: {
      guard: { type: 'isFailed', params: ({ event }) => event },
      actions: { type: 'markDueAgain', params: ({ event }) => event },
    },
    discard: {
      guard: { type: 'isFailed', params: ({ event }) => event },
      actions: { type: 'drop', params: ({ event }) => event },
    },
  },
  states: {
    idle: { always: { guard: 'hasDue', target: 'sending' } },
    sending: {
      entry: 'takeNext',
      invoke: {
        id: 'deliver',
        src: 'deliver',
        input: ({ context }) => sendingOf(context),
        onDone: [
          {
            guard: { type: 'isTaken', params: ({ event }) => event.output },
            target: 'idle',
            actions: ['announceTaken', 'settle'],
          },
          { target: 'idle', actions: ['announceSent', 'settle'] },
        ],
        onError: {
          target: 'idle',
          actions: [
            { type: 'announceFailed', params: ({ event }) => ({ problem: event.error }) },
            { type: 'keepFailed', params: ({ event }) => ({ problem: event.error }) },
          ],
        },
      },
    },
  },
});

/** The decision that "undo" withdraws: the latest one that is not sent yet. */
export const undoableOf = (held: readonly HeldDecision[]): HeldDecision | null =>
  held.findLast(({ phase }) => phase === 'undoable') ?? null;

const sendingOf = ({ held }: DecisionQueueContext): HeldDecision =>
  assertPresent(held.find(({ phase }) => phase === 'sending') ?? null, 'decision');

const withPhase = (
  held: readonly HeldDecision[],
  phase: HeldDecision['phase'],
  isAffected: (one: HeldDecision) => boolean,
): readonly HeldDecision[] => held.map((one) => (isAffected(one) ? { ...one, phase, problem: null } : one));

export interface DecisionQueueEffects {
  /**
   * Carries the decision out. The same decision may arrive again after a failure whose outcome is unknown, so
   * a record that already has this verdict counts as `sent`.
   */
  deliver(decision: QueueDecision, signal: AbortSignal): Promise<DecisionOutcome>;
}

/** The application creates the machine only here, so that no effect can be missing. */
export const decisionQueueMachineWith = (effects: DecisionQueueEffects) =>
  decisionQueueMachine.provide({ actors: actorsOf(effects) });
