import { expect, onTestFinished, test } from 'vitest';
import { ignoreDroppedFiles } from '#app/ignore-dropped-files';

const elementById = (id: string) => document.getElementById(id) as HTMLElement;

/** Drags something over an element and drops it; returns what the browser would do with each event. */
function dragAndDrop(onto: EventTarget, types: string[]) {
  return ['dragover', 'drop'].map((type) => {
    const event = new Event(type, { bubbles: true, cancelable: true });
    Object.defineProperty(event, 'dataTransfer', { value: { types, dropEffect: 'copy' } });
    onto.dispatchEvent(event);
    const { defaultPrevented } = event;
    return defaultPrevented ? 'ignored' : 'left to the browser';
  });
}

test('a file that is dropped beside a field for files opens nothing, and the field takes its own', () => {
  const controller = new AbortController();
  onTestFinished(() => controller.abort());
  document.body.innerHTML = `
    <label class="zone">CSV <input type="file" id="open" /></label>
    <input type="file" id="busy" disabled />
    <input type="text" id="text" />
    <div id="rows"><p id="row">1</p></div>`;
  ignoreDroppedFiles(controller.signal);
  const outsideElements = [
    document.body,
    elementById('busy'),
    elementById('text'),
    elementById('row'),
    document.querySelector('.zone') as Element,
  ];
  for (const element of outsideElements)
    expect(dragAndDrop(element, ['Files'])).toEqual(['ignored', 'ignored']);
  expect(dragAndDrop(elementById('open'), ['Files'])).toEqual(['left to the browser', 'left to the browser']);
  // a row of the console that is moved, and a dragged text
  expect(dragAndDrop(elementById('row'), ['text/plain'])).toEqual([
    'left to the browser',
    'left to the browser',
  ]);

  controller.abort();
  expect(dragAndDrop(document.body, ['Files'])).toEqual(['left to the browser', 'left to the browser']);
});
