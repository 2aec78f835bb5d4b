import type { Clock } from '#domain/base/clock';
import type { RowWrite } from '#mocks/backend/db/row-write';
import type { Log, LogEntry } from '#mocks/backend/protocol/log';
import { masked } from '#mocks/backend/protocol/masked';
import type { PersistedActor } from '#mocks/harness/machines/persisted-actor';
import { observeUserActions, type UserAction } from '#mocks/harness/player/user-actions';
import { listenForAddresses } from './listen-for-addresses';
import { listenForErrors } from './listen-for-errors';
import { mergeChanges } from './merge-changes';
import { outcomeOf } from './outcome-of';
import type { PictureLog } from './pictures/picture-log';
import { callId, type RecordedCall, recordedCall } from './recorded-call';
import { createRecordedSteps } from './recorded-steps';
import type { RecordingStore } from './recording-store';
import { seePage } from './see-page';
import type { Seen } from './seen';
import { isAction, isNote, type NewStep, NO_EFFECTS, type Step } from './step';
import { watchStored } from './watch-stored';
import { watchToasts } from './watch-toasts';

/** The steps since the scenario was opened, newest last. */
export interface StepLog {
  steps(): readonly Step[];
  /** The calls of these steps. */
  calls(): readonly RecordedCall[];
  /** The link of the state before the first step; null when it is not known. */
  start(): string | null;
  /** Resolves when the steps before the last load of the page are there. */
  ready: Promise<void>;
  /** Adds a step of the tester, who does nothing to the page. */
  note(step: NewStep): void;
  /** What the user sees since the last step; null before the first page. */
  seen(): Seen | null;
  subscribe(listener: () => void): () => void;
  stop(): void;
}

interface StepLogSources {
  clock: Pick<Clock, 'now'>;
  log: Log;
  /** The base of the fake backend's addresses. */
  base: string;
  machines: {
    statesOf(machine: string): readonly string[];
    persisted(machine: string): readonly (PersistedActor | null)[];
    onEdge(listener: (machine: string, edge: string) => void): () => void;
    onSnapshot(listener: (machine: string) => void): () => void;
  };
  db: { onWrite(listener: (writes: readonly RowWrite[]) => void): () => void };
  sandbox: { native: Storage; name: string };
  store: RecordingStore;
  pictures: Pick<PictureLog, 'take'>;
  /** The link of the present state. */
  currentLink(): Promise<string>;
}

/** Rows and edges in one step: "mark all as read" writes thousands. */
const KEPT_EFFECTS = 200;

const RECORDING_KINDS: ReadonlySet<Step['kind']> = new Set(['startRecording', 'stopRecording']);

/**
 * Records what happens in this tab, for a report: presses, typed text, keys, addresses, calls and errors, and what
 * each has changed. Passwords and tokens are not recorded.
 */
export function createStepLog(sources: StepLogSources): StepLog {
  const { clock, log, base, machines, db, sandbox, store, pictures, currentLink } = sources;
  const listeners = new Set<() => void>();
  const endController = new AbortController();
  const { signal } = endController;
  const { page } = store;
  const recorded = createRecordedSteps({
    store,
    currentLink,
    onChange() {
      for (const listener of listeners) listener();
    },
  });
  let edges: Step['edges'] = [];
  /** The machines whose actors have started, changed or stopped. */
  let changedMachines = new Set<string>();
  let stored = new Map<string, [before: string | null, after: string | null]>();
  let writes: Step['writes'] = [];
  let toasts: readonly string[] = [];
  let address = '';
  let lastCall = log.entries().at(-1)?.id ?? 0;

  const isPending = () => edges.length > 0 || changedMachines.size > 0 || stored.size > 0;
  /** Adds the edges, machines and stored values that have changed since to the step that began last. */
  function settleEffects() {
    if (!isPending()) return;
    const states = Object.fromEntries(
      [...changedMachines].map((name) => [name, [...machines.statesOf(name)]]),
    );
    const actors = Object.fromEntries(
      [...changedMachines].map((name) => [name, [...machines.persisted(name)]]),
    );
    const [takenEdges, changes] = [edges, stored];
    edges = [];
    changedMachines = new Set();
    stored = new Map();
    recorded.amendLast((step) => ({
      machines: { ...step.machines, ...states },
      actors: { ...step.actors, ...actors },
      edges: [...step.edges, ...takenEdges].slice(0, KEPT_EFFECTS),
      stored: mergeChanges(step.stored, changes),
    }));
  }
  /** After the handlers of the present event, and before the next one. */
  const settleSoon = () => queueMicrotask(settleEffects);

  function add(step: NewStep, effects: Partial<Step> = {}) {
    settleEffects();
    if (step.kind !== 'call' && writes.length > 0) {
      // written by the panel, or for another tab
      const unclaimed = takeWrites();
      recorded.amendLast((last) => ({ writes: [...last.writes, ...unclaimed].slice(0, KEPT_EFFECTS) }));
    }
    // an opened page comes later, and a call changes the page only when it is answered
    const picture = step.kind === 'open' || step.kind === 'call' ? null : pictures.take();
    const seen = isSeen(step) ? seePage(address, toasts) : null;
    if (step.kind === 'open') address = step.name;
    if (seen) toasts = [];
    const wholeStep = {
      ...step,
      at: clock.now(),
      page,
      ...NO_EFFECTS,
      picture,
      ...effects,
      ...(seen && { seen }),
    };
    const wasRecording = isRecording();
    recorded.add(wholeStep);
    if (wasRecording && step.kind !== 'stopRecording' && !isRecording())
      add({ kind: 'stopRecording', name: '', value: 'lost', failed: false });
  }
  function addAction({ continues, kind, name, value, target }: UserAction) {
    if (continues && recorded.findLast(isAction)?.kind === 'type')
      recorded.amendLast(() => ({ value }), isAction);
    else add({ kind, name, value, failed: false, ...(target && { target }) });
  }
  function takeWrites() {
    const writesSoFar = writes;
    writes = [];
    return writesSoFar;
  }
  /** False also when the start of the recording is dropped. */
  const isRecording = () =>
    recorded.all().findLast(({ kind }) => RECORDING_KINDS.has(kind))?.kind === 'startRecording';

  function addCall(entry: LogEntry) {
    const id = callId(page, entry);
    recorded.addCall(recordedCall(entry, page, base));
    recorded.amendLast(
      (step) => ({ calls: [...step.calls, id] }),
      ({ kind }, began) => kind !== 'call' && began <= entry.startedAt,
    );
    // a call that reads may be answered while another one writes
    const callWrites = entry.method === 'GET' ? [] : takeWrites();
    const name = `${entry.method} ${entry.path ?? entry.url}`;
    add({ kind: 'call', name, ...outcomeOf(entry) }, { calls: [id], writes: callWrites });
  }

  const stops = [
    machines.onEdge((machine, edge) => {
      if (!isPending()) settleSoon();
      edges.push([machine, edge]);
    }),
    machines.onSnapshot((machine) => {
      if (!isPending()) settleSoon();
      changedMachines.add(machine);
    }),
    db.onWrite((written) => {
      const room = KEPT_EFFECTS - writes.length;
      writes.push(...written.slice(0, room).map((write) => masked(write) as Step['writes'][number]));
    }),
    log.subscribe(() => {
      const entries = log.entries().filter(({ id }) => id > lastCall);
      lastCall = entries.at(-1)?.id ?? lastCall;
      // Firebase's lines are open all the time, and say nothing about a step
      for (const entry of entries) if (entry.service === 'backend') addCall(entry);
    }),
  ];
  watchStored(
    sandbox,
    ([name, before, after]) => {
      if (!isPending()) settleSoon();
      const earlierChange = stored.get(name);
      stored.set(name, [earlierChange ? earlierChange[0] : before, after]);
    },
    signal,
  );
  observeUserActions(addAction, signal);
  listenForAddresses(add, signal);
  listenForErrors(add, signal);
  watchToasts('.toasts p', (text) => (toasts = [...toasts, text]), signal);

  return {
    steps: recorded.all,
    calls: recorded.calls,
    start: recorded.start,
    ready: recorded.load(),
    note: (step) => add(step),
    seen: () => seePage(address, toasts),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop() {
      endController.abort();
      for (const stop of stops) stop();
      recorded.save();
    },
  };
}

/** Before a step in the history the page is still there; before a load it is gone. */
const isSeen = (step: NewStep) =>
  step.kind === 'open' ? ['back', 'forward'].includes(step.value) : isAction(step) || isNote(step);
