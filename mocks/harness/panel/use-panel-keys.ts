import { type RefObject, useEffect } from 'react';

interface PanelKeys {
  panel: RefObject<HTMLElement | null>;
  toggle(): void;
  close(): void;
  search(): void;
  report(): void;
  present(): void;
  /** Then the panel stays hidden. */
  isPresenting: boolean;
}

/**
 * Alt+Q opens and closes the panel, Alt+J opens its report, Alt+P presents. No browser uses them (Ctrl+Shift+H is Firefox's history, Alt+D and Alt+F
 * are Chrome's). AltGr+Q, the @ of some keyboards, includes Control and is ignored. Escape closes the panel
 * only from inside: elsewhere it belongs to the console's dialogs, and to a dialog that the panel itself has opened. / leads to
 * the search of the panel, except in a field.
 */
export function usePanelKeys(keys: PanelKeys) {
  const { panel, toggle, close, search, report, present, isPresenting } = keys;
  useEffect(
    function listenForKeys() {
      const onKeyDown = (event: KeyboardEvent) => {
        if (event.isComposing) return;
        // by the physical key: with Option, a Mac types œ and ∆ there
        const keyAction = isAltAlone(event)
          ? { KeyQ: toggle, KeyJ: report, KeyP: present }[event.code]
          : undefined;
        if (keyAction) {
          event.preventDefault();
          event.stopPropagation();
          if (!isPresenting || keyAction === present) keyAction();
        } else if (panel.current && event.composedPath().includes(panel.current)) {
          const [target] = event.composedPath();
          if (isInOwnDialog(target)) return;
          if (event.key === 'Escape' && !isOpenSearch(target)) {
            // otherwise the browser closes the dialog of the console below, too
            event.preventDefault();
            close();
          }
          if (event.key === '/' && !isField(target)) {
            event.preventDefault();
            search();
          }
        }
      };
      // Capturing, so that neither the console nor the panel's own key handling stops the event.
      window.addEventListener('keydown', onKeyDown, true);
      return () => window.removeEventListener('keydown', onKeyDown, true);
    },
    [panel, toggle, close, search, report, present, isPresenting],
  );
}

/** Escape closes its list first. */
const isOpenSearch = (target: EventTarget | undefined) =>
  target instanceof Element && target.matches('.search [aria-expanded=true]');

/** The browser closes the dialog over the panel. */
const isInOwnDialog = (target: EventTarget | undefined) =>
  target instanceof Element && target.closest('.panel dialog') !== null;

const isField = (target: EventTarget | undefined) =>
  target instanceof Element && target.matches('input, select, textarea');

const isAltAlone = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  altKey && !ctrlKey && !metaKey && !shiftKey;
