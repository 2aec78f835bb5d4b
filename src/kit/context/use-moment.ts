import { useEffect, useEffectEvent } from 'react';
import { parseTime } from '#domain/base/japan-time';
import { useAppServices } from './app-services';

/** A browser's timer that is asked to wait longer goes off at once. */
const LONGEST = 2_147_483_647;

/** Runs as soon as the next of these moments has come; whoever runs draws anew, which finds the one after it. */
export function useMoment(moments: readonly string[], run: () => void): void {
  const { clock } = useAppServices();
  const now = clock.now();
  const next = moments.reduce((soonest, moment) => {
    const at = parseTime(moment);
    return at > now && at < soonest ? at : soonest;
  }, Number.POSITIVE_INFINITY);
  const hasCome = useEffectEvent(run);
  useEffect(
    function wakeUp() {
      if (next === Number.POSITIVE_INFINITY) return undefined;
      let timer: number;
      const wait = () => {
        const left = next - clock.now();
        if (left > 0) timer = clock.setTimeout(wait, Math.min(left, LONGEST));
        else hasCome();
      };
      wait();
      return () => clock.clearTimeout(timer);
    },
    [clock, next],
  );
}
