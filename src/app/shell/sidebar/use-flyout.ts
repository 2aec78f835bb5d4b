import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { SUBMENU_DELAY } from '#domain/base/limits';
import { useAppServices, usePath } from '#kit/context/app-services';

interface FlyoutPosition {
  left: number;
  top?: number;
  bottom?: number;
}

/**
 * Position of the flyout of a row, or null. It opens at once on a click, after a delay on hover, and closes
 * on navigation.
 */
export function useFlyout(row: RefObject<HTMLElement | null>) {
  const { clock } = useAppServices();
  const path = usePath();
  const [position, setPosition] = useState<FlyoutPosition | null>(null);
  const showTimer = useRef<number | null>(null);

  const clearShowTimer = useCallback(() => {
    if (showTimer.current !== null) clock.clearTimeout(showTimer.current);
    showTimer.current = null;
  }, [clock]);
  const hide = useCallback(() => {
    clearShowTimer();
    setPosition(null);
  }, [clearShowTimer]);
  const show = useCallback(() => {
    clearShowTimer();
    if (row.current) setPosition(positionBeside(row.current));
  }, [clearShowTimer, row]);

  useEffect(
    function hideOnMove() {
      void path;
      return hide;
    },
    [path, hide],
  );

  return {
    position,
    hide,
    show,
    showSoon() {
      clearShowTimer();
      showTimer.current = clock.setTimeout(show, SUBMENU_DELAY);
    },
  };
}

/** Fixed to the page, because the scrolling sidebar would clip it. In the lower half it grows upwards. */
function positionBeside(row: HTMLElement): FlyoutPosition {
  const { top, bottom, right } = row.getBoundingClientRect();
  return top < innerHeight / 2 ? { left: right, top } : { left: right, bottom: innerHeight - bottom };
}
