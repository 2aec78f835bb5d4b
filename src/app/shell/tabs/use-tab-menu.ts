import { useRef, useState } from 'react';
import { useToasts } from '#kit/context/app-services';
import { lazyComponent } from '#kit/page/lazy-component';

const loadTabMenu = () => import('./TabMenu');
export const TabMenu = lazyComponent(loadTabMenu, null);

/** The tab whose menu is requested, and the anchor of the menu. */
export function useTabMenu() {
  const toasts = useToasts();
  const anchor = useRef<HTMLElement>(null);
  const [request, setRequest] = useState<{ path: string; times: number } | null>(null);
  const [shown, setShown] = useState(false);
  return {
    anchor,
    request,
    openFor: shown ? (request?.path ?? null) : null,
    /** A second call for the same tab closes the menu. */
    open(path: string, at: HTMLElement) {
      loadTabMenu().then(
        () => {
          anchor.current = at;
          setRequest((before) => ({ path, times: before?.path === path ? before.times + 1 : 1 }));
        },
        () => toasts.show('error', { messageId: 'common.partMissing' }),
      );
    },
    onShow: () => setShown(true),
    onHide() {
      setShown(false);
      setRequest(null);
    },
  };
}
