import type { Clock } from '#domain/base/clock';
import type { ChatUser } from '#domain/messaging/chat-user';
import type { UserDocuments } from '#mocks/backend/backend-types';
import type { Store } from '#mocks/backend/db/db';
import type { Account } from '#mocks/backend/seed/session/accounts';
import { chatIn } from '#mocks/backend/services/chat';
import { unreadOf } from '#mocks/backend/services/receipts';
import type { Seat } from '#mocks/backend/tables/messaging/chats';
import { accountTable } from '#mocks/backend/tables/session/accounts';
import type { ChatServer } from './chat-server';
import type { FakeFirebase } from './fake-firebase';

interface Dependencies {
  db: Store;
  clock: Pick<Clock, 'now'>;
  firebase: FakeFirebase;
  chatServer: ChatServer;
}

export function createUserDocuments({ db, clock, firebase, chatServer }: Dependencies): UserDocuments {
  const { documents, faults } = firebase;
  const cityOfAccount = new Map<number, string>();
  const accounts = db.of(accountTable);

  /** Counts nothing before the first request: 10,000 rows of an unused city are not even seeded. */
  function writeChangedDocuments() {
    if (cityOfAccount.size === 0) return;
    const isUserMissing = faults.current().includes('missing-user');
    for (const account of accounts.list({}).rows) {
      const path = `Users/${account.id}`;
      if (isUserMissing) documents.remove(path);
      else writeIfChanged(path, badgesOf(account));
    }
  }

  /** For an account that is not signed in here: another open city that the account may enter. */
  function cityOf({ id, cities: ownCities }: Account): string | undefined {
    const openCities = new Set(cityOfAccount.values());
    return cityOfAccount.get(id) ?? ownCities.find((ownCity) => openCities.has(ownCity));
  }

  function badgesOf(account: Account): ChatUser {
    const city = cityOf(account);
    if (city === undefined) return { badge: 0, chatAdminUnread: 0 };
    return { badge: unreadOf(db, city, account), chatAdminUnread: chatIn(db, city).totalOf(account.id) };
  }

  /** Writing an unchanged document would notify its listeners. */
  function writeIfChanged(path: string, badges: ChatUser) {
    const before = documents.read(path);
    if (before?.badge === badges.badge && before.chatAdminUnread === badges.chatAdminUnread) return;
    documents.set(path, { ...badges });
  }

  /** Changes this account's chat from outside its console. */
  async function changeChat(
    accountId: number,
    change: (chatOfCity: ReturnType<typeof chatIn>, seat: () => Seat) => void,
    room: string | null = null,
  ) {
    await db.catchUp();
    const account = accounts.find(accountId);
    const city = account && (cityOf(account) ?? account.cities[0]);
    if (!city) throw new Error(`there is no account ${accountId} in the chat`);
    const chatOfCity = chatIn(db, city);
    change(chatOfCity, () => chatOfCity.roomOf(accountId, room, clock.now()));
    await db.settled();
  }

  db.onChange(writeChangedDocuments);
  faults.subscribe(writeChangedDocuments);
  function follow(accountId: number, city: string) {
    chatServer.openCity(accountId, city);
    if (cityOfAccount.get(accountId) === city) return;
    cityOfAccount.set(accountId, city);
    writeChangedDocuments();
  }

  return {
    follow: ({ id }, city) => follow(id, city),
    followAgain(accountId, city) {
      if (!cityOfAccount.has(accountId)) follow(accountId, city);
    },
    receiveChat: (accountId, room) =>
      changeChat(accountId, (chatOfCity, seat) => chatOfCity.receive(seat(), clock.now()), room),
    readChat: (accountId) => changeChat(accountId, (chatOfCity) => chatOfCity.readAll(accountId)),
    otherPartyReadsMessagesOf: (accountId, room) =>
      changeChat(accountId, (chatOfCity, seat) => chatOfCity.otherPartyReadsMessagesOf(seat()), room),
    typeChat: (accountId, room) =>
      changeChat(
        accountId,
        (chatOfCity, seat) => {
          const seatOfAccount = seat();
          chatOfCity.setTyping(seatOfAccount.room, chatOfCity.otherOf(seatOfAccount), clock.now());
        },
        room,
      ),
  };
}
