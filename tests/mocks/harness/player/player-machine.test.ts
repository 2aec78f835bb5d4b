import { expect, test } from 'vitest';
import type { PlayableStep } from '#mocks/harness/player/playable-step';
import { playerMachine } from '#mocks/harness/player/player.machine';
import { onStage } from '../../../machines/stage';
import { walkEveryEdge } from '../../../machines/walk';

const step = (name: string): PlayableStep => ({ kind: 'press', at: 0, name, value: '' });
const steps = ['一覧', '削除', '削除する'].map(step);
const found = { type: 'xstate.done.actor.find', output: null };
const acted = { type: 'xstate.done.actor.act' };

walkEveryEdge(playerMachine, {
  inputs: [
    { steps, index: 0, failingStep: 2, stopsBefore: 2, isPaused: false },
    { steps, index: 0, failingStep: 2, stopsBefore: 2, isPaused: true },
    { steps: [], index: 0, failingStep: 0, stopsBefore: 0, isPaused: false },
  ],
  payloads: { 'xstate.error.actor.find': { error: 'missing' }, 'xstate.error.actor.act': { error: 'file' } },
  remembered: ({ context: { index, stopsBefore, isPausing } }) => [index, stopsBefore, isPausing].join(),
});

async function played(...events: { type: string }[]) {
  const stage = onStage(playerMachine, {
    input: { steps, index: 0, failingStep: 2, stopsBefore: 2, isPaused: false },
  });
  for (const event of events) await stage.play(event);
  const { value, context } = stage.actor.getSnapshot();
  return { value, index: context.index, problem: context.problem as unknown, calls: stage.calls };
}

test('each step is found and played, up to the marked one, which is played when it is asked for', async () => {
  const toMark = [found, acted, found, acted];
  expect(await played(...toMark)).toMatchObject({ value: 'atStop', index: 2 });
  const { value, index, calls } = await played(...toMark, { type: 'play one' }, found, acted);
  expect([value, index, calls.map(({ id, input }) => [id, input])]).toEqual([
    'finished',
    3,
    steps.flatMap((one) => [
      ['find', one],
      ['act', { step: one, element: null }],
    ]),
  ]);
});

test('a pause while a step is played comes after the step', async () => {
  expect(await played(found, { type: 'pause' })).toMatchObject({ value: 'acting', index: 0 });
  expect(await played(found, { type: 'pause' }, acted)).toMatchObject({ value: 'paused', index: 1 });
});

test('a pause while an element is looked for ends the search', async () => {
  const { value, calls } = await played({ type: 'pause' });
  expect([value, calls[0]?.signal.aborted]).toEqual(['paused', true]);
});

test('a step whose element is missing is tried again or left out', async () => {
  const missing = { type: 'xstate.error.actor.find', error: 'missing' };
  expect(await played(missing)).toMatchObject({ value: 'notFound', index: 0, problem: 'missing' });
  expect(await played(missing, { type: 'play' })).toMatchObject({
    value: 'finding',
    index: 0,
    problem: null,
  });
  expect(await played(missing, { type: 'skip' })).toMatchObject({
    value: 'finding',
    index: 1,
    problem: null,
  });
});

test('played one by one, the steps stop at the marked one again', async () => {
  const one = { type: 'play one' };
  const first = await played({ type: 'pause' }, one, found, acted);
  expect(first).toMatchObject({ value: 'atStop', index: 1 });
  const next = await played({ type: 'pause' }, one, found, acted, { type: 'play' }, found, acted);
  expect(next).toMatchObject({ value: 'atStop', index: 2 });
});
