import { useEffect, useState } from 'react';
import { useAppServices } from '#kit/context/app-services';

/** A browser's timer that is asked to wait longer goes off at once. */
const LONGEST = 2_147_483_647;

/** The time, told anew as soon as one of these moments has come: what was waiting for it is shown as it is then. */
export function useNow(moments: readonly string[]): number {
  const { clock } = useAppServices();
  const [, tick] = useState(0);
  const now = clock.now();
  const next = moments.reduce((soonest, moment) => {
    const at = Date.parse(moment);
    return at > now && at < soonest ? at : soonest;
  }, Number.POSITIVE_INFINITY);
  useEffect(
    function wakeUp() {
      if (next === Number.POSITIVE_INFINITY) return undefined;
      let timer: number;
      const wait = () => {
        const left = next - clock.now();
        if (left > 0) timer = clock.setTimeout(wait, Math.min(left, LONGEST));
        else tick((count) => count + 1);
      };
      wait();
      return () => clock.clearTimeout(timer);
    },
    [clock, next],
  );
  return now;
}
