import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { CsvReading } from '#domain/office/check-csv-import';
import { csvImportMachine, csvImportMachineWith } from '#machines/csv-import/csv-import.machine';
import { createTestActor } from './create-test-actor';
import { walkEveryEdge } from './walk-every-edge';

const file = new File(['…'], '店舗.csv');
const other = new File(['…'], '修正済み.csv');
const choose = { type: 'choose', file };
const recognised = { type: 'recognised', encoding: 'shift_jis' };
const progressed = { type: 'progressed', fraction: 0.5, rows: 500 };
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
const others = new Blob(['…']);
const read = (output: object) => ({
  type: 'xstate.done.actor.read',
  output: { problem: null, reading: null, ...output },
});
const record = {
  id: 1,
  file: '店舗.csv',
  status: 'processing',
  counts: { total: 3, success: 0, failure: 0 },
};
const refusal = [{ text: '見出し行が正しくありません。' }];
const answered = (output: object) => ({
  type: 'xstate.done.actor.send',
  output: { problem: null, refusal: [], record: null, ...output },
});
const gone = { field: 'file', messageId: 'upload.gone', values: { name: '店舗.csv' } };
const broken = { error: new Error('broken') };
const unconfirmed = { error: { isUnconfirmed: true } };

walkEveryEdge(csvImportMachine, {
  payloads: {
    choose,
    recognised,
    progressed,
    'match columns': { positions: [1, null, 0, 2, 3, 4] },
    'xstate.done.actor.read': [
      read({ problem }),
      read({ problem, heads: ['店名'] }),
      read({ reading: reading(0) }),
      read({ reading: reading(1, others) }),
      read({ reading: reading(3) }),
    ],
    'xstate.error.actor.read': broken,
    'xstate.done.actor.send': [answered({ record }), answered({ refusal }), answered({ problem: gone })],
    'xstate.error.actor.send': [broken, unconfirmed],
  },
  remembered: ({ context }) =>
    context.reading === null
      ? (context.heads?.join() ?? '')
      : `${context.reading.failing} fail${context.reading.soundFile ? ', others are right' : ''}`,
});

function begin() {
  const testActor = createTestActor(csvImportMachine);
  const state = () => testActor.actor.getSnapshot().value;
  return { ...testActor, state, context: () => testActor.actor.getSnapshot().context };
}

test('a file is checked, read with its progress, reviewed and sent, and the record is emitted [R-ENT-42]', async () => {
  const { dispatch, state, context, startedEffects, emitted } = begin();
  await dispatch(choose);
  expect(state()).toEqual({ opening: 'checking' });
  await dispatch(recognised);
  await dispatch(progressed);
  expect([state(), context().encoding, context().progress, context().rows]).toEqual([
    { opening: 'reading' },
    'shift_jis',
    0.5,
    500,
  ]);
  await dispatch(read({ reading: reading(0) }));
  await dispatch({ type: 'send' });
  expect([state(), context().progress]).toEqual(['sending', 0]);
  await dispatch(answered({ record }));
  expect([state(), context().record, emitted]).toEqual(['done', record, [{ type: 'sent', record }]]);
  expect(startedEffects.map(({ id, input }) => [id, (input as { file: File }).file])).toEqual([
    ['read', file],
    ['send', file],
  ]);
});

test('a stopped reading is aborted, and the file is not kept', async () => {
  const { dispatch, state, context, startedEffects } = begin();
  await dispatch(choose);
  await dispatch(recognised);
  await dispatch({ type: 'stop' });
  expect([state(), context().file, startedEffects[0]?.signal.aborted]).toEqual(['choosing', null, true]);
});

test('with failing rows only the other rows can be sent, if there are any', async () => {
  const { dispatch, state } = begin();
  await dispatch(choose);
  await dispatch(recognised);
  await dispatch(read({ reading: reading(3) }));
  await dispatch({ type: 'send' });
  await dispatch({ type: 'send the others' });
  expect(state()).toEqual({ reviewing: 'faulty' });
  await dispatch({ type: 'choose', file: other });
  await dispatch(read({ reading: reading(1, others) }));
  await dispatch({ type: 'send the others' });
  expect(state()).toBe('sending');
});

test('a running upload can be cancelled, a failed one sent again, and a file that was turned down is read again', async () => {
  const { dispatch, state, startedEffects } = begin();
  await dispatch(choose);
  await dispatch(read({ reading: reading(0) }));
  await dispatch({ type: 'send' });
  await dispatch({ type: 'cancel' });
  expect([state(), startedEffects.at(-1)?.signal.aborted]).toEqual([{ reviewing: 'sound' }, true]);
  await dispatch({ type: 'send' });
  await dispatch({ type: 'xstate.error.actor.send', ...broken });
  await dispatch({ type: 'try again' });
  await dispatch(answered({ refusal }));
  expect(state()).toBe('turnedDown');
  await dispatch({ type: 'try again' });
  expect([state(), startedEffects.at(-1)?.id]).toEqual([{ opening: 'checking' }, 'read']);
});

test('a file that may have arrived is sent again only after a confirmation [R-ENT-42]', async () => {
  const { dispatch, state, startedEffects } = begin();
  await dispatch(choose);
  await dispatch(read({ reading: reading(0) }));
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
  const { dispatch, state, context, startedEffects } = begin();
  const positions = [1, null, 0, 2, 3, 4];
  await dispatch(choose);
  await dispatch(read({ problem }));
  await dispatch({ type: 'match columns', positions });
  expect(state()).toBe('refused');
  await dispatch({ type: 'choose', file: other });
  await dispatch(read({ problem, heads: ['電話', '店名'] }));
  expect(context().heads).toEqual(['電話', '店名']);
  await dispatch({ type: 'match columns', positions });
  expect([state(), startedEffects.at(-1)?.input]).toMatchObject([
    { opening: 'checking' },
    { file: other, positions },
  ]);
});

test('a file that can no longer be read when it is sent is refused, and another one can be chosen', async () => {
  const { dispatch, state, context } = begin();
  await dispatch(choose);
  await dispatch(read({ reading: reading(0) }));
  await dispatch({ type: 'send' });
  await dispatch(answered({ problem: gone }));
  expect([state(), context().problem]).toEqual(['refused', gone]);
  await dispatch({ type: 'choose', file: other });
  expect([state(), context().problem]).toEqual([{ opening: 'checking' }, null]);
});

test('the console’s effects are the ones that run', async () => {
  const seen: unknown[] = [];
  const actor = createActor(
    csvImportMachineWith({
      read: ({ onEvent: notify }) => {
        notify({ type: 'recognised', encoding: 'utf-8' });
        notify({ type: 'progressed', fraction: 1, rows: 3 });
        return Promise.resolve({ problem: null, reading: reading(0) });
      },
      send: ({ file: sent }) => {
        seen.push(sent.name);
        return Promise.resolve({ problem: null, refusal: [], record: null });
      },
    }),
  ).start();
  actor.send({ type: 'choose', file });
  await waitFor(actor, (snapshot) => snapshot.matches('reviewing'));
  seen.push(actor.getSnapshot().context.encoding, actor.getSnapshot().context.rows);
  actor.send({ type: 'send' });
  await waitFor(actor, (snapshot) => snapshot.matches('done'));
  expect(seen).toEqual(['utf-8', 3, '店舗.csv']);
});
