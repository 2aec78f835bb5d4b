import type { ChatUser } from '#domain/messaging/chat-user';
import type { UserDocuments } from '#mocks/backend-types';
import type { Store } from '#mocks/db/db';
import type { Account } from '#mocks/seed/session/accounts';
import { unreadOf } from '#mocks/services/receipts';
import { chatUserTable } from '#mocks/tables/messaging/chat-users';
import { accountTable } from '#mocks/tables/session/accounts';
import type { FakeFirebase } from './fake-firebase';

export function createUserDocuments(db: Store, { documents, faults }: FakeFirebase): UserDocuments {
  const cities = new Map<number, string>();
  const accounts = db.of(accountTable);
  const chatUsers = db.of(chatUserTable);

  /** Nothing is counted before somebody asks: 10,000 rows of a city nobody looks at are not even seeded. */
  function sync() {
    if (cities.size === 0) return;
    const missing = faults.current().includes('missing-user');
    const open = new Set(cities.values());
    for (const account of accounts.list({}).rows) {
      const path = `Users/${account.id}`;
      if (missing) documents.remove(path);
      else write(path, badgesOf(account, open));
    }
  }

  function badgesOf(account: Account, open: ReadonlySet<string>): ChatUser {
    const { id } = account;
    // an account that is not signed in here stands in a city that is open anyway, if it may
    const city = cities.get(id) ?? account.cities.find((one) => open.has(one));
    const badge = city === undefined ? 0 : unreadOf(db, city, account);
    return { badge, chatAdminUnread: chatUsers.find(id)?.admin_unread ?? 0 };
  }

  /** A document that is written anew without a change would wake its listeners. */
  function write(path: string, badges: ChatUser) {
    const before = documents.read(path);
    if (before?.badge === badges.badge && before.chatAdminUnread === badges.chatAdminUnread) return;
    documents.set(path, { ...badges });
  }

  async function setChat(accountId: number, next: (unread: number) => number) {
    await db.catchUp();
    const row = chatUsers.find(accountId);
    if (!row) throw new Error(`there is no account ${accountId} in the chat`);
    chatUsers.update(row.id, { admin_unread: next(row.admin_unread) });
    await db.settled();
  }

  db.onChange(sync);
  faults.subscribe(sync);
  return {
    follow({ id }, city) {
      if (cities.get(id) === city) return;
      cities.set(id, city);
      sync();
    },
    receiveChat: (accountId) => setChat(accountId, (unread) => unread + 1),
    readChat: (accountId) => setChat(accountId, () => 0),
  };
}
