import { expect, test } from 'vitest';
import type { PlayableStep } from '#mocks/harness/player/playable-step';
import { playerMachine } from '#mocks/harness/player/player.machine';
import { createTestActor } from '../../../machines/create-test-actor';
import { walkEveryEdge } from '../../../machines/walk-every-edge';

const step = (name: string): PlayableStep => ({ kind: 'press', at: 0, name, value: '' });
const steps = ['一覧', '削除', '削除する'].map(step);
const elementFound = { type: 'xstate.done.actor.find', output: null };
const stepPlayed = { type: 'xstate.done.actor.act' };

walkEveryEdge(playerMachine, {
  inputs: [
    { steps, index: 0, failingStep: 2, stopsBefore: 2, isPaused: false },
    { steps, index: 0, failingStep: 2, stopsBefore: 2, isPaused: true },
    { steps: [], index: 0, failingStep: 0, stopsBefore: 0, isPaused: false },
  ],
  payloads: { 'xstate.error.actor.find': { error: 'missing' }, 'xstate.error.actor.act': { error: 'file' } },
  remembered: ({ context: { index, stopsBefore, isPausing } }) => [index, stopsBefore, isPausing].join(),
});

async function afterEvents(...events: { type: string }[]) {
  const testActor = createTestActor(playerMachine, {
    input: { steps, index: 0, failingStep: 2, stopsBefore: 2, isPaused: false },
  });
  for (const event of events) await testActor.dispatch(event);
  const { value, context } = testActor.actor.getSnapshot();
  return {
    value,
    index: context.index,
    problem: context.problem as unknown,
    startedEffects: testActor.startedEffects,
  };
}

test('each step is found and played, up to the marked one, which is played when it is asked for', async () => {
  const eventsToMark = [elementFound, stepPlayed, elementFound, stepPlayed];
  expect(await afterEvents(...eventsToMark)).toMatchObject({ value: 'atStop', index: 2 });
  const { value, index, startedEffects } = await afterEvents(
    ...eventsToMark,
    { type: 'play one' },
    elementFound,
    stepPlayed,
  );
  expect([value, index, startedEffects.map(({ id, input }) => [id, input])]).toEqual([
    'finished',
    3,
    steps.flatMap((one) => [
      ['find', one],
      ['act', { step: one, element: null }],
    ]),
  ]);
});

test('a pause while a step is played comes after the step', async () => {
  expect(await afterEvents(elementFound, { type: 'pause' })).toMatchObject({ value: 'acting', index: 0 });
  expect(await afterEvents(elementFound, { type: 'pause' }, stepPlayed)).toMatchObject({
    value: 'paused',
    index: 1,
  });
});

test('a pause while an element is looked for ends the search', async () => {
  const { value, startedEffects } = await afterEvents({ type: 'pause' });
  expect([value, startedEffects[0]?.signal.aborted]).toEqual(['paused', true]);
});

test('a step whose element is missing is tried again or left out', async () => {
  const elementMissing = { type: 'xstate.error.actor.find', error: 'missing' };
  expect(await afterEvents(elementMissing)).toMatchObject({
    value: 'notFound',
    index: 0,
    problem: 'missing',
  });
  expect(await afterEvents(elementMissing, { type: 'play' })).toMatchObject({
    value: 'finding',
    index: 0,
    problem: null,
  });
  expect(await afterEvents(elementMissing, { type: 'skip' })).toMatchObject({
    value: 'finding',
    index: 1,
    problem: null,
  });
});

test('played one by one, the steps stop at the marked one again', async () => {
  const playOne = { type: 'play one' };
  const first = await afterEvents({ type: 'pause' }, playOne, elementFound, stepPlayed);
  expect(first).toMatchObject({ value: 'atStop', index: 1 });
  const afterPlay = await afterEvents(
    { type: 'pause' },
    playOne,
    elementFound,
    stepPlayed,
    { type: 'play' },
    elementFound,
    stepPlayed,
  );
  expect(afterPlay).toMatchObject({ value: 'atStop', index: 2 });
});
