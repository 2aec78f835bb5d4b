import type { ChatMessage } from '#domain/messaging/chat-message';
import type { ChatRoom } from '#domain/messaging/chat-room';

/** Whose rooms, and of which city. */
export interface ChatPlace {
  user: number;
  city: string;
}

/** Which of them are listened to. */
export interface RoomsRequest {
  /** The newest so many. */
  count: number;
  /** In their names; empty: all. */
  search: string;
}

export interface RoomsWatcher {
  changed(rooms: readonly ChatRoom[], more: boolean): void;
  /** The last word: a listener that was refused is dead. */
  failed(problem: unknown): void;
}

export interface RoomWatcher {
  /** Null: there is no such room, or it is somebody else's. */
  room(room: ChatRoom | null): void;
  /** All since the listening began, oldest first; `older`: there are others before them. */
  messages(messages: readonly ChatMessage[], older: boolean): void;
  /** Whether what is known is confirmed by the server at the moment. */
  line(connected: boolean): void;
  failed(problem: unknown): void;
}

export interface OutgoingMessage {
  room: string;
  /** Made by the sender: the same words sent twice are one message. */
  id: string;
  text: string;
}

export interface OlderMessages {
  messages: readonly ChatMessage[];
  older: boolean;
}

/**
 * The rooms and messages of whoever is signed in to the realtime service (E-126, PROPOSED): `Users/{user}/Rooms/{room}`
 * is a room as this user sees it, `Rooms/{room}/Messages/{id}` what was said there. Rejections are `ChatFault`s.
 */
export interface ChatLine {
  watchRooms(place: ChatPlace, roomsRequest: RoomsRequest, watcher: RoomsWatcher): () => void;
  watchRoom(place: ChatPlace, room: string, watcher: RoomWatcher): () => void;
  /** The page before this message. */
  older(room: string, before: ChatMessage): Promise<OlderMessages>;
  send(user: number, message: OutgoingMessage): Promise<void>;
  /** Everything that waits for this user in the room; the badges become less by exactly those. */
  read(user: number, room: string): Promise<void>;
  tellTyping(user: number, room: string, typing: boolean): Promise<void>;
}
