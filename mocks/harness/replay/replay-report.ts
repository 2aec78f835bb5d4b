import { getResponse } from 'msw';
import type { Backend, BackendOptions } from '#mocks/backend/backend-types';
import { createMemoryJournal, sharedPages } from '#mocks/backend/db/memory-journal';
import type { RowEntry } from '#mocks/backend/db/partition';
import { readEntry } from '#mocks/backend/db/read-entry';
import { readFault } from '#mocks/backend/protocol/fault-text';
import { createFaults } from '#mocks/backend/protocol/faults';
import type { LogEntry } from '#mocks/backend/protocol/log';
import { isMasked } from '#mocks/backend/protocol/masked';
import { seedName } from '#mocks/backend/seed/base/seed';
import { createClock } from '#mocks/harness/clock/clock';
import { readEntries } from '#mocks/harness/link/link-writes';
import { readScenario } from '#mocks/harness/link/scenario';
import { tabStateOf } from '#mocks/harness/link/tab-memory';
import type { BugReport } from '#mocks/harness/report/bug-report';
import { pageOf, type RecordedCall } from '#mocks/harness/report/recorded-call';
import type { Step } from '#mocks/harness/report/step';
import { type Difference, differencesOf } from './differences';
import { requestOf } from './request-of';

export interface Replay {
  sent: number;
  /** Calls that cannot be sent: a file or a secret of the request is not in the report. */
  skipped: readonly RecordedCall[];
  differing: readonly { call: RecordedCall; differences: readonly Difference[] }[];
}

const BASE_URL = 'http://localhost/api-root';
/** Milliseconds by which moments may differ when the clock ran. */
const RUNNING_TOLERANCE = 2_000;

/**
 * Sends the calls of a report to a fresh fake backend in the state before the first step, each at its time, as its
 * account and with its fault, and compares status and body. Null for a report without that state.
 */
export async function replayReport(
  report: BugReport,
  createBackend: (options: BackendOptions) => Backend,
): Promise<Replay | null> {
  const hash = report.start?.replace(/^[^#]*/, '') ?? '';
  const scenario = readScenario(hash)?.scenario;
  const [first] = report.calls;
  if (!scenario || !first) return null;
  const { seed, anchor, clock: linkClock } = tabStateOf(scenario);
  const clock = createClock({ start: linkClock.start ?? first.at, paused: true });
  const faults = createFaults();
  const pages = sharedPages();
  const backend = createBackend({ seed, anchor, clock, faults, journal: createMemoryJournal(pages) });
  await backend.ready;
  const linkWrites = scenario.writes === null ? null : await readEntries(scenario.writes);
  if (linkWrites) await backend.load({ seed: seedName(seed), entries: linkWrites.entries });
  // as another tab: rows that the panel or another tab has written
  const otherTab = createMemoryJournal(pages);
  const handlers = backend.handlers(BASE_URL);
  const tolerance = linkClock.paused ? 0 : RUNNING_TOLERANCE;

  const sent: RecordedCall[] = [];
  const skipped: RecordedCall[] = [];
  const differing: Replay['differing'][number][] = [];
  let lastUser: string | null = null;
  for (const event of eventsOf(report)) {
    if ('entries' in event) {
      await otherTab.append(event.entries);
      continue;
    }
    const { call } = event;
    clock.set(new Date(call.at).toISOString());
    lastUser = call.username ?? lastUser;
    const session = lastUser === null ? null : await backend.signIn(lastUser);
    const request = requestOf(call, session, BASE_URL);
    if (request === null) {
      skipped.push(call);
      continue;
    }
    faults.clear();
    const fault = call.cause?.by === 'fault' ? readFault(call.cause.rule) : null;
    // a delay waits for a clock that stands
    if (fault && fault.effect.kind !== 'delay' && fault.effect.kind !== 'slow') faults.add(fault);
    const answeredEntry = nextEntry(backend);
    const response = await Promise.race([getResponse(handlers, request), answeredEntry]);
    // no handler has this path
    const answer = response === undefined ? { status: 'unhandled', responseBody: null } : await answeredEntry;
    sent.push(call);
    const differences = [
      ...differencesOf(call.status, answer.status, 0, 'status'),
      ...differencesOf(call.responseBody, JSON.parse(JSON.stringify(answer.responseBody)), tolerance),
    ];
    if (differences.length > 0) differing.push({ call, differences });
  }
  return { sent: sent.length, skipped, differing };
}

/** The next entry of the log, which exists also for a call whose response never comes. */
const nextEntry = ({ log }: Backend): Promise<LogEntry> =>
  new Promise((resolve) => {
    const stop = log.subscribe(() => {
      stop();
      const entry = log.entries().at(-1);
      if (entry) resolve(entry);
    });
  });

type ReplayEvent = { call: RecordedCall } | { entries: RowEntry[] };

/** The calls in the order in which the fake backend executed them, and between them what others have written. */
function eventsOf({ steps, calls }: BugReport): ReplayEvent[] {
  const callById = new Map(calls.map((call) => [call.id, call]));
  const events = steps.flatMap((step): ReplayEvent[] => {
    const call = step.kind === 'call' ? callById.get(step.calls[0] ?? -1) : undefined;
    const entries = call && call.method !== 'GET' ? [] : step.writes.flatMap(entryOf);
    return [...(call ? [{ call }] : []), ...(entries.length > 0 ? [{ entries }] : [])];
  });
  return events.reduce(insertEvent, []);
}

/** A call that has found fewer writes than the one before it was executed before that one, and answered later. */
function insertEvent(before: readonly ReplayEvent[], event: ReplayEvent): ReplayEvent[] {
  const position = before.length - before.toReversed().findIndex((other) => !isEarlier(event, other));
  const index = before.every((other) => isEarlier(event, other)) ? 0 : position;
  return before.toSpliced(index, 0, event);
}

function isEarlier(event: ReplayEvent, other: ReplayEvent): boolean {
  if (!('call' in event) || !('call' in other)) return false;
  const [ownWrites, otherWrites] = [event.call.writesBefore, other.call.writesBefore];
  return (
    pageOf(event.call) === pageOf(other.call) &&
    ownWrites !== null &&
    otherWrites !== null &&
    ownWrites < otherWrites
  );
}

function entryOf({ table, scope, id, before, after }: Step['writes'][number]): RowEntry[] {
  const target = { table, scope };
  const changes = Object.fromEntries(Object.entries(after ?? {}).filter(([, value]) => !isMasked(value)));
  const entry =
    after === null
      ? { kind: 'remove', ...target, ids: [id] }
      : before === null
        ? { kind: 'create', ...target, row: after }
        : { kind: 'update', ...target, ids: [id], changes };
  const readResult = readEntry(entry);
  return 'refused' in readResult ? [] : [readResult];
}
