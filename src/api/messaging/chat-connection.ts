import type { ChatMessage, OlderMessages } from '#domain/messaging/chat-message';
import type { ChatRoom, RoomsQuery } from '#domain/messaging/chat-room';

/** The user whose rooms are loaded, and the city of the rooms. */
export interface ChatScope {
  user: number;
  city: string;
}

export interface RoomsWatcher {
  changed(rooms: readonly ChatRoom[], more: boolean): void;
  /** The last call: a refused listener receives nothing more. */
  failed(problem: unknown): void;
}

export interface RoomWatcher {
  /** Null: the room does not exist, or belongs to another user. */
  room(room: ChatRoom | null): void;
  /** Every message since the subscription started, oldest first; `older`: there are earlier ones. */
  messages(messages: readonly ChatMessage[], older: boolean): void;
  /** Whether the server currently confirms the data. */
  connection(connected: boolean): void;
  failed(problem: unknown): void;
}

export interface OutgoingMessage {
  room: string;
  /** Created by the sender: a message that is sent twice has one id and is stored once. */
  id: string;
  text: string;
}

/**
 * Rooms and messages of the user of the realtime session (E-126, PROPOSED): `Users/{user}/Rooms/{room}` is a
 * room as this user sees it, `Rooms/{room}/Messages/{id}` its messages. Rejections are `ChatFault`s.
 */
export interface ChatConnection {
  watchRooms(scope: ChatScope, roomsQuery: RoomsQuery, watcher: RoomsWatcher): () => void;
  watchRoom(scope: ChatScope, room: string, watcher: RoomWatcher): () => void;
  /** The page of messages before this one. */
  older(room: string, before: ChatMessage): Promise<OlderMessages>;
  send(user: number, message: OutgoingMessage): Promise<void>;
  /** Marks every unread message of the room as read and lowers the badges by their number. */
  read(user: number, room: string): Promise<void>;
  setTyping(user: number, room: string, typing: boolean): Promise<void>;
}
