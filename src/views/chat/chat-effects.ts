import type { ChatScope } from '#api/messaging/chat-connection';
import { loadChatConnection } from '#api/messaging/load-chat-connection';
import { isForbidden } from '#domain/messaging/chat-fault';
import type { ErrorLog } from '#kit/services/error-log';
import type { ChatEffects } from '#machines/chat/chat.setup';
import type { OutboxEffects } from '#machines/chat-outbox/chat-outbox.machine';
import { watching } from '#records/chat/watching';

export interface ChatViewEffects extends ChatEffects, OutboxEffects {
  /** Reports that the user types or stops; returns at once, and a failure loses nothing. */
  setTyping(room: string, typing: boolean): void;
}

/** Effects of the chat's machines. `onDenied`: called for denials that concern more than the chat (R-FB-06). */
export function chatEffects(
  scope: ChatScope,
  errorLog: Pick<ErrorLog, 'add'>,
  onDenied: () => void,
): ChatViewEffects {
  const { user: ownId } = scope;
  const reportDenial = (problem: unknown) => {
    if (isForbidden(problem)) onDenied();
  };
  return {
    watchRooms: (roomsQuery, send) => {
      const reportFailure = (problem: unknown) => {
        errorLog.add(problem, 'chat');
        reportDenial(problem);
        send({ type: 'rooms failed' });
      };
      return watching(
        (connection) =>
          connection.watchRooms(scope, roomsQuery, {
            changed: (rooms, more) => send({ type: 'rooms changed', rooms, more }),
            failed: reportFailure,
          }),
        reportFailure,
      );
    },
    watchRoom: (room, send) => {
      const reportFailure = (problem: unknown) => {
        errorLog.add(problem, 'chat');
        send({ type: 'room failed' });
      };
      return watching(
        (connection) =>
          connection.watchRoom(scope, room, {
            room: (roomRecord) =>
              send(
                roomRecord === null ? { type: 'room missing' } : { type: 'room changed', room: roomRecord },
              ),
            messages: (messages, older) => send({ type: 'messages changed', messages, older }),
            connection: (connected) => send({ type: 'connection changed', connected }),
            failed: reportFailure,
          }),
        reportFailure,
      );
    },
    loadOlder: async ({ room, before }) => (await loadChatConnection()).older(room, before),
    markRead: async (room) => (await loadChatConnection()).read(ownId, room),
    async deliver({ id, room, text }) {
      const connection = await loadChatConnection();
      try {
        await connection.send(ownId, { id, room, text });
      } catch (problem) {
        reportDenial(problem);
        throw problem;
      }
    },
    setTyping: (room, typing) =>
      void loadChatConnection()
        .then((connection) => connection.setTyping(ownId, room, typing))
        .catch(() => undefined),
  };
}
