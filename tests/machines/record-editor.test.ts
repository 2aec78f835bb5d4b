import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { recordEditorMachine, recordEditorMachineWith } from '#machines/record-editor/record-editor.machine';
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
    save: { draft: { title: '春まつり' } },
    delete: { id: 7, name: '春まつり' },
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
const nothingOpen = { mode: null, id: null, removal: null, problem: null };
const drop = { type: 'delete', id: 7, name: '春まつり' };

describe('modes [R-STATE-19]', () => {
  test.each(['create', 'edit', 'copy'])('%s opens a clean form', async (mode) => {
    const { play, now } = begin();
    const id = mode === 'create' ? null : 7;
    await play({ type: 'open', mode, id });
    expect(now()).toEqual({ value: { writing: 'clean' }, context: { ...nothingOpen, mode, id } });
  });

  test('detail is read-only: it can be closed, deleted or opened for writing, not changed or saved', async () => {
    const { actor, play, now } = begin();
    await play({ type: 'open', mode: 'view', id: 7 });
    expect(now()).toEqual({ value: 'viewing', context: { ...nothingOpen, mode: 'view', id: 7 } });
    expect(actor.getSnapshot().can({ type: 'changed' })).toBe(false);
    expect(actor.getSnapshot().can({ type: 'save', draft: {} })).toBe(false);
    await play({ type: 'open', mode: 'edit', id: 7 });
    expect(now()).toEqual({ value: { writing: 'clean' }, context: { ...nothingOpen, mode: 'edit', id: 7 } });
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
    await play({ type: 'open', mode: 'edit', id: 7 });
    await play({ type: 'save', draft: festival });
    await play({ type: 'xstate.done.actor.save', output: festival });
    expect(emitted).toEqual([{ type: 'saved', mode: 'edit', record: festival }]);
    expect(now()).toEqual({ value: 'closed', context: nothingOpen });
  });
});

describe('unsaved input', () => {
  test('is asked about before it is left, and stays when told to', async () => {
    const { play, now } = begin();
    for (const type of ['changed', 'close']) await play({ type });
    expect(now().value).toBe('closed');
    await play({ type: 'open', mode: 'create', id: null });
    for (const type of ['changed', 'close']) await play({ type });
    expect(now().value).toBe('leaving');
    await play({ type: 'stay' });
    expect(now()).toEqual({ value: { writing: 'dirty' }, context: { ...nothingOpen, mode: 'create' } });
    for (const type of ['close', 'leave']) await play({ type });
    expect(now()).toEqual({ value: 'closed', context: nothingOpen });
  });

  test('that is back at its start is left without asking', async () => {
    const { play, now } = begin();
    await play({ type: 'open', mode: 'edit', id: 7 });
    for (const type of ['changed', 'restored', 'close']) await play({ type });
    expect(now().value).toBe('closed');
  });

  test('survives a refused save, with its reason until the next one', async () => {
    const { play, now } = begin();
    await play({ type: 'open', mode: 'create', id: null });
    await play({ type: 'save', draft: {} });
    await play({ type: 'xstate.error.actor.save', error: refusal });
    expect(now()).toEqual({
      value: { writing: 'dirty' },
      context: { ...nothingOpen, mode: 'create', problem: refusal },
    });
    await play({ type: 'close' });
    await play({ type: 'stay' });
    expect(now().context.problem).toBe(refusal);
    await play({ type: 'save', draft: {} });
    expect(now()).toEqual({ value: 'saving', context: { ...nothingOpen, mode: 'create' } });
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
    expect(now()).toEqual({ value: 'closed', context: nothingOpen });
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
    expect(now()).toEqual({ value: 'closed', context: nothingOpen });
  });

  test('[R-STATE-12] status 209: the record is kept, with what the server said', async () => {
    const { play, now, emitted } = begin();
    await play(drop);
    await play({ type: 'confirm' });
    await play({ type: 'xstate.done.actor.remove', output: { outcome: 'kept', message: '予約があります' } });
    expect(emitted).toEqual([{ type: 'kept', id: 7, message: '予約があります' }]);
    expect(now()).toEqual({ value: 'closed', context: nothingOpen });
  });

  test('[R-STATE-12] any other success: the record is removed', async () => {
    const { play, now, emitted } = begin();
    await play({ type: 'open', mode: 'view', id: 7 });
    await play(drop);
    await play({ type: 'confirm' });
    await play({ type: 'xstate.done.actor.remove', output: { outcome: 'removed' } });
    expect(emitted).toEqual([{ type: 'removed', id: 7 }]);
    expect(now()).toEqual({ value: 'closed', context: nothingOpen });
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
    expect(now().value).toBe('viewing');
    expect(now().context).toMatchObject({ mode: 'view', id: 7, removal: null });
  });

  test('a refused delete is told, and its reason kept until the next attempt', async () => {
    const { play, now, emitted } = begin();
    await play(drop);
    await play({ type: 'confirm' });
    await play({ type: 'xstate.error.actor.remove', error: refusal });
    expect(emitted).toEqual([{ type: 'refused', problem: refusal }]);
    expect(now()).toEqual({ value: 'closed', context: { ...nothingOpen, problem: refusal } });
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
    expect(busy()).toBe(false);
    await play({ type: 'save', draft: {} });
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
      recordEditorMachineWith<Draft, Row>({ save: never });
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
  const machine = recordEditorMachineWith<Draft, Row>({ save: forever, remove: forever });
  return { actor: createActor(machine).start(), requests, signals };
}
