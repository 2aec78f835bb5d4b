import { act, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { assign, createActor, createMachine } from 'xstate';
import { contextText } from '#mocks/harness/panel/parts/machines/context-text';
import { fill, openPanel, type PanelView, preparePanel } from './open-panel';

preparePanel();

const door = createMachine({
  id: 'door',
  context: { opened: 0, by: '', token: 'secret' },
  initial: 'closed',
  states: {
    closed: {
      on: {
        open: {
          target: 'ajar',
          guard: ({ event }) => event.by.length > 0,
          actions: assign(({ context, event }) => ({ ...context, opened: context.opened + 1, by: event.by })),
        },
      },
    },
    ajar: { on: { close: 'closed' }, after: { 60000: 'closed' } },
  },
});

/** The part with two actors of one machine, and the details of both. */
async function openDoorActors() {
  const view = await openPanel({}, '状態機械');
  const actors = [1, 2].map(() => createActor(door, { inspect: view.harness.machines.inspect }));
  await act(async () => {
    for (const actor of actors) actor.start();
  });
  await view.user.click(view.panel.getByText('コンテキストとイベント'));
  return { view, actors };
}

const typesIn = (group: HTMLElement | undefined) =>
  [...(group?.querySelectorAll('option') ?? [])].map(({ value }) => value);
const doorOf = ({ panel }: PanelView, number: number) => {
  const actor = panel.getByRole('region', { name: `door ${number}` });
  const actorRegion = within(actor);
  const [accepted, others] = actorRegion.getAllByRole('group');
  return {
    actorRegion,
    display: {
      state: actor.querySelector('p')?.textContent,
      context: JSON.parse(actorRegion.getByRole('region').textContent ?? ''),
      accepted: typesIn(accepted),
      others: typesIn(others),
    },
  };
};

test('each actor of a machine shows its state, its context without secrets, and the events that it accepts [R-WISH-05]', async () => {
  const { view, actors } = await openDoorActors();
  const closedDoor = {
    state: 'closed',
    context: { opened: 0, by: '', token: '•••' },
    // its guard reads a value that no event has had yet
    accepted: [],
    others: ['open', 'close'],
  };
  expect([doorOf(view, 1).display, doorOf(view, 2).display]).toEqual([closedDoor, closedDoor]);
  await act(async () => actors[1]?.send({ type: 'open', by: '山口' }));
  expect([doorOf(view, 1).display, doorOf(view, 2).display]).toEqual([
    { ...closedDoor, accepted: ['open'], others: ['close'] },
    {
      state: 'ajar',
      context: { opened: 1, by: '山口', token: '•••' },
      accepted: ['close'],
      others: ['open'],
    },
  ]);
  await act(async () => actors[0]?.stop());
  expect(view.panel.queryByRole('region', { name: 'door 1' })).toBeNull();
  await act(async () => actors[1]?.stop());
  expect(view.panel.getAllByText('今は動いていません')).toHaveLength(2);
});

test('an event is sent as it was sent last, or as it is written, and a problem is beside its field', async () => {
  const { view, actors } = await openDoorActors();
  await act(async () => actors[1]?.send({ type: 'open', by: '山口' }));
  const { actorRegion } = doorOf(view, 1);
  fill(actorRegion.getByLabelText('送るイベント'), 'open');
  const text = actorRegion.getByLabelText<HTMLTextAreaElement>('イベント(JSON)');
  expect(JSON.parse(text.value)).toEqual({ type: 'open', by: '山口' });
  const send = () => view.user.click(actorRegion.getByRole('button', { name: '送る' }));
  const refusals: unknown[] = [];
  for (const eventText of ['open', '{"by":"佐藤"}', '{"type":"close"}']) {
    fill(text, eventText);
    await send();
    refusals.push([actorRegion.getByRole('alert').textContent, text.ariaInvalid]);
  }
  expect(refusals).toEqual([
    ['type のあるJSONを入力してください', 'true'],
    ['type のあるJSONを入力してください', 'true'],
    ['今の状態では受け付けません', 'true'],
  ]);
  fill(text, '{"type":"open","by":"佐藤"}');
  await send();
  expect([actorRegion.queryByRole('alert'), doorOf(view, 1).display.context]).toEqual([
    null,
    { opened: 1, by: '佐藤', token: '•••' },
  ]);
  await act(async () => {
    for (const actor of actors) actor.stop();
  });
});

test('what is no data in a context is named, deep values end, and a long text is cut', () => {
  const circular: Record<string, unknown> = { name: 'a' };
  circular.self = circular;
  const context = {
    run: () => 1,
    failure: new TypeError('no'),
    file: new File([], 'a.png'),
    ids: new Set([1, 2]),
    rows: new Map([['a', { password: 'machi2026' }]]),
    none: undefined,
    big: 3n,
  };
  expect(JSON.parse(contextText(context))).toEqual({
    run: '[function]',
    failure: '[TypeError: no]',
    file: '[File]',
    ids: [1, 2],
    rows: [['a', { password: '•••' }]],
    big: '3',
  });
  expect(contextText(circular).match(/"name"/g)).toHaveLength(6);
  expect([contextText('あ'.repeat(30_000)).length, contextText(undefined)]).toEqual([20_001, 'undefined']);
});
