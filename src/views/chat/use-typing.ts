import { useEffect, useRef, useState } from 'react';
import { useAppServices } from '#kit/context/app-services';

/**
 * Milliseconds: the typing state is sent again while the user types, and ends after a pause. Receivers trust
 * it for 8 s.
 */
const RESEND_AFTER = 4_000;
const TYPING_PAUSE = 5_000;

/** Reports the start of typing, and its end: after a pause, a sent message, or on leaving. */
export function useTyping(onTyping: (typing: boolean) => void): { typed(): void; ended(): void } {
  const { clock } = useAppServices();
  const sentAt = useRef<number | null>(null);
  const timer = useRef(0);
  const latestOnTyping = useRef(onTyping);
  useEffect(function keepLatest() {
    latestOnTyping.current = onTyping;
  });
  const [reporter] = useState(() => {
    const callbacks = {
      typed() {
        const now = clock.now();
        if (sentAt.current === null || now - sentAt.current >= RESEND_AFTER) {
          sentAt.current = now;
          latestOnTyping.current(true);
        }
        clock.clearTimeout(timer.current);
        timer.current = clock.setTimeout(callbacks.ended, TYPING_PAUSE);
      },
      ended() {
        clock.clearTimeout(timer.current);
        if (sentAt.current === null) return;
        sentAt.current = null;
        latestOnTyping.current(false);
      },
    };
    return callbacks;
  });
  useEffect(
    function endOnLeaving() {
      return () => reporter.ended();
    },
    [reporter],
  );
  return reporter;
}
