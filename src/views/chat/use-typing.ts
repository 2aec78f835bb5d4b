import { useEffect, useRef, useState } from 'react';
import { useAppServices } from '#kit/context/app-services';

/** Milliseconds: said again while typing goes on, and ended when it rests. Others believe it for 8 s. */
const SAID_AGAIN = 4_000;
const RESTS = 5_000;

/** Says that somebody is typing, and when they no longer are: they rest, have sent it, or have gone. */
export function useTyping(onTyping: (typing: boolean) => void): { typed(): void; ended(): void } {
  const { clock } = useAppServices();
  const said = useRef<number | null>(null);
  const timer = useRef(0);
  const latest = useRef(onTyping);
  useEffect(function keepLatest() {
    latest.current = onTyping;
  });
  const [actions] = useState(() => {
    const made = {
      typed() {
        const now = clock.now();
        if (said.current === null || now - said.current >= SAID_AGAIN) {
          said.current = now;
          latest.current(true);
        }
        clock.clearTimeout(timer.current);
        timer.current = clock.setTimeout(made.ended, RESTS);
      },
      ended() {
        clock.clearTimeout(timer.current);
        if (said.current === null) return;
        said.current = null;
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
