import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { ChatFault } from '#domain/messaging/chat-fault';
import {
  chatOutboxMachine,
  chatOutboxMachineWith,
  type Letter,
  nextOf,
} from '#machines/chat-outbox/chat-outbox.machine';
import { onStage } from './stage';
import { walkEveryEdge } from './walk';

const letter = (id: string, room = 'r', refused = false): Letter => ({ id, room, text: id, at: 0, refused });
const send = (id: string, room = 'r') => ({ type: 'send', letter: letter(id, room) });
const delivered = { type: 'xstate.done.actor.deliver' };
const fails = (refusal: 'offline' | 'refused') => ({
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
    'xstate.error.actor.deliver': [fails('offline'), fails('refused')],
  },
  // Which letters there are, not how often: a walk that sends without end would not terminate.
  remembered: ({ context }) =>
    [
      ...new Set(context.letters.map(({ id, refused }: Letter) => `${id}${refused ? ' refused' : ''}`)),
    ].join(),
});

function begin(kept: readonly Letter[] = []) {
  const stage = onStage(chatOutboxMachine, { input: kept });
  const now = () => {
    const { value, context } = stage.actor.getSnapshot();
    return [value, ...context.letters.map(({ id, refused }: Letter) => (refused ? `${id}!` : id))];
  };
  return { ...stage, now, sent: () => stage.calls.map(({ input }) => (input as Letter).id) };
}

test('letters are delivered one after the other, in the order of writing', async () => {
  const { play, now, sent } = begin();
  for (const event of [send('a'), send('b'), send('c', 's')]) await play(event);
  expect([now(), sent()]).toEqual([['sending', 'a', 'b', 'c'], ['a']]);
  for (const _ of [1, 2, 3]) await play(delivered);
  expect([now(), sent()]).toEqual([['idle'], ['a', 'b', 'c']]);
});

test('without a connection letters wait, and are sent when it is back or after five seconds', async () => {
  const { play, now, sent, clock } = begin();
  await play(send('a'));
  await play(fails('offline'));
  await play(send('b'));
  expect(now()).toEqual(['waiting', 'a', 'b']);
  clock.increment(4_999);
  expect(now()[0]).toBe('waiting');
  clock.increment(1);
  expect(now()[0]).toBe('sending');
  await play(fails('offline'));
  await play({ type: 'try again' });
  expect([now(), sent()]).toEqual([
    ['sending', 'a', 'b'],
    ['a', 'a', 'a'],
  ]);
});

test('a refused letter blocks only its own room, until it is sent again', async () => {
  const { play, now, sent } = begin();
  for (const event of [send('a'), send('b'), send('c', 's')]) await play(event);
  await play(fails('refused'));
  expect([now(), sent()]).toEqual([
    ['sending', 'a!', 'b', 'c'],
    ['a', 'c'],
  ]);
  // The response belongs to the letter being sent.
  await play({ type: 'send again', id: 'a' });
  await play(delivered);
  expect([now(), sent()]).toEqual([
    ['sending', 'a', 'b'],
    ['a', 'c', 'a'],
  ]);
  await play(delivered);
  await play(delivered);
  expect([now(), sent()]).toEqual([['idle'], ['a', 'c', 'a', 'b']]);
});

test('discarding a refused letter lets the others go, and a letter being sent cannot be discarded', async () => {
  const { play, now } = begin();
  for (const event of [send('a'), send('b'), { type: 'discard', id: 'a' }]) await play(event);
  expect(now()).toEqual(['sending', 'a', 'b']);
  await play(fails('refused'));
  expect(now()).toEqual(['idle', 'a!', 'b']);
  await play({ type: 'discard', id: 'a' });
  expect(now()).toEqual(['sending', 'b']);
});

test('a letter kept by an earlier page is sent first, and one that another tab has delivered is not sent again', async () => {
  const { play, now, sent } = begin([letter('old')]);
  expect([now(), sent()]).toEqual([['sending', 'old'], ['old']]);
  await play(fails('offline'));
  await play({ type: 'arrived', ids: ['old'] });
  expect(now()).toEqual(['idle']);
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
  const seen: string[] = [];
  const machine = chatOutboxMachineWith({ deliver: async ({ id }) => void seen.push(id) });
  const actor = createActor(machine, { input: [letter('a')] }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('idle'));
  expect([seen, actor.getSnapshot().context.letters]).toEqual([['a'], []]);
});
