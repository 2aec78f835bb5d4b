import { useEffect, useState } from 'react';
import { parseTime } from '#domain/base/japan-time';
import { type ChatRoom, isTyping, TYPING_LASTS } from '#domain/messaging/chat-room';
import { useAppServices } from '#kit/context/app-services';

/** True while the other party types, until it stops or 8 seconds have passed. */
export function useSeenTyping(room: Pick<ChatRoom, 'typing_at'> | null): boolean {
  const { clock } = useAppServices();
  const [, rerender] = useState(0);
  const typingAt = room?.typing_at ?? null;
  useEffect(
    function endAfterTimeout() {
      if (typingAt === null) return undefined;
      const timeLeft = parseTime(typingAt) + TYPING_LASTS - clock.now();
      if (timeLeft <= 0) return undefined;
      const timer = clock.setTimeout(() => rerender((times) => times + 1), timeLeft);
      return () => clock.clearTimeout(timer);
    },
    [typingAt, clock],
  );
  return isTyping({ typing_at: typingAt }, clock.now());
}
