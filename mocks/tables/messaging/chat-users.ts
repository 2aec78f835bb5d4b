import * as z from 'zod/mini';
import { CHAT_UNREAD_MAX } from '#domain/base/limits';
import { defineTable } from '#mocks/db/define-table';
import type { SeedContext } from '#mocks/seed/base/context';
import { ACCOUNTS } from '#mocks/seed/session/accounts';

/** What the chat knows of an account; its id is the account's. Firebase holds a copy (mocks/firebase/user-documents.ts). */
const ChatUserRow = z.object({ id: z.number(), admin_unread: z.number() });

export const chatUserTable = defineTable({
  name: 'chat_users',
  scope: 'world',
  schema: ChatUserRow,
  seed: (context) => ACCOUNTS.map(() => ({ admin_unread: unreadFor(context) })),
});

function unreadFor({ profile, faker }: SeedContext): number {
  if (profile === 'empty') return 0;
  // more than the menu counts
  if (profile === 'busy' || profile === 'edge') return CHAT_UNREAD_MAX + 1;
  return faker.number.int({ min: 1, max: 12 });
}
