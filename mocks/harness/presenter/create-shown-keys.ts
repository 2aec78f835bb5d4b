import { keyText } from './key-text';

/** Milliseconds for which a pressed key stays on the screen. */
const KEY_DURATION = 2_000;
const MOST_KEYS = 4;

/** The last pressed keys, at the bottom of the window. What is typed is never shown. */
export function createShownKeys(signal: AbortSignal): HTMLElement {
  const keyList = document.createElement('div');
  keyList.className = 'keys';
  keyList.ariaHidden = 'true';
  const isMac = /mac|iphone|ipad/i.test(navigator.platform);
  window.addEventListener(
    'keydown',
    (event) => {
      const text = event.repeat ? null : keyText(event, event.composedPath()[0], isMac);
      if (text === null) return;
      const keyElement = document.createElement('kbd');
      keyElement.textContent = text;
      keyList.append(keyElement);
      while (keyList.childElementCount > MOST_KEYS) keyList.firstElementChild?.remove();
      setTimeout(() => keyElement.remove(), KEY_DURATION);
    },
    { capture: true, signal },
  );
  return keyList;
}
