import type { Size } from './card-place';

/** Pixels that a card needs beside a panel which lies over the page. */
const LEAST_WIDTH = 400;

/** The part of the window, from its upper left corner, that the open panel leaves to the page and the card. */
export function pageRoom(): Size {
  const window = { width: innerWidth, height: innerHeight };
  const panel = openPanel();
  if (panel === null) return window;
  const { left, top } = panel.getBoundingClientRect();
  if (panel.dataset.dock === 'below') return { ...window, height: top };
  // on a phone the panel lies over the whole page
  return left < LEAST_WIDTH ? window : { ...window, width: left };
}

const openPanel = (): HTMLElement | null =>
  [...document.querySelectorAll('[data-harness]')]
    .map((host) => host.shadowRoot?.getElementById('panel'))
    .find((panel) => panel != null) ?? null;
