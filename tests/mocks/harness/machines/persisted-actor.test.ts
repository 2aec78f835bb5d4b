import { expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import { recordEditorMachineWith } from '#machines/record-editor/record-editor.machine';
import { createClock } from '#mocks/harness/clock/clock';
import { createMachineTimers } from '#mocks/harness/machines/machine-timers';
import { persistedActor } from '#mocks/harness/machines/persisted-actor';

const clock = createClock({ start: 1_000_000, paused: true });

const neverSettles = () => new Promise<never>(() => {});
const persistedLamp = ({ context = {}, id = 'lamp' }: { context?: object; id?: string }) => {
  const timers = createMachineTimers(clock);
  const lamp = setup({ delays: { patience: 5_000 } }).createMachine({
    id,
    context,
    initial: 'on',
    states: { on: { after: { patience: 'off' } }, off: {} },
  });
  const actor = createActor(lamp, { clock, inspect: timers.inspect }).start();
  return persistedActor(actor, timers);
};

test('an actor is persisted with its delayed events [R-WISH-10]', () => {
  expect(persistedLamp({ context: { rows: [{ id: 1, name: '祭', at: null }] } })).toEqual({
    snapshot: {
      status: 'active',
      value: 'on',
      historyValue: {},
      context: { rows: [{ id: 1, name: '祭', at: null }] },
      children: {},
    },
    waiting: [
      {
        id: 'xstate.after.patience.lamp.on',
        event: { type: 'xstate.after.patience.lamp.on' },
        at: 1_005_000,
      },
    ],
  });
});

test('an actor with files, errors, secrets, functions or too much data begins anew, and so does the session [A-321]', () => {
  const contexts = [
    { file: new File(['1'], '祭.png') },
    { problems: [new Error('refused')] },
    { request: { draft: { password: 'machi2026' } } },
    { read: () => null },
    { text: 'あ'.repeat(20_000) },
  ];
  expect(contexts.map((context) => persistedLamp({ context }))).toEqual(contexts.map(() => null));
  expect(persistedLamp({ id: 'session' })).toBeNull();
  expect(persistedLamp({ id: 'realtime' })).toBeNull();
});

test('a confirmation about leaving begins anew, because its navigation is gone [A-321]', () => {
  const timers = createMachineTimers(clock);
  const editor = createActor(
    recordEditorMachineWith({
      read: neverSettles,
      save: neverSettles,
      find: neverSettles,
      remove: neverSettles,
    }),
    {
      clock,
      inspect: timers.inspect,
    },
  ).start();
  const isPersisted = (...events: Parameters<typeof editor.send>[0][]) => {
    for (const event of events) editor.send(event);
    return [editor.getSnapshot().value, persistedActor(editor, timers) !== null];
  };
  const request = { mode: 'create' as const, id: null, draft: { title: '祭' } };
  const work = 'saving';
  expect([
    isPersisted({ type: 'started', record: null }, { type: 'changed' }),
    isPersisted({ type: 'close' }),
    isPersisted({ type: 'stay' }, { type: 'save', request }),
    isPersisted({ type: 'close' }),
    isPersisted({ type: 'stay' }),
  ]).toEqual([
    ['dirty', true],
    ['leaving', false],
    [{ sending: { work, stopConfirmation: 'closed' } }, true],
    [{ sending: { work, stopConfirmation: 'open' } }, false],
    [{ sending: { work, stopConfirmation: 'closed' } }, true],
  ]);
});
