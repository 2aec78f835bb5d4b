import { atom, useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { useToasts } from '#kit/context/app-services';

/** Overlays that open over any page, loaded on first use. */
export const OVERLAYS = {
  palette: () => import('../palette/Palette'),
  shortcuts: () => import('./help/ShortcutSheet'),
  about: () => import('./help/AboutDialog'),
};
export type Overlay = keyof typeof OVERLAYS;

export const overlayAtom = atom<Overlay | null>(null);

/** Opens an overlay. A failed load shows a toast, and the next call retries; the page stays. */
export function useOpenOverlay(): (overlay: Overlay) => void {
  const setOverlay = useSetAtom(overlayAtom);
  const toasts = useToasts();
  return useCallback(
    (overlay) => {
      OVERLAYS[overlay]().then(
        () => setOverlay(overlay),
        () => toasts.show('error', { messageId: 'common.partMissing' }),
      );
    },
    [setOverlay, toasts],
  );
}
