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
import { useVisit } from './visits';

interface ShownProps {
  screen: Screen;
  onClose: () => void;
}

const SHOWN: Readonly<Record<Overlay, ComponentType<ShownProps>>> = {
  palette: lazyComponent<ShownProps>(OVERLAYS.palette, null),
  shortcuts: lazyComponent<ShownProps>(OVERLAYS.shortcuts, null),
  about: lazyComponent<ShownProps>(OVERLAYS.about, null),
};

interface OverlaysProps {
  screen: Screen;
  onToggleMenu: () => void;
}

/** The overlays that the keyboard or the help menu opens on every page, and the actions of the shortcuts. */
export function Overlays({ screen, onToggleMenu }: OverlaysProps) {
  const [overlay, setOverlay] = useAtom(overlayAtom);
  const open = useOpenOverlay();
  const go = useGo();
  useVisit(screen.path);
  const actions: Partial<Record<ShortcutAction, () => void>> = {
    palette: () => open('palette'),
    help: () => open('shortcuts'),
    menu: onToggleMenu,
    search: () => find('input[type=search]')?.focus(),
    create: pressCreate,
    next: () => press('[data-step=next]'),
    previous: () => press('[data-step=previous]'),
  };
  useShortcuts(({ does, goTo }: Shortcut) => {
    if (does === undefined) go(goTo);
    else if (actions[does]) actions[does]();
    else press(`[data-shortcut=${does}]`);
  });
  useEffect(
    function closeWithTheShell() {
      return () => setOverlay(null);
    },
    [setOverlay],
  );
  if (overlay === null) return null;
  const Shown = SHOWN[overlay];
  return <Shown screen={screen} onClose={() => setOverlay(null)} />;
}

const find = (selector: string) => document.querySelector<HTMLElement>(`#content :is(${selector})`);

/**
 * Clicks the page's own link to a new record, which has the focus again afterwards. A page without such a
 * link creates nothing.
 */
function pressCreate() {
  const link = find('a[href*="?new="], a[href*="&new="]');
  link?.focus({ preventScroll: true });
  link?.click();
}

/** Clicks a control of the open record: in the topmost dialog, or on the page where none is open. */
function press(selector: string) {
  const dialog = openDialogs.top();
  (dialog === null ? find(selector) : dialog.querySelector<HTMLElement>(selector))?.click();
}

function useGo(): (screen: Screen) => void {
  const navigation = useNavigation();
  const user = useUser();
  const { city } = useScope();
  return (screen) => {
    if (isOffered(screen, user)) navigation.go(addressIn(screen, city));
  };
}
