import { expect, test } from 'vitest';
import { type AdState, advertisementMachine } from '#machines/advertisement/advertisement.machine';
import { onStage } from './stage';
import { walkEveryEdge } from './walk';

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

const begin = (ad: AdState) => {
  const stage = onStage(advertisementMachine, { input: { ad } });
  const now = () => {
    const { value, context } = stage.actor.getSnapshot();
    return [value, context.ad];
  };
  return { ...stage, now };
};
const done = (id: string) => ({ type: `xstate.done.actor.${id}` });

test('a private ad with opening hours is published [R-STATE-17, R-WISH-05]', async () => {
  const { play, now, calls, emitted } = begin(PRIVATE);
  await play({ type: 'publish' });
  expect(now()).toEqual(['publishing', PRIVATE]);
  expect(calls.map(({ id, input }) => [id, input])).toEqual([['publish', 7]]);
  await play(done('publish'));
  expect([now(), emitted]).toEqual([['public', PUBLIC], [{ type: 'published' }]]);
});

test('an ad without opening hours stays private, and no request is sent [R-STATE-17]', async () => {
  const { play, now, calls, emitted } = begin(WITHOUT_HOURS);
  await play({ type: 'publish' });
  expect([now(), calls, emitted]).toEqual([['private', WITHOUT_HOURS], [], [{ type: 'hours missing' }]]);
});

test('a top ad becomes private and leaves the top, after a confirmation [R-STATE-18, A-105]', async () => {
  const { play, now, calls, emitted } = begin(TOP);
  await play({ type: 'unpublish' });
  expect([now(), calls]).toEqual([['confirmingTop', TOP], []]);
  await play({ type: 'confirm' });
  expect(calls.map(({ id, input }) => [id, input])).toEqual([['unpublish', 7]]);
  await play(done('unpublish'));
  expect([now(), emitted]).toEqual([['private', PRIVATE], [{ type: 'unpublished' }]]);
});

test('a cancelled confirmation leaves the ad unchanged [R-STATE-18]', async () => {
  const { play, now, calls } = begin(TOP);
  await play({ type: 'unpublish' });
  await play({ type: 'cancel' });
  expect([now(), calls]).toEqual([['public', TOP], []]);
});

test('any other ad is unpublished without a confirmation, and a refusal changes nothing', async () => {
  const { play, now, emitted } = begin(PUBLIC);
  await play({ type: 'unpublish' });
  const problem = new Error('refused');
  await play({ type: 'xstate.error.actor.unpublish', error: problem });
  expect([now(), emitted]).toEqual([['public', PUBLIC], [{ type: 'refused', problem }]]);
});
