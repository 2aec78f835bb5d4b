import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { uploadMachine, uploadMachineWith } from '#machines/upload/upload.machine';
import { sendWith } from '#machines/upload/upload.react';
import { createTestActor } from './create-test-actor';
import { walkEveryEdge } from './walk-every-edge';

const file = new File(['bytes'], '花火.png', { type: 'image/png' });
const otherFile = new File(['more'], '祭り.gif', { type: 'image/gif' });
const tooMany = { field: 'avatar', messageId: 'upload.picturePixels' };
const chooseEvent = { type: 'choose', files: [file] };
const checkDone = (...problems: (object | null)[]) => ({
  type: 'xstate.done.actor.check',
  output: problems.map((problem, index) => ({ file: [file, otherFile][index], problem })),
});

walkEveryEdge(uploadMachine, {
  payloads: {
    choose: chooseEvent,
    progressed: { fraction: 0.5 },
    'xstate.done.actor.check': [checkDone(null), checkDone(tooMany)],
    'xstate.error.actor.check': { error: new Error('no check') },
  },
});

const startUpload = () => createActor(uploadMachineWith({ check: () => Promise.resolve(null) })).start();

function startMachine() {
  const testActor = createTestActor(uploadMachine);
  const snapshot = () => {
    const { value, context } = testActor.actor.getSnapshot();
    return [value, context];
  };
  return { ...testActor, snapshot };
}

describe('choosing', () => {
  test('an accepted file is replaced by what is prepared for sending, and a refused one is not prepared [A-334]', async () => {
    const check = (checkedFile: File) => Promise.resolve(checkedFile === file ? tooMany : null);
    const prepare = () => Promise.resolve({ file: prepared, hadPosition: true });
    const prepared = new File(['less'], '祭り.gif', { type: 'image/gif' });
    const actor = createActor(uploadMachineWith({ check, prepare })).start();
    actor.send({ type: 'choose', files: [file, otherFile] });
    await vi.waitFor(() => expect(actor.getSnapshot().value).toEqual({ choosing: 'ready' }));
    expect(actor.getSnapshot().context).toEqual({
      files: [prepared],
      refused: [{ file, problem: tooMany }],
      progress: 0,
      hadPosition: true,
    });
    actor.send({ type: 'remove' });
    expect(actor.getSnapshot().context.hadPosition).toBe(false);
  });

  test('a file is accepted after its check', async () => {
    const { dispatch, snapshot, startedEffects } = startMachine();
    await dispatch(chooseEvent);
    expect(snapshot()).toEqual([
      { choosing: 'checking' },
      { files: [file], refused: [], progress: 0, hadPosition: false },
    ]);
    expect(startedEffects.map(({ id, input }) => [id, input])).toEqual([['check', [file]]]);
    await dispatch(checkDone(null));
    expect(snapshot()).toEqual([
      { choosing: 'ready' },
      { files: [file], refused: [], progress: 0, hadPosition: false },
    ]);
  });

  test('a refused file is removed, and its problem is kept', async () => {
    const { dispatch, snapshot } = startMachine();
    await dispatch(chooseEvent);
    await dispatch(checkDone(tooMany));
    expect(snapshot()).toEqual([
      { choosing: 'refused' },
      { files: [], refused: [{ file, problem: tooMany }], progress: 0, hadPosition: false },
    ]);
  });

  test('valid files are accepted, and each refused one keeps its problem', async () => {
    const { dispatch, snapshot } = startMachine();
    await dispatch({ type: 'choose', files: [file, otherFile] });
    await dispatch(checkDone(tooMany, null));
    expect(snapshot()).toEqual([
      { choosing: 'ready' },
      { files: [otherFile], refused: [{ file, problem: tooMany }], progress: 0, hadPosition: false },
    ]);
  });

  test('an unreadable file is refused as such, and no other with it', async () => {
    const check = (checkedFile: File) =>
      checkedFile === file ? Promise.reject(new Error('broken')) : Promise.resolve(null);
    const actor = createActor(uploadMachineWith({ check })).start();
    actor.send({ type: 'choose', files: [file, otherFile] });
    await vi.waitFor(() => expect(actor.getSnapshot().matches({ choosing: 'ready' })).toBe(true));
    expect(actor.getSnapshot().context).toEqual({
      files: [otherFile],
      refused: [{ file, problem: { field: 'file', messageId: 'upload.unreadable' } }],
      progress: 0,
      hadPosition: false,
    });
  });

  test('a check that fails accepts no file', async () => {
    const { dispatch, snapshot } = startMachine();
    await dispatch(chooseEvent);
    await dispatch({ type: 'xstate.error.actor.check', error: new Error('no check') });
    const problem = { field: 'file', messageId: 'upload.unreadable' };
    expect(snapshot()).toEqual([
      { choosing: 'refused' },
      { files: [], refused: [{ file, problem }], progress: 0, hadPosition: false },
    ]);
  });

  test('another choice during the check aborts it', async () => {
    const { dispatch, snapshot, startedEffects } = startMachine();
    await dispatch(chooseEvent);
    await dispatch({ type: 'choose', files: [otherFile] });
    expect(startedEffects.map(({ input, signal }) => [input, signal.aborted])).toEqual([
      [[file], true],
      [[otherFile], false],
    ]);
    expect(snapshot()).toEqual([
      { choosing: 'checking' },
      { files: [otherFile], refused: [], progress: 0, hadPosition: false },
    ]);
  });
});

async function startReadyUpload() {
  const actor = startUpload();
  actor.send({ type: 'choose', files: [file] });
  await vi.waitFor(() => expect(actor.getSnapshot().matches({ choosing: 'ready' })).toBe(true));
  return actor;
}

describe('sending', () => {
  test('the upload reports its progress, and ignores a file chosen meanwhile', async () => {
    const actor = await startReadyUpload();
    const observed: unknown[] = [];
    const result = await sendWith(actor, async (onProgress) => {
      onProgress(0.4);
      actor.send({ type: 'choose', files: [otherFile] });
      actor.send({ type: 'remove' });
      observed.push([actor.getSnapshot().value, actor.getSnapshot().context.progress]);
      return 'stored';
    });
    expect([result, observed, actor.getSnapshot().value, actor.getSnapshot().context.files]).toEqual([
      'stored',
      [['sending', 0.4]],
      { choosing: 'done' },
      [file],
    ]);
  });

  test('an upload that fails keeps the file for the next attempt', async () => {
    const actor = await startReadyUpload();
    await expect(sendWith(actor, () => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
    expect([actor.getSnapshot().value, actor.getSnapshot().context.files]).toEqual([
      { choosing: 'failed' },
      [file],
    ]);
    await sendWith(actor, () => Promise.resolve());
    expect(actor.getSnapshot().value).toEqual({ choosing: 'done' });
  });

  test('the next attempt begins with no progress', async () => {
    const actor = await startReadyUpload();
    const broken = sendWith(actor, (onProgress) => {
      onProgress(0.4);
      return Promise.reject(new Error('offline'));
    });
    await expect(broken).rejects.toThrow('offline');
    const observed = await sendWith(actor, () => Promise.resolve(actor.getSnapshot().context.progress));
    expect(observed).toBe(0);
  });

  test('a cancelled upload keeps the file, and its later failure changes nothing', async () => {
    const actor = await startReadyUpload();
    const sending = sendWith(actor, () => {
      actor.send({ type: 'cancel' });
      return Promise.reject(new Error('cancelled'));
    });
    await expect(sending).rejects.toThrow('cancelled');
    expect([actor.getSnapshot().value, actor.getSnapshot().context]).toEqual([
      { choosing: 'ready' },
      { files: [file], refused: [], progress: 0, hadPosition: false },
    ]);
  });

  test('a form without a new file is sent too', async () => {
    const actor = startUpload();
    await expect(sendWith(actor, () => Promise.resolve('stored'))).resolves.toBe('stored');
    expect(actor.getSnapshot().value).toEqual({ choosing: 'empty' });
  });
});
