import { useAtom } from 'jotai';
import { type ComponentType, useEffect } from 'react';
import { addressIn } from '#app/routing/guard';
import { useNavigation } from '#kit/context/app-services';
import { useScope, useUser } from '#kit/context/scope';
import type { Screen } from '#kit/context/screen';
import { openDialogs } from '#kit/overlay/open-dialogs';
import { lazyComponent } from '#kit/page/lazy-component';
import type { Shortcut, ShortcutAction } from './help/shortcuts';
import { useShortcuts } from './help/use-shortcuts';
import { OVERLAYS, type Overlay, overlayAtom, useOpenOverlay } from './overlays';
import { isOffered } from './sidebar/menu';
import { useNoteVisit } from './visits';

interface OverlayProps {
  screen: Screen;
  onClose: () => void;
}

const OVERLAY_COMPONENTS: Readonly<Record<Overlay, ComponentType<OverlayProps>>> = {
  palette: lazyComponent<OverlayProps>(OVERLAYS.palette, null),
  shortcuts: lazyComponent<OverlayProps>(OVERLAYS.shortcuts, null),
  about: lazyComponent<OverlayProps>(OVERLAYS.about, null),
};

interface OverlaysProps {
  screen: Screen;
  onToggleMenu: () => void;
}

/** The overlays that the keyboard or the help menu opens on every page, and the actions of the shortcuts. */
export function Overlays({ screen, onToggleMenu }: OverlaysProps) {
  const [overlay, setOverlay] = useAtom(overlayAtom);
  const openOverlay = useOpenOverlay();
  const goToScreen = useGoToScreen();
  useNoteVisit(screen.path);
  const actions: Partial<Record<ShortcutAction, () => void>> = {
    palette: () => openOverlay('palette'),
    help: () => openOverlay('shortcuts'),
    menu: onToggleMenu,
    search: () => findInContent('input[type=search]')?.focus(),
    create: clickCreateLink,
    next: () => clickControl('[data-step=next]'),
    previous: () => clickControl('[data-step=previous]'),
  };
  useShortcuts(({ does, goTo }: Shortcut) => {
    if (does === undefined) goToScreen(goTo);
    else if (actions[does]) actions[does]();
    else clickControl(`[data-shortcut=${does}]`);
  });
  useEffect(
    function closeWithTheShell() {
      return () => setOverlay(null);
    },
    [setOverlay],
  );
  if (overlay === null) return null;
  const OverlayComponent = OVERLAY_COMPONENTS[overlay];
  return <OverlayComponent screen={screen} onClose={() => setOverlay(null)} />;
}

const findInContent = (selector: string) => document.querySelector<HTMLElement>(`#content :is(${selector})`);

/**
 * Clicks the page's own link to a new record, which has the focus again afterwards. A page without such a
 * link creates nothing.
 */
function clickCreateLink() {
  const link = findInContent('a[href*="?new="], a[href*="&new="]');
  link?.focus({ preventScroll: true });
  link?.click();
}

/** Clicks a control of the open record: in the topmost dialog, or on the page where none is open. */
function clickControl(selector: string) {
  const dialog = openDialogs.top();
  (dialog === null ? findInContent(selector) : dialog.querySelector<HTMLElement>(selector))?.click();
}

function useGoToScreen(): (screen: Screen) => void {
  const navigation = useNavigation();
  const user = useUser();
  const { city } = useScope();
  return (screen) => {
    if (isOffered(screen, user)) navigation.go(addressIn(screen, city));
  };
}
