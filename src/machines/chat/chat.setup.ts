import { assign, fromCallback, sendTo, setup } from 'xstate';
import { PAGE_SIZE } from '#domain/base/limits';
import { type ChatMessage, type OlderMessages, waitsFor } from '#domain/messaging/chat-message';
import type { ChatRoom, RoomsQuery } from '#domain/messaging/chat-room';
import { placeholdersOf } from '../actors-of';

export interface ChatContext {
  user: number;
  /** The rooms that the listener covers. */
  roomsQuery: RoomsQuery;
  /** The rooms of the list; null until the first snapshot. */
  rooms: readonly ChatRoom[] | null;
  moreRooms: boolean;
  /** Id of the open room. */
  room: string | null;
  roomRecord: ChatRoom | null;
  /** The messages of the open room, oldest first, without duplicates. */
  messages: readonly ChatMessage[];
  /** Whether there are older messages than these. */
  older: boolean;
  /** The open room has messages that are not yet marked read. */
  due: boolean;
  /** Whether the page is visible. */
  shown: boolean;
  /** Whether the server currently confirms the data. */
  connected: boolean;
}

/** Events from the service's listeners. */
export type ChatSubscriptionEvent =
  | { type: 'rooms changed'; rooms: readonly ChatRoom[]; more: boolean }
  | { type: 'rooms failed' }
  | { type: 'room changed'; room: ChatRoom }
  | { type: 'room missing' }
  | { type: 'messages changed'; messages: readonly ChatMessage[]; older: boolean }
  | { type: 'connection changed'; connected: boolean }
  | { type: 'room failed' };

export type ChatEvent =
  | { type: 'search'; text: string }
  | { type: 'more rooms' }
  /** Opens a room by its id; null: none is open any more. */
  | { type: 'open'; room: string | null }
  | { type: 'show older' }
  | { type: 'look' }
  | { type: 'look away' }
  | { type: 'try again' }
  | ChatSubscriptionEvent;

export interface ChatEffects {
  /** `watchRooms` and `watchRoom` return a function that unsubscribes. */
  watchRooms(roomsQuery: RoomsQuery, send: (event: ChatSubscriptionEvent) => void): () => void;
  watchRoom(room: string, send: (event: ChatSubscriptionEvent) => void): () => void;
  loadOlder(from: { room: string; before: ChatMessage }): Promise<OlderMessages>;
  markRead(room: string): Promise<void>;
}

export interface ChatInput {
  user: number;
  room: string | null;
  search: string;
  shown: boolean;
}

export const initialContext = ({ user, room, search, shown }: ChatInput): ChatContext => ({
  user,
  roomsQuery: { count: PAGE_SIZE, search },
  rooms: null,
  moreRooms: false,
  ...emptyRoom(room),
  due: false,
  shown,
  connected: true,
});

function emptyRoom(
  room: string | null,
): Pick<ChatContext, 'room' | 'roomRecord' | 'messages' | 'older' | 'due'> {
  return { room, roomRecord: null, messages: [], older: false, due: false };
}

/** Merges two lists without duplicates, in the order of arrival; a newer version replaces the older one. */
export function merged(olderList: readonly ChatMessage[], newerList: readonly ChatMessage[]): ChatMessage[] {
  const ids = new Set(newerList.map(({ id }) => id));
  const [oldest] = newerList;
  const onlyOlder = olderList.filter(({ id }) => !ids.has(id));
  // no known message lies between the two lists: each page ends where the next begins
  const earlier = onlyOlder.filter(({ sent_at }) => oldest === undefined || sent_at <= oldest.sent_at);
  return [...earlier, ...newerList, ...onlyOlder.filter((one) => !earlier.includes(one))];
}

const throwNotProvided = () => {
  throw new Error('an actor of the chat was not provided');
};

export const chatSetup = setup({
  types: {
    context: {} as ChatContext,
    events: {} as ChatEvent,
    input: {} as ChatInput,
  },
  actors: {
    ...placeholdersOf<ChatEffects>()('loadOlder', 'markRead'),
    watchRooms: fromCallback<{ type: 'query changed'; roomsQuery: RoomsQuery }, RoomsQuery>(throwNotProvided),
    watchRoom: fromCallback<ChatEvent, string>(throwNotProvided),
  },
  guards: {
    hasRoom: ({ context }) => context.room !== null,
    isOther: ({ context }, room: string | null) => context.room !== room,
    hasOlder: ({ context }) => context.older && context.messages.length > 0,
    mayRead: ({ context }) => context.due && context.shown,
  },
  actions: {
    changeQuery: assign(({ context }, change: Partial<RoomsQuery>) => ({
      roomsQuery: { ...context.roomsQuery, ...change },
    })),
    requestMoreRooms: assign(({ context: { roomsQuery } }) => ({
      roomsQuery: { ...roomsQuery, count: roomsQuery.count + PAGE_SIZE },
    })),
    forgetRooms: assign({ rooms: null }),
    sendQuery: sendTo('rooms', ({ context }) => ({ type: 'query changed', roomsQuery: context.roomsQuery })),
    keepRooms: assign((_, { rooms, more }: { rooms: readonly ChatRoom[]; more: boolean }) => ({
      rooms,
      moreRooms: more,
    })),
    keepRoom: assign((_, room: string | null) => emptyRoom(room)),
    keepRoomRecord: assign(({ context }, roomRecord: ChatRoom) => ({
      roomRecord,
      due: context.due || roomRecord.unread > 0,
    })),
    keepMessages: assign(({ context }, { messages, older }: OlderMessages) => ({
      messages: merged(context.messages, messages),
      // known from the first page; each later page reports its own `older`
      older: context.messages.length === 0 ? older : context.older,
      due: context.due || messages.some((message) => waitsFor(message, context.user)),
    })),
    keepOlder: assign(({ context }, { messages, older }: OlderMessages) => ({
      messages: merged(messages, context.messages),
      older,
    })),
    keepConnection: assign(({ context }, connected: boolean) => ({
      connected,
      // after a lost connection, unread messages are marked read again
      due: context.due || (connected && !context.connected && (context.roomRecord?.unread ?? 0) > 0),
    })),
    begin: assign({ due: false }),
    look: assign({ shown: true }),
    lookAway: assign({ shown: false }),
  },
});
