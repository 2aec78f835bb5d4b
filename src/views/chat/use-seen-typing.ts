import { useEffect, useState } from 'react';
import { parseTime } from '#domain/base/japan-time';
import { type ChatRoom, isTyping, TYPING_LASTS } from '#domain/messaging/chat-room';
import { useAppServices } from '#kit/context/app-services';

/** True while the other party types, until it stops or 8 seconds have passed. */
export function useSeenTyping(room: Pick<ChatRoom, 'typing_at'> | null): boolean {
  const { clock } = useAppServices();
  const [, lookAgain] = useState(0);
  const at = room?.typing_at ?? null;
  useEffect(
    function endByItself() {
      if (at === null) return undefined;
      const left = parseTime(at) + TYPING_LASTS - clock.now();
      if (left <= 0) return undefined;
      const timer = clock.setTimeout(() => lookAgain((times) => times + 1), left);
      return () => clock.clearTimeout(timer);
    },
    [at, clock],
  );
  return isTyping({ typing_at: at }, clock.now());
}
