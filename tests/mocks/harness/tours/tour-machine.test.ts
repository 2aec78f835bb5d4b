import { expect, test } from 'vitest';
import type { TourStep } from '#mocks/harness/tours/tour';
import { tourMachine } from '#mocks/harness/tours/tour.machine';
import { createTestActor } from '../../../machines/create-test-actor';
import { walkEveryEdge } from '../../../machines/walk-every-edge';

const text = { ja: '', en: '' };
const pressTask = { press: true } as const;
const DASHBOARD_STEP: TourStep = { at: 'dashboard', target: null, text };
const LIST_STEP: TourStep = { at: 'reserve', target: null, text };
const ROW_STEP: TourStep = { ...LIST_STEP, visitorTask: pressTask };
const ACCEPT_STEP: TourStep = { ...LIST_STEP, stays: true, visitorTask: pressTask };
const ACCEPTED_STEP: TourStep = { ...LIST_STEP, stays: true };
const SALE_STEP: TourStep = { at: 'time-sale', target: null, text };
const steps = [DASHBOARD_STEP, LIST_STEP, ROW_STEP, ACCEPT_STEP, ACCEPTED_STEP, SALE_STEP];

const pageOpened = { type: 'xstate.done.actor.open' };
const targetFound = { type: 'xstate.done.actor.find', output: null };
const taskDone = { type: 'xstate.done.actor.act' };
const targetMissing = { type: 'xstate.error.actor.find', error: 'none' };
const next = { type: 'next' };
const back = { type: 'back' };
const done = { type: 'done' };

walkEveryEdge(tourMachine, {
  inputs: [
    { steps, index: 0, isThere: true },
    { steps, index: 3, isThere: false },
    { steps: [ACCEPT_STEP], index: 0, isThere: true },
  ],
  payloads: {
    'xstate.error.actor.open': { error: 'none' },
    'xstate.error.actor.find': { error: 'none' },
    'xstate.error.actor.act': { error: 'none' },
  },
  remembered: ({ context: { steps: allSteps, index, isFollowed } }) =>
    [allSteps.length, index, isFollowed].join(),
});

async function afterEvents(from: number, ...events: { type: string }[]) {
  const testActor = createTestActor(tourMachine, { input: { steps, index: from, isThere: true } });
  for (const event of events) await testActor.dispatch(event);
  const { value, context } = testActor.actor.getSnapshot();
  testActor.actor.stop();
  return {
    value,
    index: context.index,
    startedEffects: testActor.startedEffects.map(({ id, input }) => [id, input]),
  };
}

test('each step opens its page and finds its target, and the card does what the visitor leaves to it', async () => {
  const { value, index, startedEffects } = await afterEvents(
    1,
    targetFound,
    next,
    pageOpened,
    targetFound,
    next,
    taskDone,
    pageOpened,
    targetFound,
  );
  expect([value, index, startedEffects]).toEqual([
    'shown',
    3,
    [
      ['find', LIST_STEP],
      ['open', { step: ROW_STEP, isFollowed: false }],
      ['find', ROW_STEP],
      ['act', { step: ROW_STEP, element: null }],
      ['open', { step: ACCEPT_STEP, isFollowed: true }],
      ['find', ACCEPT_STEP],
    ],
  ]);
});

test('what the visitor has done is not done again', async () => {
  const { startedEffects } = await afterEvents(2, targetFound, done);
  expect(startedEffects).toEqual([
    ['find', ROW_STEP],
    ['open', { step: ACCEPT_STEP, isFollowed: true }],
  ]);
});

test('a step whose target is missing is left out with all that only it would have opened', async () => {
  expect(await afterEvents(2, targetMissing)).toMatchObject({ value: 'missing', index: 2 });
  expect(await afterEvents(2, targetMissing, next)).toMatchObject({ value: 'opening', index: 5 });
  expect(await afterEvents(1, targetMissing, next)).toMatchObject({ value: 'opening', index: 2 });
  expect(await afterEvents(2, targetMissing, targetFound)).toMatchObject({ value: 'shown', index: 2 });
});

test('back leads to a step that its address opens, or to the one before on the same page', async () => {
  expect(await afterEvents(5, targetFound, back)).toMatchObject({ value: 'opening', index: 2 });
  expect(await afterEvents(4, targetFound, back)).toMatchObject({ value: 'opening', index: 3 });
  expect(await afterEvents(1, targetFound, back)).toMatchObject({ value: 'opening', index: 0 });
  expect(await afterEvents(0, targetFound, back)).toMatchObject({ value: 'shown', index: 0 });
});

test('after a wrong turn the tour goes on where the address of a step can lead', async () => {
  const leftPage = { type: 'left' };
  expect(await afterEvents(4, targetFound, leftPage)).toMatchObject({ value: 'lost', index: 4 });
  expect(await afterEvents(4, targetFound, leftPage, { type: 'arrived' })).toMatchObject({
    value: 'looking',
    index: 4,
  });
  expect(await afterEvents(4, targetFound, leftPage, { type: 'resume' })).toMatchObject({
    value: 'opening',
    index: 2,
  });
});

test('the last step ends the tour', async () => {
  expect(await afterEvents(5, targetFound, next)).toMatchObject({ value: 'finished' });
  expect(await afterEvents(5, targetMissing, next)).toMatchObject({ value: 'finished' });
});
