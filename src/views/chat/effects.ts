import type { ChatLine, ChatPlace } from '#api/messaging/chat-line';
import { loadChatLine } from '#api/messaging/load-chat-line';
import { isForbidden } from '#domain/messaging/chat-fault';
import type { ErrorLog } from '#kit/services/error-log';
import type { ChatEffects } from '#machines/chat/chat.machine';
import type { OutboxEffects } from '#machines/chat-outbox/chat-outbox.machine';

export interface ChatViewEffects extends ChatEffects, OutboxEffects {
  /** Returns at once; a failure loses nothing. */
  tellTyping(room: string, typing: boolean): void;
}

/** Effects of the chat's machines. `denied`: called for denials that concern more than the chat (R-FB-06). */
export function chatEffects(
  place: ChatPlace,
  errorLog: Pick<ErrorLog, 'add'>,
  denied: () => void,
): ChatViewEffects {
  const { user } = place;
  const tellDenial = (problem: unknown) => {
    if (isForbidden(problem)) denied();
  };
  return {
    watchRooms: (roomsRequest, send) => {
      const failed = (problem: unknown) => {
        errorLog.add(problem, 'chat');
        tellDenial(problem);
        send({ type: 'rooms failed' });
      };
      return watching(
        (line) =>
          line.watchRooms(place, roomsRequest, {
            changed: (rooms, more) => send({ type: 'rooms changed', rooms, more }),
            failed,
          }),
        failed,
      );
    },
    watchRoom: (room, send) => {
      const failed = (problem: unknown) => {
        errorLog.add(problem, 'chat');
        send({ type: 'room failed' });
      };
      return watching(
        (line) =>
          line.watchRoom(place, room, {
            room: (roomRecord) =>
              send(
                roomRecord === null ? { type: 'room missing' } : { type: 'room changed', room: roomRecord },
              ),
            messages: (messages, older) => send({ type: 'messages changed', messages, older }),
            line: (connected) => send({ type: 'line changed', connected }),
            failed,
          }),
        failed,
      );
    },
    askOlder: async (room, before) => (await loadChatLine()).older(room, before),
    markRead: async (room) => (await loadChatLine()).read(user, room),
    async deliver({ id, room, text }) {
      const line = await loadChatLine();
      try {
        await line.send(user, { id, room, text });
      } catch (problem) {
        tellDenial(problem);
        throw problem;
      }
    },
    tellTyping: (room, typing) =>
      void loadChatLine()
        .then((line) => line.tellTyping(user, room, typing))
        .catch(() => undefined),
  };
}

/** Starts once the chunk of the SDK is loaded, unless it is stopped before. */
function watching(begin: (line: ChatLine) => () => void, failed: (problem: unknown) => void): () => void {
  let stop: (() => void) | undefined;
  let over = false;
  loadChatLine().then((line) => {
    if (!over) stop = begin(line);
  }, failed);
  return () => {
    over = true;
    stop?.();
  };
}
