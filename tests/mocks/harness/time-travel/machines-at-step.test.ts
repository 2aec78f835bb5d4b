// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createClock } from '#mocks/harness/clock/clock';
import { createMachineLog } from '#mocks/harness/machines/machine-log';
import { createMachineTimers } from '#mocks/harness/machines/machine-timers';
import { persistedActor } from '#mocks/harness/machines/persisted-actor';
import type { Step } from '#mocks/harness/report/step';
import { createActorRestorer } from '#mocks/harness/time-travel/actor-restorer';
import { entriesAtStep } from '#mocks/harness/time-travel/entries-at-step';
import { stateAtStep } from '#mocks/harness/time-travel/state-at-step';
import { dataOf, startAs, startBackend, stoppedClock } from '../../backend/start-backend';
import { memoryStore, startStepLog } from '../report/start-step-log';
import { fiveMachines, type Request, startMachines } from './five-machines';

const id = fc.integer({ min: 1, max: 60 });
const row = fc.record({ id, name: fc.constant('祭') });
const editorEvent = fc.tuple(
  fc.constant(2),
  fc.oneof(
    fc
      .constantFrom('changed', 'restored', 'close', 'stay', 'leave', 'stop', 'confirm')
      .map((type) => ({ type })),
    fc.record({ type: fc.constant('started'), record: row }),
    row.map((one) => ({ type: 'delete', ...one })),
    id.map((one) => ({ type: 'save', request: { mode: 'edit', id: one, draft: { title: '花火' } } })),
  ),
);
/** The number of an actor of `fiveMachines`, and an event that it may or may not accept. */
const anyEvent = fc.oneof(
  fc.tuple(
    fc.constant(0),
    fc.constantFrom('reload profile', 'unauthorized').map((type) => ({ type })),
  ),
  fc.tuple(
    fc.constant(1),
    fc.record({ type: fc.constant('mark read'), ids: fc.array(id, { maxLength: 3 }) }),
  ),
  // twice: it has the most states
  editorEvent,
  editorEvent,
  fc.tuple(
    fc.constant(3),
    fc.oneof(
      fc.constantFrom('read all', 'send', 'cancel').map((type) => ({ type })),
      fc.tuple(fc.constantFrom('read', 'confirm', 'resend'), row).map(([type, one]) => ({ type, ...one })),
    ),
  ),
  fc.tuple(
    fc.constant(4),
    fc.oneof(
      fc.constantFrom('confirm', 'cancel', 'stop', 'close').map((type) => ({ type })),
      fc.record({
        type: fc.constant('start'),
        action: fc.constant('delete'),
        rows: fc.array(row, { maxLength: 2 }),
        isReversible: fc.boolean(),
      }),
    ),
  ),
);
/** Whether the answers are waited for before the next event, and how far the clock moves then. */
const anyMove = fc.record({
  event: anyEvent,
  isAnswered: fc.boolean(),
  wait: fc.constantFrom(0, 0, 1_000, 20_000),
});

const PROFILE = 'GET /users/profile';
const MACHINES = ['session', 'reports', 'recordEditor', 'notifications', 'batch'];

/** The rows that the events write. */
const rowsOf = (request: Request) =>
  Promise.all(
    [
      'GET /api/matching/list_report/?limit=100',
      'GET /akashi/notifications/?limit=100',
      'GET /akashi/notifications/my_notification/?limit=100',
    ].map(async (call) => dataOf(await request(call))),
  );

/** Plays 200 random events, and notes after each of them what the step log has recorded. */
async function recordRandomEvents() {
  const clock = stoppedClock();
  const { backend, send, tokenOf } = await startBackend({ clock });
  // a token does not outlive the jumps of the clock
  const request: Request = async (call, body) => send(call, { as: await tokenOf('administrator'), body });
  const machines = createMachineLog();
  const timers = createMachineTimers(clock);
  const persisted = (name: string) => machines.actorsOf(name).map((actor) => persistedActor(actor, timers));
  const { steps } = startStepLog(memoryStore(), undefined, {
    clock,
    db: backend.db,
    machines: { ...machines, persisted },
  });
  /** The calls that wait until the backend may answer. */
  let pending: { call: string; send: () => Promise<unknown> }[] = [];
  const heldRequest: Request = (call, body) =>
    new Promise((resolve) => {
      pending.push({ call, send: () => request(call, body).then(resolve) });
    });
  async function answerPending() {
    while (pending.length > 0) {
      const sent = pending;
      pending = [];
      for (const { send: one } of sent) await one();
      // an actor that takes the answer may send another call
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
  const actors = startMachines(fiveMachines(heldRequest), clock, (one) => {
    machines.inspect(one);
    timers.inspect(one);
  });
  const liveStates: { machines: Step['machines']; actors: Step['actors'] }[] = [];
  const rows: unknown[] = [];
  /** Under way, without that of the session. */
  const calls: string[][] = [];
  async function recordLiveState() {
    liveStates.push({
      machines: Object.fromEntries(MACHINES.map((name) => [name, [...machines.statesOf(name)]])),
      actors: Object.fromEntries(MACHINES.map((name) => [name, persisted(name)])),
    });
    calls.push(pending.map(({ call }) => call).filter((call) => call !== PROFILE));
    rows.push(liveStates.length % 20 === 1 ? await rowsOf(request) : null);
  }
  const [moves = []] = fc.sample(fc.array(anyMove, { minLength: 200, maxLength: 200 }), {
    numRuns: 1,
    seed: 30,
  });
  for (const {
    event: [number, sent],
    isAnswered,
    wait,
  } of moves) {
    if (isAnswered) await answerPending();
    clock.jump(wait);
    // the actors take the delayed events
    await new Promise((resolve) => setTimeout(resolve));
    await recordLiveState();
    steps.note({ kind: 'press', name: sent.type, value: '', failed: false });
    actors[number]?.send(sent);
  }
  await answerPending();
  await recordLiveState();
  steps.note({ kind: 'press', name: 'end', value: '', failed: false });
  steps.stop();
  return { recordedSteps: steps.steps().slice(0, -1), liveStates, rows, calls };
}

/** The number of calls that the actors of a step have not got an answer to. */
const callsUnderWay = (steps: readonly Step[], index: number) =>
  Object.values(stateAtStep(steps, index).actors)
    .flat()
    .flatMap((actor) => Object.values(actor?.snapshot.children ?? {})).length;

test('over 200 events of five machines, each step has the states, actors and rows that were noted live, back and forward, and new actors go on from it [R-WISH-09, R-WISH-10]', async () => {
  const { recordedSteps, liveStates, rows, calls } = await recordRandomEvents();
  expect(recordedSteps).toHaveLength(201);
  const forward = recordedSteps.map((_, index) => index);
  for (const index of [...forward, ...forward.toReversed()]) {
    const { machines, actors } = stateAtStep(recordedSteps, index);
    expect({ index, machines, actors }).toEqual({ index, ...liveStates[index] });
  }
  const otherBackend = await startAs();
  for (const index of forward.filter((one) => one % 20 === 0)) {
    await otherBackend.backend.load({ seed: 'normal:1', entries: entriesAtStep([], recordedSteps, index) });
    expect(await rowsOf(otherBackend.request)).toEqual(rows[index]);
  }
  // the events have led somewhere
  expect(new Set(rows.map((listed) => JSON.stringify(listed))).size).toBeGreaterThan(4);
  const statesSeen = liveStates.flatMap(({ machines }) =>
    Object.entries(machines).map(([name, states]) => `${name}: ${states.join()}`),
  );
  expect(new Set(statesSeen).size).toBeGreaterThan(18);

  // new actors go on with the contexts, the calls under way and the delayed events of each step
  for (const [index, { at }] of recordedSteps.entries()) {
    const clock = createClock({ start: at, paused: true });
    const machines = createMachineLog();
    const timers = createMachineTimers(clock);
    const restorer = createActorRestorer(stateAtStep(recordedSteps, index).actors, clock);
    const sentCalls: string[] = [];
    const unansweredRequest: Request = (call) => {
      sentCalls.push(call);
      return new Promise(() => {});
    };
    const actors = startMachines(fiveMachines(unansweredRequest), clock, (one) => {
      restorer.inspect(one);
      machines.inspect(one);
      timers.inspect(one);
    });
    const [, ...names] = MACHINES;
    for (const name of names) {
      const before = liveStates[index]?.actors[name];
      // an actor that holds an error, for example, begins anew
      const now = before?.includes(null)
        ? machines.statesOf(name)
        : machines.actorsOf(name).map((actor) => persistedActor(actor, timers));
      expect({ index, now }).toEqual({
        index,
        now: before?.includes(null) ? liveStates[0]?.machines[name] : before,
      });
    }
    const repeatedCalls = sentCalls.filter((call) => call !== PROFILE);
    expect({ index, calls: repeatedCalls.length }).toEqual({
      index,
      calls: callsUnderWay(recordedSteps, index),
    });
    expect(calls[index]).toEqual(expect.arrayContaining(repeatedCalls));
    for (const actor of actors) actor.stop();
  }
});
