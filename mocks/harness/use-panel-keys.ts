import { type RefObject, useEffect } from 'react';

interface PanelKeys {
  panel: RefObject<HTMLElement | null>;
  toggle(): void;
  close(): void;
}

/**
 * Alt+Q opens and closes the panel. No browser uses it (Ctrl+Shift+H is Firefox's history, Alt+D and Alt+F
 * are Chrome's). AltGr+Q, the @ of some keyboards, includes Control and is ignored. Escape closes the panel
 * only from inside: elsewhere it belongs to the console's dialogs.
 */
export function usePanelKeys({ panel, toggle, close }: PanelKeys) {
  useEffect(
    function listenForKeys() {
      const hear = (event: KeyboardEvent) => {
        if (event.isComposing) return;
        if (isToggle(event)) {
          event.preventDefault();
          event.stopPropagation();
          toggle();
        } else if (event.key === 'Escape' && panel.current && event.composedPath().includes(panel.current)) {
          close();
        }
      };
      // Capturing, so that neither the console nor the panel's own key handling stops the event.
      window.addEventListener('keydown', hear, true);
      return () => window.removeEventListener('keydown', hear, true);
    },
    [panel, toggle, close],
  );
}

// By the physical key: with Option, a Mac types œ there.
const isToggle = ({ code, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  code === 'KeyQ' && altKey && !ctrlKey && !metaKey && !shiftKey;
