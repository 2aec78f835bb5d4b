import { expect, test } from 'vitest';
import { type AdState, advertisementMachine } from '#machines/advertisement/advertisement.machine';
import { createTestActor } from './create-test-actor';
import { walkEveryEdge } from './walk-every-edge';

const PRIVATE: AdState = { id: 7, isPublic: false, isTop: false, hasHours: true };
const PUBLIC: AdState = { ...PRIVATE, isPublic: true };
const WITHOUT_HOURS: AdState = { ...PRIVATE, hasHours: false };
const TOP: AdState = { ...PUBLIC, isTop: true };

walkEveryEdge(advertisementMachine, {
  inputs: [PRIVATE, PUBLIC, WITHOUT_HOURS, TOP].map((ad) => ({ ad })),
  payloads: { 'ad changed': [PRIVATE, PUBLIC, WITHOUT_HOURS, TOP].map((ad) => ({ ad })) },
  remembered({ context: { ad } }) {
    return [ad.isPublic && 'public', ad.isTop && 'top', ad.hasHours && 'hours'].filter(Boolean).join(' ');
  },
});

const startMachine = (ad: AdState) => {
  const testActor = createTestActor(advertisementMachine, { input: { ad } });
  const snapshot = () => {
    const { value, context } = testActor.actor.getSnapshot();
    return [value, context.ad];
  };
  return { ...testActor, snapshot };
};
const doneEvent = (id: string) => ({ type: `xstate.done.actor.${id}` });

test('a private ad with opening hours is published [R-STATE-17, R-WISH-05]', async () => {
  const { dispatch, snapshot, startedEffects, emitted } = startMachine(PRIVATE);
  await dispatch({ type: 'publish' });
  expect(snapshot()).toEqual(['publishing', PRIVATE]);
  expect(startedEffects.map(({ id, input }) => [id, input])).toEqual([['publish', 7]]);
  await dispatch(doneEvent('publish'));
  expect([snapshot(), emitted]).toEqual([['public', PUBLIC], [{ type: 'published' }]]);
});

test('an ad without opening hours stays private, and no request is sent [R-STATE-17]', async () => {
  const { dispatch, snapshot, startedEffects, emitted } = startMachine(WITHOUT_HOURS);
  await dispatch({ type: 'publish' });
  expect([snapshot(), startedEffects, emitted]).toEqual([
    ['private', WITHOUT_HOURS],
    [],
    [{ type: 'hours missing' }],
  ]);
});

test('a top ad becomes private and leaves the top, after a confirmation [R-STATE-18, A-105]', async () => {
  const { dispatch, snapshot, startedEffects, emitted } = startMachine(TOP);
  await dispatch({ type: 'unpublish' });
  expect([snapshot(), startedEffects]).toEqual([['confirmingTop', TOP], []]);
  await dispatch({ type: 'confirm' });
  expect(startedEffects.map(({ id, input }) => [id, input])).toEqual([['unpublish', 7]]);
  await dispatch(doneEvent('unpublish'));
  expect([snapshot(), emitted]).toEqual([['private', PRIVATE], [{ type: 'unpublished' }]]);
});

test('a cancelled confirmation leaves the ad unchanged [R-STATE-18]', async () => {
  const { dispatch, snapshot, startedEffects } = startMachine(TOP);
  await dispatch({ type: 'unpublish' });
  await dispatch({ type: 'cancel' });
  expect([snapshot(), startedEffects]).toEqual([['public', TOP], []]);
});

test('any other ad is unpublished without a confirmation, and a refusal changes nothing', async () => {
  const { dispatch, snapshot, emitted } = startMachine(PUBLIC);
  await dispatch({ type: 'unpublish' });
  const problem = new Error('refused');
  await dispatch({ type: 'xstate.error.actor.unpublish', error: problem });
  expect([snapshot(), emitted]).toEqual([['public', PUBLIC], [{ type: 'refused', problem }]]);
});
