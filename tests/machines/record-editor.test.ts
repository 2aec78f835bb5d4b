import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { recordEditorMachineWith } from '#machines/record-editor/record-editor.effects';
import { recordEditorMachine } from '#machines/record-editor/record-editor.machine';
import { onStage } from './stage';
import { walkEveryEdge } from './walk';

const festival = { id: 7, title: '春まつり' };
const refusal = new Error('refused');

const EDIT = { mode: 'edit', id: 7, draft: { title: '秋まつり' } };
const CREATE = { mode: 'create', id: null, draft: { title: '秋まつり' } };

walkEveryEdge(recordEditorMachine, {
  payloads: {
    started: { record: festival },
    save: [{ request: CREATE }, { request: EDIT }],
    delete: { id: 7, name: '春まつり' },
    // unchanged, and changed
    'xstate.done.actor.read': [{ output: festival }, { output: null }],
    'xstate.error.actor.read': { error: refusal },
    'xstate.done.actor.save': { output: festival },
    'xstate.done.actor.remove': [
      { output: { outcome: 'removed' } },
      { output: { outcome: 'kept', message: null } },
    ],
    'xstate.error.actor.save': { error: refusal },
    'xstate.error.actor.remove': { error: refusal },
  },
});

const begin = () => {
  const stage = onStage(recordEditorMachine);
  const now = () => {
    const { value, context } = stage.actor.getSnapshot();
    return { value, context };
  };
  return { ...stage, now };
};
const nothingKept = { started: null, request: null, theirs: null, removal: null, problem: null };
const IDLE = { value: 'idle', context: nothingKept };
const savingWith = (question = 'none') => ({ sending: { work: 'saving', question } });
const start = { type: 'started', record: festival };
const writing = async (request: object = CREATE, record: unknown = festival) => {
  const stage = begin();
  await stage.play({ ...start, record });
  await stage.play({ type: 'changed' });
  await stage.play({ type: 'save', request });
  return stage;
};
const asked = (calls: readonly { id: string; input: unknown }[]) => calls.map(({ id, input }) => [id, input]);
const drop = { type: 'delete', id: 7, name: '春まつり' };

describe('modes [R-STATE-19]', () => {
  test('a form that stands open is clean, and remembers the record it began with', async () => {
    const { play, now } = begin();
    await play(start);
    expect(now()).toEqual({ value: 'clean', context: { ...nothingKept, started: festival } });
  });

  test('what has no form is read: it can be deleted, not changed or saved', () => {
    const { actor, now } = begin();
    expect(now()).toEqual(IDLE);
    const can = (event: { type: 'changed' } | { type: 'delete'; id: number; name: string }) =>
      actor.getSnapshot().can(event);
    expect([can({ type: 'changed' }), can({ type: 'delete', id: 7, name: '春まつり' })]).toEqual([
      false,
      true,
    ]);
    expect(actor.getSnapshot().can({ type: 'save', request: { mode: 'create', id: null, draft: {} } })).toBe(
      false,
    );
  });

  test('duplicate saves as a record of its own: the request names what was copied', async () => {
    const { actor, requests } = performing();
    actor.send({ type: 'started', record: null });
    actor.send({ type: 'changed' });
    actor.send({ type: 'save', request: { mode: 'copy', id: 7, draft: { title: '秋まつり' } } });
    expect(requests).toEqual([{ mode: 'copy', id: 7, draft: { title: '秋まつり' } }]);
  });

  test('what was saved is told with its request, and nothing is left to do', async () => {
    const { play, now, emitted } = await writing({ ...CREATE, mode: 'copy', id: 7 });
    await play({ type: 'xstate.done.actor.save', output: festival });
    expect(emitted).toEqual([
      { type: 'saved', request: { ...CREATE, mode: 'copy', id: 7 }, record: festival },
    ]);
    expect(now()).toEqual(IDLE);
  });
});

describe('unsaved input', () => {
  test('is asked about before it is left, and stays when told to', async () => {
    const { play, now } = begin();
    await play(start);
    for (const type of ['changed', 'close']) await play({ type });
    expect(now().value).toBe('leaving');
    await play({ type: 'stay' });
    expect(now()).toEqual({ value: 'dirty', context: { ...nothingKept, started: festival } });
    for (const type of ['close', 'leave']) await play({ type });
    expect(now()).toEqual(IDLE);
  });

  test('that is back at its start is left without asking', async () => {
    const { play, now } = begin();
    await play(start);
    for (const type of ['changed', 'restored', 'close']) await play({ type });
    expect(now()).toEqual(IDLE);
  });

  test('survives a refused save, with its reason until the next one', async () => {
    const { play, now } = await writing();
    await play({ type: 'xstate.error.actor.save', error: refusal });
    const kept = { ...nothingKept, started: festival, request: CREATE };
    expect(now()).toEqual({ value: 'dirty', context: { ...kept, problem: refusal } });
    await play({ type: 'close' });
    await play({ type: 'stay' });
    expect(now().context.problem).toBe(refusal);
    await play({ type: 'save', request: CREATE });
    expect(now()).toEqual({ value: savingWith(), context: kept });
  });

  test.each([
    ['left', ['close', 'leave']],
    ['put back and closed', ['restored', 'close']],
  ])('%s keeps its refused save from the next record', async (_, types) => {
    const { play, now } = await writing();
    await play({ type: 'xstate.error.actor.save', error: refusal });
    for (const type of types) await play({ type });
    expect(now()).toEqual(IDLE);
  });
});

describe('ways out of a save [R-STATE-19, R-HTTP-05]', () => {
  test('a save that hangs is asked about and goes on meanwhile; left, it is stopped', async () => {
    const { play, now, calls, emitted } = await writing();
    const [save] = calls;
    await play({ type: 'close' });
    expect([now().value, save?.signal.aborted]).toEqual([savingWith('asked'), false]);
    await play({ type: 'stay' });
    expect([now().value, save?.signal.aborted]).toEqual([savingWith(), false]);
    for (const type of ['close', 'leave']) await play({ type });
    expect([now(), save?.signal.aborted]).toEqual([IDLE, true]);
    expect(emitted).toEqual([{ type: 'stopped' }]);
  });

  test('a save that ends while it is asked about answers the question', async () => {
    const { play, now, emitted } = await writing();
    await play({ type: 'close' });
    await play({ type: 'xstate.done.actor.save', output: festival });
    expect(emitted).toEqual([{ type: 'saved', request: CREATE, record: festival }]);
    expect(now()).toEqual(IDLE);
  });

  test('a save that fails after one wished to leave shows why, and can be left', async () => {
    const { play, now, emitted } = await writing();
    await play({ type: 'close' });
    await play({ type: 'xstate.error.actor.save', error: refusal });
    expect([now().value, now().context.problem]).toEqual(['dirty', refusal]);
    for (const type of ['close', 'leave']) await play({ type });
    expect([now(), emitted]).toEqual([IDLE, []]);
  });

  test('a look at the record that hangs can be left like the save itself', async () => {
    const { play, now, calls } = await writing(EDIT);
    expect(now().value).toEqual({ sending: { work: 'checking', question: 'none' } });
    for (const type of ['close', 'leave']) await play({ type });
    expect([now().value, calls.map(({ id, signal }) => [id, signal.aborted])]).toEqual([
      'idle',
      [['read', true]],
    ]);
  });

  test('a save that is stopped leaves its words in the form, and says that the lists may be old', async () => {
    const { play, now, emitted, calls } = await writing();
    await play({ type: 'stop' });
    expect([now().value, calls[0]?.signal.aborted, emitted]).toEqual(['dirty', true, [{ type: 'stopped' }]]);
  });

  test('a delete that hangs is stopped when it is called off or left', async () => {
    const { play, now, calls, emitted } = begin();
    await play(drop);
    await play({ type: 'confirm' });
    await play({ type: 'close' });
    expect([now(), calls[0]?.signal.aborted, emitted]).toEqual([IDLE, true, [{ type: 'stopped' }]]);
  });
});

const signedRecord = (file: string, key: string) => ({
  ...festival,
  image: `https://files.example/${file}?Signature=${key}`,
});

describe('two people on one record [R-STATE-19, A-203]', () => {
  const later = { ...festival, title: '夏まつり' };
  const editing = () => writing(EDIT);
  const conflicted = async () => {
    const stage = await editing();
    await stage.play({ type: 'xstate.done.actor.read', output: later });
    return stage;
  };
  const SAVE = ['save', EDIT];

  test('the record is looked at before it is saved; told in another order it is the same', async () => {
    const { play, calls } = await editing();
    await play({ type: 'xstate.done.actor.read', output: { title: '春まつり', id: 7 } });
    expect(asked(calls)).toEqual([['read', 7], SAVE]);
  });

  test('an address of a file that is signed anew is the same; another file is not', async () => {
    const calls = [];
    for (const file of ['a', 'b']) {
      const stage = await writing(EDIT, signedRecord('a', 'one'));
      await stage.play({ type: 'xstate.done.actor.read', output: signedRecord(file, 'two') });
      calls.push(asked(stage.calls).length);
    }
    expect(calls).toEqual([2, 1]);
  });

  test.each([
    ['another value', { ...festival, title: '夏まつり' }],
    ['a field more', { ...festival, last_modified: '2026-04-01' }],
    ['a field less', { id: 7 }],
    ['nothing', null],
  ])('%s holds the save, and keeps mine beside theirs', async (_, output) => {
    const { play, now, calls } = await editing();
    await play({ type: 'xstate.done.actor.read', output });
    expect([now().value, asked(calls)]).toEqual(['conflicted', [['read', 7]]]);
    expect(now().context).toEqual({ ...nothingKept, started: festival, request: EDIT, theirs: output });
  });

  test('mine is saved all the same, without another look', async () => {
    const { play, now, calls, emitted } = await conflicted();
    await play({ type: 'overwrite' });
    expect([now().value, asked(calls)]).toEqual([savingWith(), [['read', 7], SAVE]]);
    await play({ type: 'xstate.done.actor.save', output: later });
    expect(emitted).toEqual([{ type: 'saved', request: EDIT, record: later }]);
  });

  test('theirs is what the form starts from then', async () => {
    const { play, now } = await conflicted();
    await play({ type: 'adopt' });
    expect(now()).toEqual({ value: 'clean', context: { ...nothingKept, started: later } });
  });

  test('back to editing: the next save looks again', async () => {
    const { play, now, calls } = await conflicted();
    await play({ type: 'stay' });
    expect([now().value, now().context.started]).toEqual(['dirty', festival]);
    await play({ type: 'save', request: EDIT });
    expect(asked(calls)).toEqual([
      ['read', 7],
      ['read', 7],
    ]);
  });

  test('a look that fails leaves the words in the form, with its reason', async () => {
    const { play, now } = await editing();
    await play({ type: 'xstate.error.actor.read', error: refusal });
    expect([now().value, now().context.problem]).toEqual(['dirty', refusal]);
  });

  test.each([CREATE, { ...CREATE, mode: 'copy', id: 7 }])('$mode has nobody beside it', async (request) => {
    const { calls } = await writing(request);
    expect(asked(calls)).toEqual([['save', request]]);
  });
});

describe('deleting', () => {
  test('asks first, and names what it would delete', async () => {
    const { play, now } = begin();
    await play(drop);
    expect(now()).toEqual({
      value: 'confirmingDelete',
      context: { ...nothingKept, removal: { id: 7, name: '春まつり' } },
    });
    await play({ type: 'close' });
    expect(now()).toEqual(IDLE);
  });

  test('[R-STATE-12] status 209: the record is kept, with what the server said', async () => {
    const { play, now, emitted } = begin();
    await play(drop);
    await play({ type: 'confirm' });
    await play({ type: 'xstate.done.actor.remove', output: { outcome: 'kept', message: '予約があります' } });
    expect(emitted).toEqual([{ type: 'kept', id: 7, message: '予約があります' }]);
    expect(now()).toEqual(IDLE);
  });

  test('[R-STATE-12] any other success: the record is removed', async () => {
    const { play, now, emitted } = begin();
    await play(drop);
    await play({ type: 'confirm' });
    await play({ type: 'xstate.done.actor.remove', output: { outcome: 'removed' } });
    expect(emitted).toEqual([{ type: 'removed', id: 7 }]);
    expect(now()).toEqual(IDLE);
  });

  test('a refused delete is over: whoever made the call tells why', async () => {
    const { play, now, emitted } = begin();
    await play(drop);
    await play({ type: 'confirm' });
    await play({ type: 'xstate.error.actor.remove', error: refusal });
    expect([now(), emitted]).toEqual([IDLE, []]);
  });
});

describe('effects', () => {
  test('buttons ask for busy: true while saving and deleting, nowhere else', async () => {
    const { actor, play } = begin();
    const busy = () => actor.getSnapshot().hasTag('busy');
    await play(start);
    expect(busy()).toBe(false);
    await play({ type: 'save', request: EDIT });
    expect(busy()).toBe(true);
    await play({ type: 'xstate.done.actor.read', output: festival });
    expect(busy()).toBe(true);
    await play({ type: 'xstate.done.actor.save', output: festival });
    await play(drop);
    expect(busy()).toBe(false);
    await play({ type: 'confirm' });
    expect(busy()).toBe(true);
  });

  test('leaving the screen aborts a save and a delete', () => {
    const saving = performing();
    saving.actor.send({ type: 'started', record: null });
    saving.actor.send({ type: 'save', request: { mode: 'create', id: null, draft: { title: '' } } });
    const deleting = performing();
    deleting.actor.send({ type: 'delete', id: 7, name: '春まつり' });
    deleting.actor.send({ type: 'confirm' });
    const signals = [...saving.signals, ...deleting.signals];
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, false]);
    saving.actor.stop();
    deleting.actor.stop();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  });

  test('a forgotten effect, an unknown mode or a nameless delete does not compile', () => {
    const actor = createActor(recordEditorMachine);
    const mistakes = () => {
      // @ts-expect-error remove is forgotten
      recordEditorMachineWith<Draft, Row>({ read: never, save: never });
      // @ts-expect-error there is no such mode
      actor.send({ type: 'save', request: { mode: 'archive', id: 7, draft: {} } });
      // @ts-expect-error a dialog must name what it deletes
      actor.send({ type: 'delete', id: 7 });
    };
    expect(mistakes).toBeTypeOf('function');
  });
});

interface Draft {
  title: string;
}
interface Row extends Draft {
  id: number;
}

const never = () => new Promise<never>(() => undefined);

/** The machine as the application makes it, its effects never ending by themselves. */
function performing() {
  const requests: unknown[] = [];
  const signals: AbortSignal[] = [];
  const forever = (request: unknown, signal: AbortSignal) => {
    requests.push(request);
    signals.push(signal);
    return never();
  };
  const machine = recordEditorMachineWith<Draft, Row>({ read: forever, save: forever, remove: forever });
  return { actor: createActor(machine).start(), requests, signals };
}
