import { expect, test } from 'vitest';
import type { TourStep } from '#mocks/harness/tours/tour';
import { tourMachine } from '#mocks/harness/tours/tour.machine';
import { createTestActor } from '../../../machines/create-test-actor';
import { walkEveryEdge } from '../../../machines/walk-every-edge';

const text = { ja: '', en: '' };
const press = { press: true } as const;
const dashboard: TourStep = { at: 'dashboard', target: null, text };
const list: TourStep = { at: 'reserve', target: null, text };
const row: TourStep = { ...list, visitorTask: press };
const accept: TourStep = { ...list, stays: true, visitorTask: press };
const accepted: TourStep = { ...list, stays: true };
const sale: TourStep = { at: 'time-sale', target: null, text };
const steps = [dashboard, list, row, accept, accepted, sale];

const opened = { type: 'xstate.done.actor.open' };
const found = { type: 'xstate.done.actor.find', output: null };
const acted = { type: 'xstate.done.actor.act' };
const missing = { type: 'xstate.error.actor.find', error: 'none' };
const next = { type: 'next' };
const back = { type: 'back' };
const done = { type: 'done' };

walkEveryEdge(tourMachine, {
  inputs: [
    { steps, index: 0, isThere: true },
    { steps, index: 3, isThere: false },
    { steps: [accept], index: 0, isThere: true },
  ],
  payloads: {
    'xstate.error.actor.open': { error: 'none' },
    'xstate.error.actor.find': { error: 'none' },
    'xstate.error.actor.act': { error: 'none' },
  },
  remembered: ({ context: { steps: all, index, isFollowed } }) => [all.length, index, isFollowed].join(),
});

async function toured(from: number, ...events: { type: string }[]) {
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
  const { value, index, startedEffects } = await toured(
    1,
    found,
    next,
    opened,
    found,
    next,
    acted,
    opened,
    found,
  );
  expect([value, index, startedEffects]).toEqual([
    'shown',
    3,
    [
      ['find', list],
      ['open', { step: row, isFollowed: false }],
      ['find', row],
      ['act', { step: row, element: null }],
      ['open', { step: accept, isFollowed: true }],
      ['find', accept],
    ],
  ]);
});

test('what the visitor has done is not done again', async () => {
  const { startedEffects } = await toured(2, found, done);
  expect(startedEffects).toEqual([
    ['find', row],
    ['open', { step: accept, isFollowed: true }],
  ]);
});

test('a step whose target is missing is left out with all that only it would have opened', async () => {
  expect(await toured(2, missing)).toMatchObject({ value: 'missing', index: 2 });
  expect(await toured(2, missing, next)).toMatchObject({ value: 'opening', index: 5 });
  expect(await toured(1, missing, next)).toMatchObject({ value: 'opening', index: 2 });
  expect(await toured(2, missing, found)).toMatchObject({ value: 'shown', index: 2 });
});

test('back leads to a step that its address opens, or to the one before on the same page', async () => {
  expect(await toured(5, found, back)).toMatchObject({ value: 'opening', index: 2 });
  expect(await toured(4, found, back)).toMatchObject({ value: 'opening', index: 3 });
  expect(await toured(1, found, back)).toMatchObject({ value: 'opening', index: 0 });
  expect(await toured(0, found, back)).toMatchObject({ value: 'shown', index: 0 });
});

test('after a wrong turn the tour goes on where the address of a step can lead', async () => {
  const left = { type: 'left' };
  expect(await toured(4, found, left)).toMatchObject({ value: 'lost', index: 4 });
  expect(await toured(4, found, left, { type: 'arrived' })).toMatchObject({ value: 'looking', index: 4 });
  expect(await toured(4, found, left, { type: 'resume' })).toMatchObject({ value: 'opening', index: 2 });
});

test('the last step ends the tour', async () => {
  expect(await toured(5, found, next)).toMatchObject({ value: 'finished' });
  expect(await toured(5, missing, next)).toMatchObject({ value: 'finished' });
});
