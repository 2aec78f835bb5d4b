import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { ChatFault } from '#domain/messaging/chat-fault';
import {
  chatOutboxMachine,
  chatOutboxMachineWith,
  type Letter,
  nextOf,
} from '#machines/chat-outbox/chat-outbox.machine';
import { createTestActor } from './create-test-actor';
import { walkEveryEdge } from './walk-every-edge';

const letter = (id: string, room = 'r', refused = false): Letter => ({ id, room, text: id, at: 0, refused });
const send = (id: string, room = 'r') => ({ type: 'send', letter: letter(id, room) });
const delivered = { type: 'xstate.done.actor.deliver' };
const deliverFails = (refusal: 'offline' | 'refused') => ({
  type: 'xstate.error.actor.deliver',
  error: new ChatFault(refusal, 'test'),
});

walkEveryEdge(chatOutboxMachine, {
  inputs: [[], [letter('kept')]],
  payloads: {
    send: { letter: letter('a') },
    'send again': { id: 'a' },
    discard: { id: 'a' },
    arrived: { ids: ['a', 'kept'] },
    'xstate.error.actor.deliver': [deliverFails('offline'), deliverFails('refused')],
  },
  // Which letters there are, not how often: a walk that sends without end would not terminate.
  remembered: ({ context }) =>
    [
      ...new Set(context.letters.map(({ id, refused }: Letter) => `${id}${refused ? ' refused' : ''}`)),
    ].join(),
});

function startMachine(keptLetters: readonly Letter[] = []) {
  const testActor = createTestActor(chatOutboxMachine, { input: keptLetters });
  const snapshot = () => {
    const { value, context } = testActor.actor.getSnapshot();
    return [value, ...context.letters.map(({ id, refused }: Letter) => (refused ? `${id}!` : id))];
  };
  return {
    ...testActor,
    snapshot,
    sent: () => testActor.startedEffects.map(({ input }) => (input as Letter).id),
  };
}

test('letters are delivered one after the other, in the order of writing', async () => {
  const { dispatch, snapshot, sent } = startMachine();
  for (const event of [send('a'), send('b'), send('c', 's')]) await dispatch(event);
  expect([snapshot(), sent()]).toEqual([['sending', 'a', 'b', 'c'], ['a']]);
  for (const _ of [1, 2, 3]) await dispatch(delivered);
  expect([snapshot(), sent()]).toEqual([['idle'], ['a', 'b', 'c']]);
});

test('without a connection letters wait, and are sent when it is back or after five seconds', async () => {
  const { dispatch, snapshot, sent, clock } = startMachine();
  await dispatch(send('a'));
  await dispatch(deliverFails('offline'));
  await dispatch(send('b'));
  expect(snapshot()).toEqual(['waiting', 'a', 'b']);
  clock.increment(4_999);
  expect(snapshot()[0]).toBe('waiting');
  clock.increment(1);
  expect(snapshot()[0]).toBe('sending');
  await dispatch(deliverFails('offline'));
  await dispatch({ type: 'try again' });
  expect([snapshot(), sent()]).toEqual([
    ['sending', 'a', 'b'],
    ['a', 'a', 'a'],
  ]);
});

test('a refused letter blocks only its own room, until it is sent again', async () => {
  const { dispatch, snapshot, sent } = startMachine();
  for (const event of [send('a'), send('b'), send('c', 's')]) await dispatch(event);
  await dispatch(deliverFails('refused'));
  expect([snapshot(), sent()]).toEqual([
    ['sending', 'a!', 'b', 'c'],
    ['a', 'c'],
  ]);
  // The response belongs to the letter being sent.
  await dispatch({ type: 'send again', id: 'a' });
  await dispatch(delivered);
  expect([snapshot(), sent()]).toEqual([
    ['sending', 'a', 'b'],
    ['a', 'c', 'a'],
  ]);
  await dispatch(delivered);
  await dispatch(delivered);
  expect([snapshot(), sent()]).toEqual([['idle'], ['a', 'c', 'a', 'b']]);
});

test('discarding a refused letter lets the others go, and a letter being sent cannot be discarded', async () => {
  const { dispatch, snapshot } = startMachine();
  for (const event of [send('a'), send('b'), { type: 'discard', id: 'a' }]) await dispatch(event);
  expect(snapshot()).toEqual(['sending', 'a', 'b']);
  await dispatch(deliverFails('refused'));
  expect(snapshot()).toEqual(['idle', 'a!', 'b']);
  await dispatch({ type: 'discard', id: 'a' });
  expect(snapshot()).toEqual(['sending', 'b']);
});

test('a letter kept by an earlier page is sent first, and one that another tab has delivered is not sent again', async () => {
  const { dispatch, snapshot, sent } = startMachine([letter('old')]);
  expect([snapshot(), sent()]).toEqual([['sending', 'old'], ['old']]);
  await dispatch(deliverFails('offline'));
  await dispatch({ type: 'arrived', ids: ['old'] });
  expect(snapshot()).toEqual(['idle']);
});

test.each([
  [[], null],
  [[letter('a'), letter('b')], 'a'],
  [[letter('a', 'r', true), letter('b'), letter('c', 's')], 'c'],
  [[letter('a', 'r', true), letter('b')], null],
])('the next letter is the first that no refused letter of its room precedes', (letters, id) => {
  expect(nextOf(letters)?.id ?? null).toBe(id);
});

test('the console’s effect is the one that runs', async () => {
  const deliveredIds: string[] = [];
  const machine = chatOutboxMachineWith({ deliver: async ({ id }) => void deliveredIds.push(id) });
  const actor = createActor(machine, { input: [letter('a')] }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('idle'));
  expect([deliveredIds, actor.getSnapshot().context.letters]).toEqual([['a'], []]);
});
