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
  const [isMenuShown, setMenuShown] = useState(false);
  return {
    anchor,
    request,
    openFor: isMenuShown ? (request?.path ?? null) : null,
    /** A second call for the same tab closes the menu. */
    open(path: string, anchorElement: HTMLElement) {
      loadTabMenu().then(
        () => {
          anchor.current = anchorElement;
          setRequest((before) => ({ path, times: before?.path === path ? before.times + 1 : 1 }));
        },
        () => toasts.show('error', { messageId: 'common.partMissing' }),
      );
    },
    onShow: () => setMenuShown(true),
    onHide() {
      setMenuShown(false);
      setRequest(null);
    },
  };
}
