import { expect, test } from 'vitest';
import { chatIn } from '#mocks/backend/services/chat';
import { chatMessageTable, chatSeatTable, chatTotalTable } from '#mocks/backend/tables/messaging/chats';
import { startBackend } from '../start-backend';

test.each(['normal', 'busy', 'edge'] as const)(
  '%s: the summary of each room matches its messages',
  async (profile) => {
    const { backend } = await startBackend({ seed: { profile, n: 1 } });
    const { db } = backend;
    const seats = db.of(chatSeatTable).list({ city: 'akashi' }).rows;
    const messages = db.of(chatMessageTable).list({ city: 'akashi' }).rows;
    const odd = seats.filter((seat) => {
      const sentMessages = messages.filter(({ room }) => room === seat.room);
      const times = sentMessages.map(({ sent_at }) => sent_at);
      const waiting = sentMessages.filter(
        ({ sender, state }) => sender !== seat.account_id && state === 'sent',
      ).length;
      return (
        (sentMessages.at(-1)?.text ?? null) !== seat.last_message ||
        waiting !== seat.unread ||
        times.some((time, index) => index > 0 && time <= (times[index - 1] ?? ''))
      );
    });
    expect(odd).toEqual([]);
    const totals = db.of(chatTotalTable).list({ city: 'akashi' }).rows;
    const wrong = totals.filter(({ account_id, admin_unread }) => {
      const own = seats.filter((seat) => seat.account_id === account_id);
      return own.reduce((sum, { unread }) => sum + unread, 0) !== admin_unread;
    });
    expect(wrong).toEqual([]);
  },
);

test('a city without data or without chat has no messages, and each city has texts of its own', async () => {
  const { backend } = await startBackend();
  const talk = (city: string) => backend.db.of(chatMessageTable).list({ city }).rows;
  expect(talk('settsu')).toEqual([]);
  expect(talk('akashi').some(({ text }) => text.includes('明石'))).toBe(true);
  expect(talk('kusatsu').some(({ text }) => text.includes('明石'))).toBe(false);
  const empty = await startBackend({ seed: { profile: 'empty', n: 1 } });
  expect(empty.backend.db.of(chatSeatTable).list({ city: 'akashi' }).rows).toEqual([]);
});

test('the busy seed has a room of 10,000 messages, the edge seed one without any', async () => {
  const busy = (await startBackend({ seed: { profile: 'busy', n: 1 } })).backend;
  expect(chatIn(busy.db, 'akashi').messagesOf('akashi-office')).toHaveLength(10_000);
  const edge = (await startBackend({ seed: { profile: 'edge', n: 1 } })).backend;
  expect(chatIn(edge.db, 'akashi').messagesOf('akashi-1-4')).toEqual([]);
});
