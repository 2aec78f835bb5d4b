import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { recordEditorMachineWith } from '#machines/record-editor/record-editor.effects';
import { recordEditorMachine } from '#machines/record-editor/record-editor.machine';
import { onStage } from './stage';
import { walkEveryEdge } from './walk';

const festival = { id: 7, title: '春まつり' };
const refusal = new Error('refused');

walkEveryEdge(recordEditorMachine, {
  payloads: {
    open: [
      { mode: 'create', id: null },
      { mode: 'edit', id: 7 },
      { mode: 'copy', id: 7 },
      { mode: 'view', id: 7 },
    ],
    started: { record: festival },
    save: { draft: { title: '春まつり' } },
    delete: { id: 7, name: '春まつり' },
    // nothing, as long as nobody has said what the form started from: unchanged, and changed
    'xstate.done.actor.read': [{ output: null }, { output: festival }],
    'xstate.error.actor.read': { error: refusal },
    'xstate.done.actor.save': { output: festival },
    'xstate.done.actor.remove': [
      { output: { outcome: 'removed' } },
      { output: { outcome: 'kept', message: null } },
    ],
    'xstate.error.actor.save': { error: refusal },
    'xstate.error.actor.remove': { error: refusal },
  },
  remembered: ({ context }) => context.mode ?? '',
});

const begin = () => {
  const stage = onStage(recordEditorMachine);
  const now = () => {
    const { value, context } = stage.actor.getSnapshot();
    return { value, context };
  };
  return { ...stage, now };
};
const nothingOpen = {
  mode: null,
  id: null,
  started: null,
  draft: null,
  theirs: null,
  removal: null,
  problem: null,
};
const CLOSED = { resting: 'closed' };
const VIEWING = { resting: 'viewing' };
const CLEAN = { resting: 'clean' };
const savingWith = (question = 'none') => ({ sending: { work: 'saving', question } });
const writing = async (mode = 'create') => {
  const stage = begin();
  await stage.play({ type: 'open', mode, id: mode === 'create' ? null : 7 });
  await stage.play({ type: 'started', record: festival });
  await stage.play({ type: 'save', draft: { title: '秋まつり' } });
  return stage;
};
const asked = (calls: readonly { id: string; input: unknown }[]) => calls.map(({ id, input }) => [id, input]);
const drop = { type: 'delete', id: 7, name: '春まつり' };

describe('modes [R-STATE-19]', () => {
  test.each(['create', 'edit', 'copy'])('%s opens a clean form', async (mode) => {
    const { play, now } = begin();
    const id = mode === 'create' ? null : 7;
    await play({ type: 'open', mode, id });
    expect(now()).toEqual({ value: CLEAN, context: { ...nothingOpen, mode, id } });
  });

  test('detail is read-only: it can be closed, deleted or opened for writing, not changed or saved', async () => {
    const { actor, play, now } = begin();
    await play({ type: 'open', mode: 'view', id: 7 });
    expect(now()).toEqual({ value: VIEWING, context: { ...nothingOpen, mode: 'view', id: 7 } });
    expect(actor.getSnapshot().can({ type: 'changed' })).toBe(false);
    expect(actor.getSnapshot().can({ type: 'save', draft: {} })).toBe(false);
    await play({ type: 'open', mode: 'edit', id: 7 });
    expect(now()).toEqual({ value: CLEAN, context: { ...nothingOpen, mode: 'edit', id: 7 } });
  });

  test('duplicate saves as a record of its own: the request names what was copied', async () => {
    const { actor, requests } = performing();
    actor.send({ type: 'open', mode: 'copy', id: 7 });
    actor.send({ type: 'changed' });
    actor.send({ type: 'save', draft: { title: '秋まつり' } });
    expect(requests).toEqual([{ mode: 'copy', id: 7, draft: { title: '秋まつり' } }]);
  });

  test('what was saved is told with its mode, and the form closes', async () => {
    const { play, now, emitted } = begin();
    await play({ type: 'open', mode: 'copy', id: 7 });
    await play({ type: 'save', draft: festival });
    await play({ type: 'xstate.done.actor.save', output: festival });
    expect(emitted).toEqual([{ type: 'saved', mode: 'copy', record: festival }]);
    expect(now()).toEqual({ value: CLOSED, context: nothingOpen });
  });
});

describe('unsaved input', () => {
  test('is asked about before it is left, and stays when told to', async () => {
    const { play, now } = begin();
    for (const type of ['changed', 'close']) await play({ type });
    expect(now().value).toEqual(CLOSED);
    await play({ type: 'open', mode: 'create', id: null });
    for (const type of ['changed', 'close']) await play({ type });
    expect(now().value).toBe('leaving');
    await play({ type: 'stay' });
    expect(now()).toEqual({ value: 'dirty', context: { ...nothingOpen, mode: 'create' } });
    for (const type of ['close', 'leave']) await play({ type });
    expect(now()).toEqual({ value: CLOSED, context: nothingOpen });
  });

  test('that is back at its start is left without asking', async () => {
    const { play, now } = begin();
    await play({ type: 'open', mode: 'edit', id: 7 });
    for (const type of ['changed', 'restored', 'close']) await play({ type });
    expect(now().value).toEqual(CLOSED);
  });

  test('survives a refused save, with its reason until the next one', async () => {
    const { play, now } = begin();
    await play({ type: 'open', mode: 'create', id: null });
    await play({ type: 'save', draft: {} });
    await play({ type: 'xstate.error.actor.save', error: refusal });
    expect(now()).toEqual({
      value: 'dirty',
      context: { ...nothingOpen, mode: 'create', draft: {}, problem: refusal },
    });
    await play({ type: 'close' });
    await play({ type: 'stay' });
    expect(now().context.problem).toBe(refusal);
    await play({ type: 'save', draft: {} });
    expect(now()).toEqual({ value: savingWith(), context: { ...nothingOpen, mode: 'create', draft: {} } });
  });

  test.each([
    ['left', ['close', 'leave']],
    ['put back and closed', ['restored', 'close']],
  ])('%s keeps its refused save from the next record', async (_, types) => {
    const { play, now } = begin();
    await play({ type: 'open', mode: 'create', id: null });
    await play({ type: 'save', draft: {} });
    await play({ type: 'xstate.error.actor.save', error: refusal });
    for (const type of types) await play({ type });
    expect(now()).toEqual({ value: CLOSED, context: nothingOpen });
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
    expect([now(), save?.signal.aborted]).toEqual([{ value: CLOSED, context: nothingOpen }, true]);
    expect(emitted).toEqual([{ type: 'stopped' }, { type: 'closed' }]);
  });

  test('a save that ends while it is asked about answers the question', async () => {
    const { play, now, emitted } = await writing();
    await play({ type: 'close' });
    await play({ type: 'xstate.done.actor.save', output: festival });
    expect(emitted).toEqual([{ type: 'saved', mode: 'create', record: festival }]);
    expect(now()).toEqual({ value: CLOSED, context: nothingOpen });
  });

  test('a save that fails after one wished to leave shows why, and can be left', async () => {
    const { play, now, emitted } = await writing();
    await play({ type: 'close' });
    await play({ type: 'xstate.error.actor.save', error: refusal });
    expect([now().value, now().context.problem]).toEqual(['dirty', refusal]);
    for (const type of ['close', 'leave']) await play({ type });
    expect(now()).toEqual({ value: CLOSED, context: nothingOpen });
    expect(emitted).toEqual([{ type: 'closed' }]);
  });

  test('a look at the record that hangs can be left like the save itself', async () => {
    const { play, now, calls } = await writing('edit');
    expect(now().value).toEqual({ sending: { work: 'checking', question: 'none' } });
    for (const type of ['close', 'leave']) await play({ type });
    expect([now().value, calls.map(({ id, signal }) => [id, signal.aborted])]).toEqual([
      CLOSED,
      [['read', true]],
    ]);
  });

  test('a save that is stopped leaves its words in the form, and says that the lists may be old', async () => {
    const { play, now, emitted, calls } = await writing();
    await play({ type: 'stop' });
    expect([now().value, calls[0]?.signal.aborted, emitted]).toEqual(['dirty', true, [{ type: 'stopped' }]]);
  });

  test.each([
    ['called off', 'cancel', VIEWING, [{ type: 'stopped' }]],
    ['left', 'close', CLOSED, [{ type: 'stopped' }, { type: 'closed' }]],
  ])('a delete that hangs is stopped when it is %s', async (_, type, value, told) => {
    const { play, now, calls, emitted } = begin();
    await play({ type: 'open', mode: 'view', id: 7 });
    await play(drop);
    await play({ type: 'confirm' });
    await play({ type });
    expect([now().value, calls[0]?.signal.aborted, emitted]).toEqual([value, true, told]);
  });
});

describe('two people on one record [R-STATE-19, A-203]', () => {
  const later = { ...festival, title: '夏まつり' };
  const editing = async () => {
    const stage = begin();
    await stage.play({ type: 'open', mode: 'edit', id: 7 });
    await stage.play({ type: 'started', record: festival });
    await stage.play({ type: 'changed' });
    await stage.play({ type: 'save', draft: { title: '秋まつり' } });
    return stage;
  };
  const conflicted = async () => {
    const stage = await editing();
    await stage.play({ type: 'xstate.done.actor.read', output: later });
    return stage;
  };
  const SAVE = ['save', { mode: 'edit', id: 7, draft: { title: '秋まつり' } }];

  test('the record is looked at before it is saved; told in another order it is the same', async () => {
    const { play, calls } = await editing();
    await play({ type: 'xstate.done.actor.read', output: { title: '春まつり', id: 7 } });
    expect(asked(calls)).toEqual([['read', 7], SAVE]);
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
    expect(now().context).toMatchObject({
      started: festival,
      draft: { title: '秋まつり' },
      theirs: output,
    });
  });

  test('mine is saved all the same, without another look', async () => {
    const { play, now, calls, emitted } = await conflicted();
    await play({ type: 'overwrite' });
    expect([now().value, asked(calls)]).toEqual([savingWith(), [['read', 7], SAVE]]);
    await play({ type: 'xstate.done.actor.save', output: later });
    expect(emitted).toEqual([{ type: 'saved', mode: 'edit', record: later }]);
  });

  test('theirs is what the form starts from then', async () => {
    const { play, now } = await conflicted();
    await play({ type: 'adopt' });
    expect(now()).toEqual({
      value: CLEAN,
      context: { ...nothingOpen, mode: 'edit', id: 7, started: later },
    });
  });

  test('back to editing: the next save looks again', async () => {
    const { play, now, calls } = await conflicted();
    await play({ type: 'stay' });
    expect([now().value, now().context.started]).toEqual(['dirty', festival]);
    await play({ type: 'save', draft: { title: '秋まつり' } });
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

  test.each(['create', 'copy'])('%s has nobody beside it', async (mode) => {
    const { play, calls } = begin();
    await play({ type: 'open', mode, id: mode === 'create' ? null : 7 });
    await play({ type: 'save', draft: {} });
    expect(calls.map(({ id }) => id)).toEqual(['save']);
  });
});

describe('deleting', () => {
  test('asks first, and names what it would delete', async () => {
    const { play, now } = begin();
    await play(drop);
    expect(now()).toEqual({
      value: 'confirmingDelete',
      context: { ...nothingOpen, removal: { id: 7, name: '春まつり' } },
    });
    await play({ type: 'cancel' });
    expect(now()).toEqual({ value: CLOSED, context: nothingOpen });
  });

  test('[R-STATE-12] status 209: the record is kept, with what the server said', async () => {
    const { play, now, emitted } = begin();
    await play(drop);
    await play({ type: 'confirm' });
    await play({ type: 'xstate.done.actor.remove', output: { outcome: 'kept', message: '予約があります' } });
    expect(emitted).toEqual([{ type: 'kept', id: 7, message: '予約があります' }]);
    expect(now()).toEqual({ value: CLOSED, context: nothingOpen });
  });

  test('[R-STATE-12] any other success: the record is removed', async () => {
    const { play, now, emitted } = begin();
    await play({ type: 'open', mode: 'view', id: 7 });
    await play(drop);
    await play({ type: 'confirm' });
    await play({ type: 'xstate.done.actor.remove', output: { outcome: 'removed' } });
    expect(emitted).toEqual([{ type: 'removed', id: 7 }]);
    expect(now()).toEqual({ value: CLOSED, context: nothingOpen });
  });

  test.each([
    ['called off', []],
    [
      'kept',
      [{ type: 'confirm' }, { type: 'xstate.done.actor.remove', output: { outcome: 'kept', message: null } }],
    ],
    ['refused', [{ type: 'confirm' }, { type: 'xstate.error.actor.remove', error: refusal }]],
  ])('%s while the record is viewed: it is viewed on', async (_, events) => {
    const { play, now } = begin();
    await play({ type: 'open', mode: 'view', id: 7 });
    await play(drop);
    for (const event of events) await play(event);
    if (events.length === 0) await play({ type: 'cancel' });
    expect(now().value).toEqual(VIEWING);
    expect(now().context).toMatchObject({ mode: 'view', id: 7, removal: null });
  });

  test('a refused delete is told, and its reason kept until the next attempt', async () => {
    const { play, now, emitted } = begin();
    await play(drop);
    await play({ type: 'confirm' });
    await play({ type: 'xstate.error.actor.remove', error: refusal });
    expect(emitted).toEqual([{ type: 'refused', problem: refusal }]);
    expect(now()).toEqual({ value: CLOSED, context: { ...nothingOpen, problem: refusal } });
    await play(drop);
    expect(now().context.problem).toBe(null);
  });

  test.each([
    { type: 'open', mode: 'create', id: null },
    { type: 'open', mode: 'view', id: 8 },
    { type: 'close' },
  ])('a refused delete is forgotten with the next step: $type $mode', async (step) => {
    const { play, now } = begin();
    await play({ type: 'open', mode: 'view', id: 7 });
    await play(drop);
    await play({ type: 'confirm' });
    await play({ type: 'xstate.error.actor.remove', error: refusal });
    expect(now().context.problem).toBe(refusal);
    await play(step);
    expect(now().context.problem).toBe(null);
  });
});

describe('effects', () => {
  test('buttons ask for busy: true while saving and deleting, nowhere else', async () => {
    const { actor, play } = begin();
    const busy = () => actor.getSnapshot().hasTag('busy');
    await play({ type: 'open', mode: 'edit', id: 7 });
    await play({ type: 'started', record: festival });
    expect(busy()).toBe(false);
    await play({ type: 'save', draft: {} });
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
    saving.actor.send({ type: 'open', mode: 'create', id: null });
    saving.actor.send({ type: 'save', draft: { title: '' } });
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
      actor.send({ type: 'open', mode: 'archive', id: 7 });
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
