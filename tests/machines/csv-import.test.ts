import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { CsvReading } from '#domain/office/check-csv-import';
import { csvImportMachine, csvImportMachineWith } from '#machines/csv-import/csv-import.machine';
import { createTestActor } from './create-test-actor';
import { walkEveryEdge } from './walk-every-edge';

const file = new File(['…'], '店舗.csv');
const otherFile = new File(['…'], '修正済み.csv');
const chooseEvent = { type: 'choose', file };
const recognisedEvent = { type: 'recognised', encoding: 'shift_jis' };
const progressedEvent = { type: 'progressed', fraction: 0.5, rows: 500 };
const problem = { field: 'file', messageId: 'csvImport.problem.header' };
const reading = (failing: number, soundFile: Blob | null = null): CsvReading => ({
  encoding: 'shift_jis',
  total: 3,
  failing,
  preview: [],
  problems: [],
  newGenres: [],
  phones: 0,
  header: [],
  sent: [],
  failingFile: null,
  soundFile,
});
const soundRows = new Blob(['…']);
const readDone = (output: object) => ({
  type: 'xstate.done.actor.read',
  output: { problem: null, reading: null, ...output },
});
const importRecord = {
  id: 1,
  file: '店舗.csv',
  status: 'processing',
  counts: { total: 3, success: 0, failure: 0 },
};
const refusal = [{ text: '見出し行が正しくありません。' }];
const sendDone = (output: object) => ({
  type: 'xstate.done.actor.send',
  output: { problem: null, refusal: [], record: null, ...output },
});
const fileGone = { field: 'file', messageId: 'upload.gone', values: { name: '店舗.csv' } };
const brokenError = { error: new Error('broken') };
const unconfirmed = { error: { isUnconfirmed: true } };

walkEveryEdge(csvImportMachine, {
  payloads: {
    choose: chooseEvent,
    recognised: recognisedEvent,
    progressed: progressedEvent,
    'match columns': { positions: [1, null, 0, 2, 3, 4] },
    'xstate.done.actor.read': [
      readDone({ problem }),
      readDone({ problem, heads: ['店名'] }),
      readDone({ reading: reading(0) }),
      readDone({ reading: reading(1, soundRows) }),
      readDone({ reading: reading(3) }),
    ],
    'xstate.error.actor.read': brokenError,
    'xstate.done.actor.send': [
      sendDone({ record: importRecord }),
      sendDone({ refusal }),
      sendDone({ problem: fileGone }),
    ],
    'xstate.error.actor.send': [brokenError, unconfirmed],
  },
  remembered: ({ context }) =>
    context.reading === null
      ? (context.heads?.join() ?? '')
      : `${context.reading.failing} fail${context.reading.soundFile ? ', others are right' : ''}`,
});

function startMachine() {
  const testActor = createTestActor(csvImportMachine);
  const state = () => testActor.actor.getSnapshot().value;
  return { ...testActor, state, context: () => testActor.actor.getSnapshot().context };
}

test('a file is checked, read with its progress, reviewed and sent, and the record is emitted [R-ENT-42]', async () => {
  const { dispatch, state, context, startedEffects, emitted } = startMachine();
  await dispatch(chooseEvent);
  expect(state()).toEqual({ opening: 'checking' });
  await dispatch(recognisedEvent);
  await dispatch(progressedEvent);
  expect([state(), context().encoding, context().progress, context().rows]).toEqual([
    { opening: 'reading' },
    'shift_jis',
    0.5,
    500,
  ]);
  await dispatch(readDone({ reading: reading(0) }));
  await dispatch({ type: 'send' });
  expect([state(), context().progress]).toEqual(['sending', 0]);
  await dispatch(sendDone({ record: importRecord }));
  expect([state(), context().record, emitted]).toEqual([
    'done',
    importRecord,
    [{ type: 'sent', record: importRecord }],
  ]);
  expect(startedEffects.map(({ id, input }) => [id, (input as { file: File }).file])).toEqual([
    ['read', file],
    ['send', file],
  ]);
});

test('a stopped reading is aborted, and the file is not kept', async () => {
  const { dispatch, state, context, startedEffects } = startMachine();
  await dispatch(chooseEvent);
  await dispatch(recognisedEvent);
  await dispatch({ type: 'stop' });
  expect([state(), context().file, startedEffects[0]?.signal.aborted]).toEqual(['choosing', null, true]);
});

test('with failing rows only the other rows can be sent, if there are any', async () => {
  const { dispatch, state } = startMachine();
  await dispatch(chooseEvent);
  await dispatch(recognisedEvent);
  await dispatch(readDone({ reading: reading(3) }));
  await dispatch({ type: 'send' });
  await dispatch({ type: 'send the others' });
  expect(state()).toEqual({ reviewing: 'faulty' });
  await dispatch({ type: 'choose', file: otherFile });
  await dispatch(readDone({ reading: reading(1, soundRows) }));
  await dispatch({ type: 'send the others' });
  expect(state()).toBe('sending');
});

test('a running upload can be cancelled, a failed one sent again, and a file that was turned down is read again', async () => {
  const { dispatch, state, startedEffects } = startMachine();
  await dispatch(chooseEvent);
  await dispatch(readDone({ reading: reading(0) }));
  await dispatch({ type: 'send' });
  await dispatch({ type: 'cancel' });
  expect([state(), startedEffects.at(-1)?.signal.aborted]).toEqual([{ reviewing: 'sound' }, true]);
  await dispatch({ type: 'send' });
  await dispatch({ type: 'xstate.error.actor.send', ...brokenError });
  await dispatch({ type: 'try again' });
  await dispatch(sendDone({ refusal }));
  expect(state()).toBe('turnedDown');
  await dispatch({ type: 'try again' });
  expect([state(), startedEffects.at(-1)?.id]).toEqual([{ opening: 'checking' }, 'read']);
});

test('a file that may have arrived is sent again only after a confirmation [R-ENT-42]', async () => {
  const { dispatch, state, startedEffects } = startMachine();
  await dispatch(chooseEvent);
  await dispatch(readDone({ reading: reading(0) }));
  await dispatch({ type: 'send' });
  await dispatch({ type: 'xstate.error.actor.send', ...unconfirmed });
  expect(state()).toBe('unconfirmed');
  await dispatch({ type: 'back to rows' });
  await dispatch({ type: 'try again' });
  await dispatch({ type: 'stay' });
  expect(state()).toBe('unconfirmed');
  await dispatch({ type: 'try again' });
  expect([state(), startedEffects.length]).toEqual(['confirmingRepeat', 2]);
  await dispatch({ type: 'confirm' });
  expect([state(), startedEffects.at(-1)?.id, startedEffects.length]).toEqual(['sending', 'send', 3]);
});

test('a file with another header is read again by the columns that the user has matched [R-VAL-CSV-04]', async () => {
  const { dispatch, state, context, startedEffects } = startMachine();
  const positions = [1, null, 0, 2, 3, 4];
  await dispatch(chooseEvent);
  await dispatch(readDone({ problem }));
  await dispatch({ type: 'match columns', positions });
  expect(state()).toBe('refused');
  await dispatch({ type: 'choose', file: otherFile });
  await dispatch(readDone({ problem, heads: ['電話', '店名'] }));
  expect(context().heads).toEqual(['電話', '店名']);
  await dispatch({ type: 'match columns', positions });
  expect([state(), startedEffects.at(-1)?.input]).toMatchObject([
    { opening: 'checking' },
    { file: otherFile, positions },
  ]);
});

test('a file that can no longer be read when it is sent is refused, and another one can be chosen', async () => {
  const { dispatch, state, context } = startMachine();
  await dispatch(chooseEvent);
  await dispatch(readDone({ reading: reading(0) }));
  await dispatch({ type: 'send' });
  await dispatch(sendDone({ problem: fileGone }));
  expect([state(), context().problem]).toEqual(['refused', fileGone]);
  await dispatch({ type: 'choose', file: otherFile });
  expect([state(), context().problem]).toEqual([{ opening: 'checking' }, null]);
});

test('the console’s effects are the ones that run', async () => {
  const effectCalls: unknown[] = [];
  const actor = createActor(
    csvImportMachineWith({
      read: ({ onEvent: notify }) => {
        notify({ type: 'recognised', encoding: 'utf-8' });
        notify({ type: 'progressed', fraction: 1, rows: 3 });
        return Promise.resolve({ problem: null, reading: reading(0) });
      },
      send: ({ file: sent }) => {
        effectCalls.push(sent.name);
        return Promise.resolve({ problem: null, refusal: [], record: null });
      },
    }),
  ).start();
  actor.send({ type: 'choose', file });
  await waitFor(actor, (snapshot) => snapshot.matches('reviewing'));
  effectCalls.push(actor.getSnapshot().context.encoding, actor.getSnapshot().context.rows);
  actor.send({ type: 'send' });
  await waitFor(actor, (snapshot) => snapshot.matches('done'));
  expect(effectCalls).toEqual(['utf-8', 3, '店舗.csv']);
});
