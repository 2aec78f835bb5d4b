import { useEffect, useRef, useState } from 'react';
import { useAppServices } from '#kit/context/app-services';

/**
 * Milliseconds: the typing state is sent again while the user types, and ends after a pause. Receivers trust
 * it for 8 s.
 */
const SAID_AGAIN = 4_000;
const RESTS = 5_000;

/** Reports the start of typing, and its end: after a pause, a sent message, or on leaving. */
export function useTyping(onTyping: (typing: boolean) => void): { typed(): void; ended(): void } {
  const { clock } = useAppServices();
  const sentAt = useRef<number | null>(null);
  const timer = useRef(0);
  const latest = useRef(onTyping);
  useEffect(function keepLatest() {
    latest.current = onTyping;
  });
  const [actions] = useState(() => {
    const made = {
      typed() {
        const now = clock.now();
        if (sentAt.current === null || now - sentAt.current >= SAID_AGAIN) {
          sentAt.current = now;
          latest.current(true);
        }
        clock.clearTimeout(timer.current);
        timer.current = clock.setTimeout(made.ended, RESTS);
      },
      ended() {
        clock.clearTimeout(timer.current);
        if (sentAt.current === null) return;
        sentAt.current = null;
        latest.current(false);
      },
    };
    return made;
  });
  useEffect(
    function endOnLeaving() {
      return () => actions.ended();
    },
    [actions],
  );
  return actions;
}
