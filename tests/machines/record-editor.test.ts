import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { recordEditorMachine, recordEditorMachineWith } from '#machines/record-editor/record-editor.machine';
import { hasUnsavedValues } from '#machines/record-editor/record-editor.react';
import { createTestActor } from './create-test-actor';
import { walkEveryEdge } from './walk-every-edge';

const festival = { id: 7, title: '春まつり' };
const refusal = new Error('refused');
const unconfirmedError = Object.assign(new Error('no response'), { isUnconfirmed: true });

const EDIT = { mode: 'edit', id: 7, draft: { title: '秋まつり' } };
const CREATE = { mode: 'create', id: null, draft: { title: '秋まつり' } };

walkEveryEdge(recordEditorMachine, {
  payloads: {
    started: { record: festival },
    save: [{ request: CREATE }, { request: EDIT }, { request: CREATE, isConfirmedRepeat: true }],
    delete: { id: 7, name: '春まつり' },
    // An unchanged record, and one without a result.
    'xstate.done.actor.read': [{ output: festival }, { output: null }],
    'xstate.error.actor.read': { error: refusal },
    'xstate.done.actor.save': { output: festival },
    'xstate.done.actor.remove': [
      { output: { outcome: 'removed' } },
      { output: { outcome: 'kept', message: null } },
    ],
    'xstate.error.actor.save': [{ error: refusal }, { error: unconfirmedError }],
    'xstate.done.actor.find': { output: true },
    'xstate.error.actor.find': { error: refusal },
    'xstate.error.actor.remove': { error: refusal },
  },
  remembered: ({ context }) => (context.problem === unconfirmedError ? 'in doubt' : ''),
});

const startMachine = () => {
  const testActor = createTestActor(recordEditorMachine);
  const snapshot = () => {
    const { value, context } = testActor.actor.getSnapshot();
    return { value, context };
  };
  return { ...testActor, snapshot };
};
const emptyContext = {
  started: null,
  request: null,
  theirs: null,
  removal: null,
  problem: null,
  found: null,
};
const IDLE = { value: 'idle', context: emptyContext };
const savingWith = (stopConfirmation = 'closed') => ({ sending: { work: 'saving', stopConfirmation } });
const startedEvent = { type: 'started', record: festival };
const startSaving = async (request: object = CREATE, record: unknown = festival) => {
  const testActor = startMachine();
  await testActor.dispatch({ ...startedEvent, record });
  await testActor.dispatch({ type: 'changed' });
  await testActor.dispatch({ type: 'save', request });
  return testActor;
};
const effectInputs = (startedEffects: readonly { id: string; input: unknown }[]) =>
  startedEffects.map(({ id, input }) => [id, input]);
const deleteEvent = { type: 'delete', id: 7, name: '春まつり' };

describe('modes [R-STATE-19]', () => {
  test('an open form is clean, and keeps the record it started with', async () => {
    const { dispatch, snapshot } = startMachine();
    await dispatch(startedEvent);
    expect(snapshot()).toEqual({ value: 'clean', context: { ...emptyContext, started: festival } });
  });

  test('a record without a form can be deleted, but not changed or saved', () => {
    const { actor, snapshot } = startMachine();
    expect(snapshot()).toEqual(IDLE);
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

  test('a copy is saved as a new record, and its request has the id of the original', async () => {
    const { actor, requests } = startWithEffects();
    actor.send({ type: 'started', record: null });
    actor.send({ type: 'changed' });
    actor.send({ type: 'save', request: { mode: 'copy', id: 7, draft: { title: '秋まつり' } } });
    expect(requests).toEqual([{ mode: 'copy', id: 7, draft: { title: '秋まつり' } }]);
  });

  test('a saved record is emitted with its request, and the machine is idle', async () => {
    const { dispatch, snapshot, emitted } = await startSaving({ ...CREATE, mode: 'copy', id: 7 });
    await dispatch({ type: 'xstate.done.actor.save', output: festival });
    expect(emitted).toEqual([
      { type: 'saved', request: { ...CREATE, mode: 'copy', id: 7 }, record: festival },
    ]);
    expect(snapshot()).toEqual(IDLE);
  });
});

describe('unsaved input', () => {
  test('leaving unsaved input needs a confirmation, which can be cancelled', async () => {
    const { dispatch, snapshot } = startMachine();
    await dispatch(startedEvent);
    for (const type of ['changed', 'close']) await dispatch({ type });
    expect(snapshot().value).toBe('leaving');
    await dispatch({ type: 'stay' });
    expect(snapshot()).toEqual({ value: 'dirty', context: { ...emptyContext, started: festival } });
    for (const type of ['close', 'leave']) await dispatch({ type });
    expect(snapshot()).toEqual(IDLE);
  });

  test('input that is back at its start is left without a confirmation', async () => {
    const { dispatch, snapshot } = startMachine();
    await dispatch(startedEvent);
    for (const type of ['changed', 'restored', 'close']) await dispatch({ type });
    expect(snapshot()).toEqual(IDLE);
  });

  test('input survives a refused save, and its problem stays until the next save', async () => {
    const { dispatch, snapshot } = await startSaving();
    await dispatch({ type: 'xstate.error.actor.save', error: refusal });
    const keptContext = { ...emptyContext, started: festival, request: CREATE };
    expect(snapshot()).toEqual({ value: 'dirty', context: { ...keptContext, problem: refusal } });
    await dispatch({ type: 'close' });
    await dispatch({ type: 'stay' });
    expect(snapshot().context.problem).toBe(refusal);
    await dispatch({ type: 'save', request: CREATE });
    expect(snapshot()).toEqual({ value: savingWith(), context: keptContext });
  });

  test.each([
    ['left', ['close', 'leave']],
    ['put back and closed', ['restored', 'close']],
  ])('%s forgets the refused save before the next record', async (_, types) => {
    const { dispatch, snapshot } = await startSaving();
    await dispatch({ type: 'xstate.error.actor.save', error: refusal });
    for (const type of types) await dispatch({ type });
    expect(snapshot()).toEqual(IDLE);
  });
});

describe('a save whose outcome is unknown [A-330]', () => {
  const unconfirmed = async () => {
    const testActor = await startSaving();
    await testActor.dispatch({ type: 'xstate.error.actor.save', error: unconfirmedError });
    return testActor;
  };
  const keptContext = { ...emptyContext, started: festival, request: CREATE, problem: unconfirmedError };

  test('the machine looks for the record on the server, and keeps what it finds until the next save', async () => {
    const { dispatch, snapshot, startedEffects } = await unconfirmed();
    expect(effectInputs(startedEffects)).toEqual([
      ['save', CREATE],
      ['find', CREATE],
    ]);
    expect(snapshot()).toEqual({ value: 'unconfirmed', context: keptContext });
    await dispatch({ type: 'xstate.done.actor.find', output: false });
    expect(snapshot()).toEqual({ value: 'unconfirmed', context: { ...keptContext, found: false } });
    await dispatch({ type: 'save', request: EDIT });
    await dispatch({ type: 'confirm' });
    expect(snapshot().context).toEqual({ ...emptyContext, started: festival, request: EDIT });
  });

  test('a search that fails finds nothing', async () => {
    const { dispatch, snapshot } = await unconfirmed();
    await dispatch({ type: 'xstate.done.actor.find', output: true });
    await dispatch({ type: 'close' });
    await dispatch({ type: 'stay' });
    await dispatch({ type: 'xstate.error.actor.find', error: refusal });
    expect(snapshot()).toEqual({ value: 'unconfirmed', context: keptContext });
  });

  test('the next save is confirmed before it is sent, and can be cancelled', async () => {
    const { dispatch, snapshot, startedEffects } = await unconfirmed();
    await dispatch({ type: 'save', request: CREATE });
    expect(snapshot().value).toBe('confirmingRepeat');
    await dispatch({ type: 'stay' });
    expect(snapshot().value).toBe('unconfirmed');
    await dispatch({ type: 'save', request: CREATE });
    await dispatch({ type: 'confirm' });
    expect(snapshot().value).toEqual(savingWith());
    expect(startedEffects.filter(({ id }) => id === 'save')).toHaveLength(2);
  });

  test('a save that the user has confirmed already is sent at once', async () => {
    const { dispatch, snapshot } = await unconfirmed();
    await dispatch({ type: 'save', request: CREATE, isConfirmedRepeat: true });
    expect(snapshot().value).toEqual(savingWith());
  });

  test('leaving an unconfirmed save needs a confirmation, and staying leaves it unconfirmed', async () => {
    const { dispatch, snapshot } = await unconfirmed();
    await dispatch({ type: 'close' });
    expect(snapshot().value).toBe('leaving');
    await dispatch({ type: 'stay' });
    expect(snapshot().value).toBe('unconfirmed');
    for (const type of ['close', 'leave']) await dispatch({ type });
    expect(snapshot()).toEqual(IDLE);
  });
});

describe('ways out of a save [R-STATE-19, R-HTTP-05]', () => {
  test('leaving a save that hangs needs a confirmation, the save continues meanwhile, and leaving stops it', async () => {
    const { dispatch, snapshot, startedEffects, emitted } = await startSaving();
    const [save] = startedEffects;
    await dispatch({ type: 'close' });
    expect([snapshot().value, save?.signal.aborted]).toEqual([savingWith('open'), false]);
    await dispatch({ type: 'stay' });
    expect([snapshot().value, save?.signal.aborted]).toEqual([savingWith(), false]);
    for (const type of ['close', 'leave']) await dispatch({ type });
    expect([snapshot(), save?.signal.aborted]).toEqual([IDLE, true]);
    expect(emitted).toEqual([{ type: 'stopped' }]);
  });

  test('a save that ends during the confirmation closes it', async () => {
    const { dispatch, snapshot, emitted } = await startSaving();
    await dispatch({ type: 'close' });
    await dispatch({ type: 'xstate.done.actor.save', output: festival });
    expect(emitted).toEqual([{ type: 'saved', request: CREATE, record: festival }]);
    expect(snapshot()).toEqual(IDLE);
  });

  test('a save that fails during the confirmation shows the problem, and the form can be left', async () => {
    const { dispatch, snapshot, emitted } = await startSaving();
    await dispatch({ type: 'close' });
    await dispatch({ type: 'xstate.error.actor.save', error: refusal });
    expect([snapshot().value, snapshot().context.problem]).toEqual(['dirty', refusal]);
    for (const type of ['close', 'leave']) await dispatch({ type });
    expect([snapshot(), emitted]).toEqual([IDLE, []]);
  });

  test('a read of the record that hangs can be left like the save', async () => {
    const { dispatch, snapshot, startedEffects } = await startSaving(EDIT);
    expect(snapshot().value).toEqual({ sending: { work: 'checking', stopConfirmation: 'closed' } });
    for (const type of ['close', 'leave']) await dispatch({ type });
    expect([snapshot().value, startedEffects.map(({ id, signal }) => [id, signal.aborted])]).toEqual([
      'idle',
      [['read', true]],
    ]);
  });

  test('a stopped save keeps the form values, and emits that the lists may be outdated', async () => {
    const { dispatch, snapshot, emitted, startedEffects } = await startSaving();
    await dispatch({ type: 'stop' });
    expect([snapshot().value, startedEffects[0]?.signal.aborted, emitted]).toEqual([
      'dirty',
      true,
      [{ type: 'stopped' }],
    ]);
  });

  test('a delete that hangs is stopped when it is cancelled or left', async () => {
    const { dispatch, snapshot, startedEffects, emitted } = startMachine();
    await dispatch(deleteEvent);
    await dispatch({ type: 'confirm' });
    await dispatch({ type: 'close' });
    expect([snapshot(), startedEffects[0]?.signal.aborted, emitted]).toEqual([
      IDLE,
      true,
      [{ type: 'stopped' }],
    ]);
  });
});

const signedRecord = (file: string, key: string) => ({
  ...festival,
  image: `https://files.example/${file}?Signature=${key}`,
});

describe('two people on one record [R-STATE-19, A-203]', () => {
  const later = { ...festival, title: '夏まつり' };
  const editing = () => startSaving(EDIT);
  const conflicted = async () => {
    const testActor = await editing();
    await testActor.dispatch({ type: 'xstate.done.actor.read', output: later });
    return testActor;
  };
  const SAVE = ['save', EDIT];

  test('the record is read before it is saved, and another order of its fields counts as equal', async () => {
    const { dispatch, startedEffects } = await editing();
    await dispatch({ type: 'xstate.done.actor.read', output: { title: '春まつり', id: 7 } });
    expect(effectInputs(startedEffects)).toEqual([['read', 7], SAVE]);
  });

  test('a new signature in the address of a file counts as equal, another file does not', async () => {
    const calls = [];
    for (const file of ['a', 'b']) {
      const testActor = await startSaving(EDIT, signedRecord('a', 'one'));
      await testActor.dispatch({ type: 'xstate.done.actor.read', output: signedRecord(file, 'two') });
      calls.push(effectInputs(testActor.startedEffects).length);
    }
    expect(calls).toEqual([2, 1]);
  });

  test.each([
    ['another value', { ...festival, title: '夏まつり' }],
    ['a field more', { ...festival, last_modified: '2026-04-01' }],
    ['a field less', { id: 7 }],
    ['nothing', null],
  ])('%s stops the save, and keeps both versions', async (_, output) => {
    const { dispatch, snapshot, startedEffects } = await editing();
    await dispatch({ type: 'xstate.done.actor.read', output });
    expect([snapshot().value, effectInputs(startedEffects)]).toEqual(['conflicted', [['read', 7]]]);
    expect(snapshot().context).toEqual({ ...emptyContext, started: festival, request: EDIT, theirs: output });
  });

  test('the user’s version can be saved anyway, without another read', async () => {
    const { dispatch, snapshot, startedEffects, emitted } = await conflicted();
    await dispatch({ type: 'overwrite' });
    expect([snapshot().value, effectInputs(startedEffects)]).toEqual([savingWith(), [['read', 7], SAVE]]);
    await dispatch({ type: 'xstate.done.actor.save', output: later });
    expect(emitted).toEqual([{ type: 'saved', request: EDIT, record: later }]);
  });

  test('the stored version can become the start of the form', async () => {
    const { dispatch, snapshot } = await conflicted();
    await dispatch({ type: 'adopt' });
    expect(snapshot()).toEqual({ value: 'clean', context: { ...emptyContext, started: later } });
  });

  test('after a return to the form the next save reads again', async () => {
    const { dispatch, snapshot, startedEffects } = await conflicted();
    await dispatch({ type: 'stay' });
    expect([snapshot().value, snapshot().context.started]).toEqual(['dirty', festival]);
    await dispatch({ type: 'save', request: EDIT });
    expect(effectInputs(startedEffects)).toEqual([
      ['read', 7],
      ['read', 7],
    ]);
  });

  test('a failed read keeps the form values and the problem', async () => {
    const { dispatch, snapshot } = await editing();
    await dispatch({ type: 'xstate.error.actor.read', error: refusal });
    expect([snapshot().value, snapshot().context.problem]).toEqual(['dirty', refusal]);
  });

  test.each([CREATE, { ...CREATE, mode: 'copy', id: 7 }])(
    '$mode is saved without a read',
    async (request) => {
      const { startedEffects } = await startSaving(request);
      expect(effectInputs(startedEffects)).toEqual([['save', request]]);
    },
  );
});

describe('deleting', () => {
  test('a delete needs a confirmation, which names the record', async () => {
    const { dispatch, snapshot } = startMachine();
    await dispatch(deleteEvent);
    expect(snapshot()).toEqual({
      value: 'confirmingDelete',
      context: { ...emptyContext, removal: { id: 7, name: '春まつり' } },
    });
    await dispatch({ type: 'close' });
    expect(snapshot()).toEqual(IDLE);
  });

  test('[R-STATE-12] status 209: the record is kept, and the event has the server’s message', async () => {
    const { dispatch, snapshot, emitted } = startMachine();
    await dispatch(deleteEvent);
    await dispatch({ type: 'confirm' });
    await dispatch({
      type: 'xstate.done.actor.remove',
      output: { outcome: 'kept', message: '予約があります' },
    });
    expect(emitted).toEqual([{ type: 'kept', id: 7, message: '予約があります' }]);
    expect(snapshot()).toEqual(IDLE);
  });

  test('[R-STATE-12] any other success: the record is removed', async () => {
    const { dispatch, snapshot, emitted } = startMachine();
    await dispatch(deleteEvent);
    await dispatch({ type: 'confirm' });
    await dispatch({ type: 'xstate.done.actor.remove', output: { outcome: 'removed' } });
    expect(emitted).toEqual([{ type: 'removed', id: 7 }]);
    expect(snapshot()).toEqual(IDLE);
  });

  test('a refused delete ends, and its caller reports the problem', async () => {
    const { dispatch, snapshot, emitted } = startMachine();
    await dispatch(deleteEvent);
    await dispatch({ type: 'confirm' });
    await dispatch({ type: 'xstate.error.actor.remove', error: refusal });
    expect([snapshot(), emitted]).toEqual([IDLE, []]);
  });
});

describe('effects', () => {
  test('the busy tag is set while saving and deleting, and nowhere else', async () => {
    const { actor, dispatch } = startMachine();
    const isBusy = () => actor.getSnapshot().hasTag('busy');
    await dispatch(startedEvent);
    expect(isBusy()).toBe(false);
    await dispatch({ type: 'save', request: EDIT });
    expect(isBusy()).toBe(true);
    await dispatch({ type: 'xstate.done.actor.read', output: festival });
    expect(isBusy()).toBe(true);
    await dispatch({ type: 'xstate.done.actor.save', output: festival });
    await dispatch(deleteEvent);
    expect(isBusy()).toBe(false);
    await dispatch({ type: 'confirm' });
    expect(isBusy()).toBe(true);
  });

  test('leaving the screen aborts a save and a delete', () => {
    const saving = startWithEffects();
    saving.actor.send({ type: 'started', record: null });
    saving.actor.send({ type: 'save', request: { mode: 'create', id: null, draft: { title: '秋まつり' } } });
    const deleting = startWithEffects();
    deleting.actor.send({ type: 'delete', id: 7, name: '春まつり' });
    deleting.actor.send({ type: 'confirm' });
    expect(deleting.requests).toEqual([7]);
    const signals = [...saving.signals, ...deleting.signals];
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, false]);
    saving.actor.stop();
    deleting.actor.stop();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  });

  test('form values are unsaved from the first change until the record is saved', async () => {
    const { actor } = startWithEffects();
    const hasUnsaved = () => hasUnsavedValues(actor.getSnapshot());
    expect(hasUnsaved()).toBe(false);
    actor.send({ type: 'started', record: null });
    actor.send({ type: 'changed' });
    expect(hasUnsaved()).toBe(true);
    actor.send({ type: 'save', request: { mode: 'create', id: null, draft: { title: '秋まつり' } } });
    expect(hasUnsaved()).toBe(true);
  });

  test('a missing effect, an unknown mode or a delete without a name does not compile', () => {
    const actor = createActor(recordEditorMachine);
    const typeErrors = () => {
      // @ts-expect-error `remove` is missing
      recordEditorMachineWith<Draft, Row>({ read: never, save: never });
      // @ts-expect-error an unknown mode
      actor.send({ type: 'save', request: { mode: 'archive', id: 7, draft: {} } });
      // @ts-expect-error a dialog must name what it deletes
      actor.send({ type: 'delete', id: 7 });
    };
    expect(typeErrors).toBeTypeOf('function');
  });
});

interface Draft {
  title: string;
}
interface Row extends Draft {
  id: number;
}

const never = () => new Promise<never>(() => undefined);

/** The machine with the effects of the application, which never end by themselves. */
function startWithEffects() {
  const requests: unknown[] = [];
  const signals: AbortSignal[] = [];
  const pendingEffect = (request: unknown, signal: AbortSignal) => {
    requests.push(request);
    signals.push(signal);
    return never();
  };
  const machine = recordEditorMachineWith<Draft, Row>({
    read: pendingEffect,
    save: pendingEffect,
    find: pendingEffect,
    remove: pendingEffect,
  });
  return { actor: createActor(machine).start(), requests, signals };
}
