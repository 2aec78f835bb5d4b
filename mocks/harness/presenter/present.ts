import { createPointerRing } from './create-pointer-ring';
import { createShownKeys } from './create-shown-keys';
import { endOnEscape } from './end-on-escape';
import { keepInFront } from './keep-in-front';
import { keepMediumSize } from './keep-medium-size';
import { presenterStyles } from './presenter-styles';

interface Presentation {
  /** How the presentation is ended; shown for some seconds. */
  hint: string;
  end(): void;
  signal: AbortSignal;
}

/** Shows the pointer, the presses and the keys to an audience, in the console's largest size, until `signal` aborts. */
export function present({ hint, end, signal }: Presentation): void {
  if (signal.aborted) return;
  const host = document.createElement('div');
  host.setAttribute('data-harness', '');
  const shadow = host.attachShadow({ mode: 'open' });
  const style = document.createElement('style');
  style.textContent = presenterStyles;
  const overlay = document.createElement('div');
  overlay.className = 'overlay';
  overlay.popover = 'manual';
  const message = document.createElement('p');
  message.className = 'hint';
  message.setAttribute('role', 'status');
  message.textContent = hint;
  overlay.append(createPointerRing(signal), createShownKeys(signal), message);
  shadow.append(style, overlay);
  document.body.append(host);
  keepInFront(overlay, signal);
  keepMediumSize(signal);
  endOnEscape(end, signal);
  signal.addEventListener('abort', () => host.remove());
}
