import { useState, useSyncExternalStore } from 'react';
import { keepItem } from '#mocks/backend/protocol/keep-item';
import { nativeStorage } from '#mocks/harness/panel/browser/native-storage';
import { type Dock, dockIn, docksIn } from './docks';

const DOCK_KEY = 'machi-panel-dock';

interface DockState {
  dock: Dock;
  /** The ones for which the window has room. */
  possible: readonly Dock[];
  choose(dock: Dock): void;
}

/** Where the panel stands. The browser keeps the choice. */
export function useDock(): DockState {
  const width = useSyncExternalStore(onResize, () => window.innerWidth);
  const [storedDock, setStoredDock] = useState(() => nativeStorage().getItem(DOCK_KEY));
  return {
    dock: dockIn(width, storedDock),
    possible: docksIn(width),
    choose(dock) {
      setStoredDock(dock);
      keepItem(nativeStorage(), DOCK_KEY, dock);
    },
  };
}

function onResize(listener: () => void) {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}
