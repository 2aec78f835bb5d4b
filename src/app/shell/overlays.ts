import { atom, useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { useToasts } from '#kit/context/app-services';

/** What opens over any page, loaded when it is first wanted. */
export const OVERLAYS = {
  palette: () => import('../palette/Palette'),
  shortcuts: () => import('./help/ShortcutSheet'),
};
export type Overlay = keyof typeof OVERLAYS;

export const overlayAtom = atom<Overlay | null>(null);

/** One that cannot be loaded is said, and tried again by the next wish; the page stays. */
export function useOpenOverlay(): (overlay: Overlay) => void {
  const open = useSetAtom(overlayAtom);
  const toasts = useToasts();
  return useCallback(
    (overlay) => {
      OVERLAYS[overlay]().then(
        () => open(overlay),
        () => toasts.show('error', { messageId: 'common.partMissing' }),
      );
    },
    [open, toasts],
  );
}
