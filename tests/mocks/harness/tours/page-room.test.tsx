import { afterEach, expect, test } from 'vitest';
import { pageRoom } from '#mocks/harness/tours/page-room';

afterEach(() => document.body.replaceChildren());

/** The room that a panel leaves which begins at this point of a window of 1024 by 768. */
function roomBeside(dock: string, left: number, top: number) {
  const host = document.createElement('div');
  host.setAttribute('data-harness', '');
  const panel = document.createElement('div');
  panel.id = 'panel';
  panel.dataset.dock = dock;
  panel.getBoundingClientRect = () => new DOMRect(left, top, 1024 - left, 768 - top);
  host.attachShadow({ mode: 'open' }).append(panel);
  document.body.replaceChildren(host);
  return pageRoom();
}

test('a card has the part of the window that the panel leaves, and all of it below a panel over the page of a phone [A-350]', () => {
  const window = { width: 1024, height: 768 };
  expect(pageRoom()).toEqual(window);
  expect(roomBeside('beside', 640, 0)).toEqual({ width: 640, height: 768 });
  expect(roomBeside('over', 640, 0)).toEqual({ width: 640, height: 768 });
  expect(roomBeside('below', 0, 430)).toEqual({ width: 1024, height: 430 });
  expect(roomBeside('over', 0, 0)).toEqual(window);
});
