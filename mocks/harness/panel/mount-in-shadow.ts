import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { panelStyles } from './styles/panel-styles';

/** Mounts a separate React root in a shadow root: harness and console share no styles, keys or renders. */
export function mountInShadow(node: ReactNode, ownStyles = ''): () => void {
  const host = document.createElement('div');
  host.setAttribute('data-harness', '');
  const shadow = host.attachShadow({ mode: 'open' });
  const style = document.createElement('style');
  style.textContent = panelStyles + ownStyles;
  const container = document.createElement('div');
  shadow.append(style, container);
  document.body.append(host);
  keepEventsInside(host);
  const root = createRoot(container);
  root.render(node);
  return () => {
    root.unmount();
    host.remove();
  };
}

/** Keys typed in the harness trigger no shortcut of the console, which sees only the host element as target. */
function keepEventsInside(host: HTMLElement) {
  for (const kind of ['keydown', 'keyup', 'keypress', 'paste'] as const) {
    host.addEventListener(kind, (event) => event.stopPropagation());
  }
}
