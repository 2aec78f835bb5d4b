import { useEffect, useEffectEvent } from 'react';
import { parseTime } from '#domain/base/japan-time';
import { useAppServices } from './app-services';

/** The longest delay of a browser timer in milliseconds: a longer one fires at once. */
const MAX_TIMER_DELAY_MS = 2_147_483_647;

/** Calls `onMoment` at the next of these moments. It must render again, which schedules the moment after it. */
export function useMoment(moments: readonly string[], onMoment: () => void): void {
  const { clock } = useAppServices();
  const now = clock.now();
  const nextTime = moments.reduce((soonest, moment) => {
    const at = parseTime(moment);
    return at > now && at < soonest ? at : soonest;
  }, Number.POSITIVE_INFINITY);
  const reportMoment = useEffectEvent(onMoment);
  useEffect(
    function wakeUp() {
      if (nextTime === Number.POSITIVE_INFINITY) return undefined;
      let timer: number;
      const waitForNext = () => {
        const remainingMs = nextTime - clock.now();
        if (remainingMs > 0) timer = clock.setTimeout(waitForNext, Math.min(remainingMs, MAX_TIMER_DELAY_MS));
        else reportMoment();
      };
      waitForNext();
      return () => clock.clearTimeout(timer);
    },
    [clock, nextTime],
  );
}
