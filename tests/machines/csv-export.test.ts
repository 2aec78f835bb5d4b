import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { csvExportMachine, csvExportMachineWith } from '#machines/csv-export/csv-export.machine';
import { createTestActor } from './create-test-actor';
import { walkEveryEdge } from './walk-every-edge';

const line = (key: number) => ({ key, line: `"${key}"\r\n` });
const exportChoice = { rows: 'found', encoding: 'shift_jis' };
const startEvent = { type: 'start', choice: exportChoice };
const collected = (keys: number[], total: number) => ({
  type: 'xstate.done.actor.collect',
  output: { lines: keys.map(line), total },
});
const encodedFile = (missing: string[] = []) => ({ file: new Blob(['…']), count: 3, missing });
const encodeDone = (missing?: string[]) => ({
  type: 'xstate.done.actor.encode',
  output: encodedFile(missing),
});

walkEveryEdge(csvExportMachine, {
  payloads: {
    start: startEvent,
    'xstate.done.actor.collect': [collected([1, 2], 3), collected([3], 1)],
    'xstate.error.actor.collect': { error: new Error('offline') },
    'xstate.done.actor.encode': [encodeDone(), encodeDone(['🎆'])],
    'xstate.error.actor.encode': { error: new Error('no memory') },
    'xstate.error.actor.save': { error: new Error('no room') },
  },
});

function startMachine() {
  const testActor = createTestActor(csvExportMachine);
  const requests = () => testActor.startedEffects.map(({ id, input }) => [id, input]);
  const snapshot = () => {
    const { value, context } = testActor.actor.getSnapshot();
    return [value, context.got, context.total];
  };
  return { ...testActor, requests, snapshot };
}

test('the export loads part after part to the end, and writes a row that moved between two parts once', async () => {
  const { dispatch, requests, snapshot } = startMachine();
  await dispatch(startEvent);
  await dispatch(collected([1, 2], 5));
  expect(snapshot()).toEqual(['collecting', 2, 5]);
  await dispatch(collected([2, 3], 5));
  await dispatch(collected([4], 5));
  expect(snapshot()).toEqual(['encoding', 5, 5]);
  expect(requests()).toEqual([
    ['collect', { choice: exportChoice, offset: 0 }],
    ['collect', { choice: exportChoice, offset: 2 }],
    ['collect', { choice: exportChoice, offset: 4 }],
    ['encode', { choice: exportChoice, lines: [1, 2, 3, 4].map(line) }],
  ]);
});

test('a list that shrinks during the export ends with its first empty part', async () => {
  const { dispatch, snapshot } = startMachine();
  await dispatch(startEvent);
  await dispatch(collected([1, 2], 9));
  await dispatch(collected([], 9));
  expect(snapshot()).toEqual(['encoding', 2, 9]);
});

test('a failed export keeps its rows, and continues from there', async () => {
  const { dispatch, requests, snapshot } = startMachine();
  await dispatch(startEvent);
  await dispatch(collected([1, 2], 5));
  await dispatch({ type: 'xstate.error.actor.collect', error: new Error('offline') });
  expect(snapshot()).toEqual(['failed', 2, 5]);
  await dispatch({ type: 'try again' });
  expect(requests().at(-1)).toEqual(['collect', { choice: exportChoice, offset: 2 }]);
});

test('a cancelled export aborts its request and keeps no rows', async () => {
  const { dispatch, startedEffects, snapshot } = startMachine();
  await dispatch(startEvent);
  await dispatch(collected([1, 2], 5));
  await dispatch({ type: 'cancel' });
  expect([snapshot(), startedEffects.at(-1)?.signal.aborted]).toEqual([['choosing', 0, null], true]);
});

test('characters missing in the encoding are shown before the save, and UTF-8 encodes the same rows again', async () => {
  const { dispatch, requests, snapshot } = startMachine();
  await dispatch(startEvent);
  await dispatch(collected([1, 2, 3], 3));
  await dispatch(encodeDone(['🎆', '𠮷']));
  expect(snapshot()[0]).toBe('unencodable');
  await dispatch({ type: 'use utf-8' });
  expect(requests().at(-1)).toEqual([
    'encode',
    { choice: { rows: 'found', encoding: 'utf-8' }, lines: [1, 2, 3].map(line) },
  ]);
  await dispatch(encodeDone());
  expect(snapshot()[0]).toBe('saving');
});

test('the console’s effects are the ones that run', async () => {
  const savedCounts: unknown[] = [];
  const actor = createActor(
    csvExportMachineWith({
      collect: ({ offset }) => Promise.resolve({ lines: [line(offset + 1)], total: 2 }),
      encode: ({ lines }) => Promise.resolve({ ...encodedFile(), count: lines.length }),
      save: ({ count }) => Promise.resolve(void savedCounts.push(count)),
    }),
  ).start();
  actor.send({ type: 'start', choice: { rows: 'found', encoding: 'utf-8' } });
  await waitFor(actor, (snapshot) => snapshot.matches('saved'));
  expect(savedCounts).toEqual([2]);
});
