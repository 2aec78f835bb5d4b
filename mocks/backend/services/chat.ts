import type { Store } from '#mocks/backend/db/db';
import { utcIsoTime } from '#mocks/backend/seed/base/seed-times';
import { PUSHED_LINES } from '#mocks/backend/seed/texts/chat-texts';
import {
  chatMessageTable,
  chatSeatTable,
  chatTotalTable,
  type Seat,
} from '#mocks/backend/tables/messaging/chats';

export interface NewMessage {
  room: string;
  key: string;
  sender: number;
  text: string;
}

/** The rooms of one city, and the server's side of their messages. */
export function chatIn(db: Store, city: string) {
  const seats = db.of(chatSeatTable);
  const messages = db.of(chatMessageTable);
  const totals = db.of(chatTotalTable);

  const seatsOf = (room: string) => seats.list({ city, filter: (seat) => seat.room === room }).rows;
  const seatOf = (room: string, account: number) =>
    seatsOf(room).find(({ account_id }) => account_id === account);
  const messagesOf = (room: string) =>
    messages.list({ city, filter: (message) => message.room === room }).rows;
  const totalRow = (account: number) =>
    totals.list({ city, filter: ({ account_id }) => account_id === account }).rows[0];
  const totalOf = (account: number) => totalRow(account)?.admin_unread ?? 0;

  function setTotal(account: number, admin_unread: number) {
    const row = totalRow(account);
    if (row) totals.update(row.id, { admin_unread });
    else totals.create({ city, account_id: account, admin_unread });
  }

  /** Adds a message after all others in the room, unread for every account except its sender. */
  function post({ room, key, sender, text }: NewMessage, now: number) {
    const roomSeats = seatsOf(room);
    const lastSentAt = Math.max(
      0,
      ...roomSeats.map(({ last_sent_at }) => Date.parse(last_sent_at ?? '') || 0),
    );
    const sent_at = utcIsoTime(Math.max(now, lastSentAt + 1));
    messages.create({ city, room, key, sender, text, sent_at, state: 'sent' });
    for (const seat of roomSeats) {
      const change = { last_message: text, last_sent_at: sent_at };
      if (seat.account_id === sender) seats.update(seat.id, change);
      else {
        seats.update(seat.id, { ...change, unread: seat.unread + 1, typing_at: null });
        setTotal(seat.account_id, totalOf(seat.account_id) + 1);
      }
    }
  }

  /** Marks every message to this account in this room as read. */
  function readRoom({ room, account_id, unread, id }: Seat) {
    messages.updateAll(
      {
        city,
        filter: (message) =>
          message.room === room && message.sender !== account_id && message.state === 'sent',
      },
      { state: 'read' },
    );
    seats.update(id, { unread: 0 });
    setTotal(account_id, Math.max(0, totalOf(account_id) - unread));
  }

  const newestOf = (account: number) =>
    seats.list({ city, filter: ({ account_id }) => account_id === account, sort: '-last_sent_at' }).rows[0];

  /** The room of this account: the given one, or the newest. Without any room, a new customer opens one. */
  function roomOf(account: number, room: string | null, now: number): Seat {
    const existingSeat = (room === null ? undefined : seatOf(room, account)) ?? newestOf(account);
    if (existingSeat) return existingSeat;
    return seats.create({
      city,
      room: `${city}-${account}-new`,
      account_id: account,
      name: '新しいお客さま',
      last_message: null,
      last_sent_at: utcIsoTime(now),
      unread: 0,
      typing_at: null,
    });
  }

  /** The other party's account id in the room. */
  function otherOf({ room, account_id }: Seat): number {
    const colleague = seatsOf(room).find((seat) => seat.account_id !== account_id)?.account_id;
    const sender = messagesOf(room).find((message) => message.sender !== account_id)?.sender;
    return colleague ?? sender ?? UNKNOWN_SENDER;
  }

  return {
    seatsOf,
    seatOf,
    messagesOf,
    roomOf,
    totalOf,
    setTotal,
    post,
    otherOf,
    seats: () => seats.list({ city }).rows,
    setUnread: (id: number, unread: number) => void seats.update(id, { unread }),
    setRead: (room: string, keys: ReadonlySet<string>) =>
      void messages.updateAll(
        { city, filter: (message) => message.room === room && keys.has(message.key) },
        { state: 'read' },
      ),

    receive(seat: Seat, now: number) {
      const messageCount = messagesOf(seat.room).length;
      const text = PUSHED_LINES[messageCount % PUSHED_LINES.length] ?? '';
      // Unique, even when two tabs push at the same moment.
      const key = `p${String(messageCount + 1).padStart(6, '0')}-${String(Math.random()).slice(2, 10)}`;
      post({ room: seat.room, key, sender: otherOf(seat), text }, now);
    },

    readAll(account: number) {
      for (const seat of seats.list({ city, filter: (one) => one.account_id === account && one.unread > 0 })
        .rows)
        readRoom(seat);
      setTotal(account, 0);
    },

    /** Marks this account's messages as read by the other party. */
    otherPartyReadsMessagesOf(seat: Seat) {
      const other = seatsOf(seat.room).find(({ account_id }) => account_id !== seat.account_id);
      if (other) return readRoom(other);
      messages.updateAll(
        {
          city,
          filter: ({ room, sender, state }) =>
            room === seat.room && sender === seat.account_id && state === 'sent',
        },
        { state: 'read' },
      );
    },

    /** All other accounts in the room see the indicator. */
    setTyping(room: string, sender: number, now: number | null) {
      for (const seat of seatsOf(room)) {
        if (seat.account_id !== sender)
          seats.update(seat.id, { typing_at: now === null ? null : utcIsoTime(now) });
      }
    },
  };
}

/** The other party in a room without messages. */
const UNKNOWN_SENDER = 1_999_999;
