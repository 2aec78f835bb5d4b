import { useSyncExternalStore } from 'react';
import { useToasts } from '#kit/context/app-services';

const CANNOT = { messageId: 'shell.fullscreen.unsupported' };

/** The fullscreen state of the console and its toggle (R-NAV-06, R-NAV-07). */
export function useFullscreen(): { isFullscreen: boolean; toggle(): void } {
  const toasts = useToasts();
  const isFullscreen = useSyncExternalStore(subscribe, isFull);
  const warn = () => toasts.show('warning', CANNOT);
  return {
    isFullscreen,
    toggle() {
      // Some browsers, for example on phones, have no fullscreen mode.
      if (!document.fullscreenEnabled) warn();
      else if (isFullscreen) document.exitFullscreen().catch(warn);
      else document.documentElement.requestFullscreen().catch(warn);
    },
  };
}

function subscribe(listener: () => void) {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

const isFull = (): boolean => Boolean(document.fullscreenElement);
