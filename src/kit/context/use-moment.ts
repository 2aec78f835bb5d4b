import { useEffect, useEffectEvent } from 'react';
import { parseTime } from '#domain/base/japan-time';
import { useAppServices } from './app-services';

/** The longest delay of a browser timer in milliseconds: a longer one fires at once. */
const LONGEST = 2_147_483_647;

/** Calls `run` at the next of these moments. `run` must render again, which schedules the moment after it. */
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
