import { keyText } from './key-text';

/** Milliseconds for which a key stays. */
const STAYS = 2_000;
const KEPT = 4;

/** The last pressed keys, at the bottom of the window. What is typed is never shown. */
export function createShownKeys(signal: AbortSignal): HTMLElement {
  const keys = document.createElement('div');
  keys.className = 'keys';
  keys.ariaHidden = 'true';
  const isMac = /mac|iphone|ipad/i.test(navigator.platform);
  window.addEventListener(
    'keydown',
    (event) => {
      const text = event.repeat ? null : keyText(event, event.composedPath()[0], isMac);
      if (text === null) return;
      const key = document.createElement('kbd');
      key.textContent = text;
      keys.append(key);
      while (keys.childElementCount > KEPT) keys.firstElementChild?.remove();
      setTimeout(() => key.remove(), STAYS);
    },
    { capture: true, signal },
  );
  return keys;
}
