import type { RowWrite } from '#mocks/backend/db/row-write';
import { CALL_DEFAULTS, createLog, type LogEntry } from '#mocks/backend/protocol/log';
import type { RecordedCall } from '#mocks/harness/report/recorded-call';
import type { RecordingStore } from '#mocks/harness/report/recording-store';
import type { Step } from '#mocks/harness/report/step';
import { createStepLog } from '#mocks/harness/report/step-log';

export const LOGGED_CALL: Omit<LogEntry, 'id'> = {
  ...CALL_DEFAULTS,
  at: 0,
  startedAt: Number.POSITIVE_INFINITY,
  method: 'GET',
  url: 'http://localhost/api-root/akashi/notifications/',
  path: '/:city/notifications/',
  page: '/',
  status: 200,
  duration: 0,
};

/** What a database keeps for one tab, over all its page loads. */
export interface StoredRecording {
  pages: number;
  start: string | null;
  steps: { page: number; number: number; step: Step }[];
  calls: RecordedCall[];
}

export const emptyRecording = (): StoredRecording => ({ pages: 0, start: null, steps: [], calls: [] });

/** A store in memory: another one over the same object is the next page load of the tab. */
export function memoryStore(stored: StoredRecording = emptyRecording()): RecordingStore {
  stored.pages += 1;
  const page = stored.pages;
  return {
    page,
    past: (limit) =>
      Promise.resolve({
        start: stored.start,
        steps: stored.steps
          .filter((one) => one.page < page)
          .map(({ step }) => step)
          .slice(-limit),
        calls: [...stored.calls],
      }),
    keepStart(start) {
      stored.start = start;
    },
    keepStep(number, step) {
      stored.steps = stored.steps.filter((one) => one.page !== page || one.number !== number);
      stored.steps.push({ page, number, step });
    },
    keepCall: (call) => void stored.calls.push(call),
    keepPicture: () => '',
    picture: () => Promise.resolve(null),
    dropBefore(number) {
      stored.steps = stored.steps.filter((one) => one.page === page && one.number >= number);
    },
  };
}

interface Listeners {
  edge: ((machine: string, edge: string) => void) | null;
  snapshot: ((machine: string) => void) | null;
  writes: ((writes: readonly RowWrite[]) => void) | null;
}

/** A step log with sources that the test itself moves, or with some of the real ones. */
export function startStepLog(
  store: RecordingStore = memoryStore(),
  currentLink = () => '/x#qa?role=none',
  sources: Partial<Parameters<typeof createStepLog>[0]> = {},
) {
  const log = createLog();
  const states: Record<string, string[]> = {};
  /** The ids of the pictures are the texts of the page. */
  const picture = { isTaken: false };
  const listeners: Listeners = { edge: null, snapshot: null, writes: null };
  const steps = createStepLog({
    clock: { now: () => 5 },
    log,
    base: 'http://localhost/api-root',
    machines: {
      statesOf: (machine) => states[machine] ?? [],
      persisted: (machine) =>
        (states[machine] ?? []).map((value) => ({ snapshot: { value, children: {} }, waiting: [] })),
      onEdge(listener) {
        listeners.edge = listener;
        return () => {};
      },
      onSnapshot(listener) {
        listeners.snapshot = listener;
        return () => {};
      },
    },
    db: {
      onWrite(listener) {
        listeners.writes = listener;
        return () => {};
      },
    },
    sandbox: { native: localStorage, name: '' },
    store,
    pictures: { take: () => (picture.isTaken ? document.body.textContent : null) },
    currentLink: () => Promise.resolve(currentLink()),
    ...sources,
  });
  return {
    steps,
    log,
    picture,
    /** As XState: the states change after the edge is reported. */
    takeEdge(machine: string, edge: string, to: string[]) {
      listeners.edge?.(machine, edge);
      states[machine] = to;
      listeners.snapshot?.(machine);
    },
    write: (...writes: RowWrite[]) => listeners.writes?.(writes),
  };
}
