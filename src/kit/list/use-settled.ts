import { useEffect, useState } from 'react';

/** Milliseconds after which a part is shown although a request has no response yet. */
const MAX_WAIT_FOR_REQUESTS = 2_000;

/** Whether every request has been settled once, or the user has waited long enough. */
export function useSettled(isSettled: boolean): boolean {
  const [isWaitOver, setWaitOver] = useState(false);
  useEffect(
    function endWait() {
      if (isWaitOver) return undefined;
      // queries begin after the first rendering, which would count as settled
      const timer = setTimeout(() => setWaitOver(true), isSettled ? 0 : MAX_WAIT_FOR_REQUESTS);
      return () => clearTimeout(timer);
    },
    [isSettled, isWaitOver],
  );
  return isWaitOver;
}
