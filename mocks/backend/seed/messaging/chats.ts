import type { ChatRoom } from '#domain/messaging/chat-room';
import type { SeedContext } from '#mocks/backend/seed/base/context';
import { utcIsoTime } from '#mocks/backend/seed/base/seed-times';
import { type ChatTalk, chatTalks, messageAt, type SeededMessage } from './chat-talks';

/** A room as one account sees it: a room of two accounts has two rows, one with an app user has one. */
export type SeededSeat = Omit<ChatRoom, 'id'> & { room: string; account_id: number };

export const seedChatRooms = (context: SeedContext): SeededSeat[] =>
  chatTalks(context.of('chat')).flatMap((talk) =>
    talk.accounts.map((account_id, index) => {
      const last = talk.count === 0 ? null : messageAt(talk, talk.count - 1);
      return {
        room: talk.room,
        account_id,
        name: talk.names[index] ?? '',
        last_message: last?.text ?? null,
        last_sent_at: last === null ? utcIsoTime(talk.lastAt) : last.sent_at,
        // The unread messages of a room of two accounts are those of the first account.
        unread: index === 0 ? talk.unread : 0,
        typing_at: null,
      };
    }),
  );

export const seedChatMessages = (context: SeedContext): SeededMessage[] =>
  chatTalks(context.of('chat')).flatMap((talk) =>
    Array.from({ length: talk.count }, (_, index) => messageAt(talk, index)),
  );

/** The unread total of each account with a room in the city. */
export function seedChatTotals(context: SeedContext): { account_id: number; admin_unread: number }[] {
  const totals = new Map<number, number>();
  const count = ({ accounts: [account = 0], unread }: ChatTalk) =>
    totals.set(account, (totals.get(account) ?? 0) + unread);
  for (const talk of chatTalks(context.of('chat'))) count(talk);
  return [...totals].map(([account_id, admin_unread]) => ({ account_id, admin_unread }));
}
