import * as z from 'zod/mini';
import type { Clock } from '#domain/base/clock';
import { observeUserActions, type UserAction } from '#mocks/player/user-actions';
import type { Log, LogEntry } from '#mocks/protocol/log';
import { isConsequence, type Step, stepSchema } from './step';

/** The steps since the scenario was opened, newest last. */
export interface StepLog {
  steps(): readonly Step[];
  /** The link of the state before the first step; null when it is not known, or steps before have been dropped. */
  start(): string | null;
  subscribe(listener: () => void): () => void;
  stop(): void;
}

interface Sources {
  clock: Pick<Clock, 'now'>;
  log: Log;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** The link of the present state. */
  currentLink(): Promise<string>;
}

const KEY = 'machi-steps';
/** An afternoon of one tester has some thousand steps; the last ones explain what happened. */
const KEPT = 400;
/** The router reports its changes by events with these names. */
const MOVES = ['pushState', 'replaceState'] as const;

const storedSchema = z.object({ start: z.nullable(z.string()), steps: z.array(stepSchema) });

/**
 * Records what happens in this tab, for a report: presses, typed text, keys, addresses, calls and uncaught errors.
 * Passwords are not recorded. The steps survive reloads of the tab.
 */
export function createStepLog({ clock, log, storage, currentLink }: Sources): StepLog {
  const stored = storedIn(storage);
  let { start, steps } = stored ?? { start: null, steps: [] as Step[] };
  const listeners = new Set<() => void>();
  const ending = new AbortController();
  const { signal } = ending;
  let address = '';
  let lastCall = log.entries().at(-1)?.id ?? 0;

  function keep() {
    try {
      storage.setItem(KEY, JSON.stringify({ start, steps }));
    } catch {
      // the storage of the tab is full: the steps last until the next load
    }
  }
  function add(step: Pick<Step, 'kind' | 'name'> & Partial<Step>) {
    if (steps.length === KEPT) start = null;
    steps = [...steps, { at: clock.now(), value: '', failed: false, ...step }].slice(-KEPT);
    keep();
    for (const listener of listeners) listener();
  }
  function addAddress(value: string) {
    const now = location.pathname + location.search;
    if (now === address) return;
    address = now;
    add({ kind: 'open', name: now, value });
  }
  function addAction({ continues, kind, name, value, target }: UserAction) {
    const index = steps.findLastIndex((step) => !isConsequence(step));
    const last = steps[index];
    if (continues && last?.kind === 'type') {
      steps = steps.with(index, { ...last, value });
      keep();
      for (const listener of listeners) listener();
    } else add({ kind, name, value, ...(target && { target }) });
  }

  observeUserActions(addAction, signal);
  for (const move of MOVES) window.addEventListener(move, () => addAddress(''), { signal });
  window.addEventListener('popstate', () => addAddress('back'), { signal });
  const addError = (name: string) => add({ kind: 'error', name, failed: true });
  window.addEventListener('error', ({ message }) => addError(message), { signal });
  window.addEventListener('unhandledrejection', ({ reason }) => addError(String(reason)), { signal });
  const stopCalls = log.subscribe(() => {
    const calls = log.entries().filter(({ id }) => id > lastCall);
    lastCall = calls.at(-1)?.id ?? lastCall;
    for (const call of calls)
      add({ kind: 'call', name: `${call.method} ${call.path ?? call.url}`, ...outcomeOf(call) });
  });

  addAddress(loadKind());
  if (!stored)
    void Promise.resolve()
      .then(currentLink)
      .then((link) => {
        start = link;
        keep();
      });
  return {
    steps: () => steps,
    start: () => start,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop() {
      ending.abort();
      stopCalls();
    },
  };
}

function storedIn(storage: Sources['storage']) {
  try {
    return storedSchema.parse(JSON.parse(storage.getItem(KEY) ?? ''));
  } catch {
    return null;
  }
}

/** How the browser has loaded the page: `navigate`, `reload` or `back_forward`. */
function loadKind(): string {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return entry && 'type' in entry ? String(entry.type) : 'navigate';
}

function outcomeOf({ status, verdict }: LogEntry) {
  const isRefusal = typeof status === 'number' && status < 500;
  return { value: String(status), failed: !isRefusal || verdict !== 'kept' };
}
