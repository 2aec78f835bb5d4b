import { searchKeysOfRoom } from '#domain/messaging/chat-room';
import type { Store } from '#mocks/backend/db/db';
import { chatIn } from '#mocks/backend/services/chat';
import type { Seat, StoredMessage } from '#mocks/backend/tables/messaging/chats';
import type { DocumentStore } from './documents';

/** Keeps the chat's documents equal to the tables: rooms of open cities, messages of rooms that were read. */
export function createChatDocuments(db: Store, documents: DocumentStore, openCities: ReadonlySet<string>) {
  /** A changed row is another object, so an identical row needs no comparison. */
  const rowOfPath = new Map<string, Seat | StoredMessage>();
  const readRooms = new Set<string>();
  documents.fillFrom((collection) => {
    const [, room] = /^Rooms\/([^/]+)\/Messages$/.exec(collection) ?? [];
    if (room === undefined) return;
    readRooms.add(room);
    writeChangedRows();
  });

  function writeChangedRows() {
    const currentPaths = new Set<string>();
    const writeIfChanged = (
      path: string,
      row: Seat | StoredMessage,
      toDocument: () => Record<string, unknown>,
    ) => {
      currentPaths.add(path);
      if (rowOfPath.get(path) === row) return;
      rowOfPath.set(path, row);
      documents.set(path, toDocument());
    };
    documents.batch(() => {
      for (const city of openCities) {
        const chat = chatIn(db, city);
        const roomsOfCity = new Set<string>();
        for (const seat of chat.seats()) {
          roomsOfCity.add(seat.room);
          writeIfChanged(`Users/${seat.account_id}/Rooms/${seat.room}`, seat, () => seatDocument(seat));
        }
        for (const room of readRooms) {
          if (!roomsOfCity.has(room)) continue;
          for (const message of chat.messagesOf(room)) {
            writeIfChanged(`Rooms/${room}/Messages/${message.key}`, message, () => messageDocument(message));
          }
        }
      }
      for (const path of rowOfPath.keys()) {
        if (currentPaths.has(path)) continue;
        rowOfPath.delete(path);
        documents.remove(path);
      }
    });
  }
  return { writeChangedRows };
}

const seatDocument = ({ city, name, last_message, last_sent_at, unread, typing_at }: Seat) => ({
  city,
  name,
  name_keys: searchKeysOfRoom(name),
  last_message: last_message ?? null,
  last_sent_at: last_sent_at ? new Date(last_sent_at) : null,
  unread,
  typing_at: typing_at ? new Date(typing_at) : null,
});

const messageDocument = ({ sender, text, sent_at, state }: StoredMessage) => ({
  sender,
  text,
  sent_at: new Date(sent_at),
  state,
});
