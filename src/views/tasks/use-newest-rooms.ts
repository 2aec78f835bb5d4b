import { useEffect, useState } from 'react';
import { isForbidden } from '#domain/messaging/chat-fault';
import type { ChatRoom } from '#domain/messaging/chat-room';
import { useAppServices } from '#kit/context/app-services';
import { useScope } from '#kit/context/scope';
import { useRealtimeLine } from '#machines/realtime/realtime.react';
import { watching } from '#records/chat/watching';

/** Rooms with an unread message are among the newest. */
const ROOMS_QUERY = { count: 60, search: '' };

interface NewestRooms {
  /** Null: not loaded yet. */
  rooms: readonly ChatRoom[] | null;
  isFailed: boolean;
  retry: () => void;
}

/** The newest rooms of this user, followed while the page is open; `hasChat`: the user has the chat in this city. */
export function useNewestRooms(hasChat: boolean): NewestRooms {
  const { user: ownId, city } = useScope();
  const { errorLog } = useAppServices();
  const { state, tryAgain, denied: onDenied } = useRealtimeLine();
  const [rooms, setRooms] = useState<readonly ChatRoom[] | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isListening = hasChat && state === 'listening';
  useEffect(
    function watchRooms() {
      // another attempt begins anew
      if (!isListening || attempt < 0) return undefined;
      const reportFailure = (problem: unknown) => {
        errorLog.add(problem, 'chat');
        if (isForbidden(problem)) onDenied();
        setFailed(true);
      };
      return watching(
        (connection) =>
          connection.watchRooms({ user: ownId, city }, ROOMS_QUERY, {
            changed(next) {
              setRooms(next);
              setFailed(false);
            },
            failed: reportFailure,
          }),
        reportFailure,
      );
    },
    [isListening, attempt, ownId, city, errorLog, onDenied],
  );
  return {
    rooms,
    isFailed: isFailed || state === 'refused',
    retry() {
      setFailed(false);
      tryAgain();
      setAttempt(attempt + 1);
    },
  };
}
