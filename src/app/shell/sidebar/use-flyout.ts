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
  const timer = useRef<number | null>(null);

  const forget = useCallback(() => {
    if (timer.current !== null) clock.clearTimeout(timer.current);
    timer.current = null;
  }, [clock]);
  const hide = useCallback(() => {
    forget();
    setPosition(null);
  }, [forget]);
  const show = useCallback(() => {
    forget();
    if (row.current) setPosition(besideOf(row.current));
  }, [forget, row]);

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
      forget();
      timer.current = clock.setTimeout(show, SUBMENU_DELAY);
    },
  };
}

/** Fixed to the page, because the scrolling sidebar would clip it. In the lower half it grows upwards. */
function besideOf(row: HTMLElement): FlyoutPosition {
  const { top, bottom, right } = row.getBoundingClientRect();
  return top < innerHeight / 2 ? { left: right, top } : { left: right, bottom: innerHeight - bottom };
}
