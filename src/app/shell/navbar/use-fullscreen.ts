import { useSyncExternalStore } from 'react';
import { useToasts } from '#kit/context/app-services';

const UNSUPPORTED_MESSAGE = { messageId: 'shell.fullscreen.unsupported' };

/** The fullscreen state of the console and its toggle (R-NAV-06, R-NAV-07). */
export function useFullscreen(): { isFullscreen: boolean; toggleFullscreen(): void } {
  const toasts = useToasts();
  const isFullscreen = useSyncExternalStore(subscribe, readFullscreen);
  const showUnsupported = () => toasts.show('warning', UNSUPPORTED_MESSAGE);
  return {
    isFullscreen,
    toggleFullscreen() {
      // Some browsers, for example on phones, have no fullscreen mode.
      if (!document.fullscreenEnabled) showUnsupported();
      else if (isFullscreen) document.exitFullscreen().catch(showUnsupported);
      else document.documentElement.requestFullscreen().catch(showUnsupported);
    },
  };
}

function subscribe(listener: () => void) {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

const readFullscreen = (): boolean => Boolean(document.fullscreenElement);
