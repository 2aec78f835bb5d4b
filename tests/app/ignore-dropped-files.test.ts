import { expect, onTestFinished, test } from 'vitest';
import { ignoreDroppedFiles } from '#app/ignore-dropped-files';

const at = (id: string) => document.getElementById(id) as HTMLElement;

/** Drags something over an element and drops it; returns what the browser would do with each event. */
function dropped(onto: EventTarget, types: string[]) {
  return ['dragover', 'drop'].map((type) => {
    const event = new Event(type, { bubbles: true, cancelable: true });
    Object.defineProperty(event, 'dataTransfer', { value: { types, dropEffect: 'copy' } });
    onto.dispatchEvent(event);
    const { defaultPrevented } = event;
    return defaultPrevented ? 'ignored' : 'left to the browser';
  });
}

test('a file that is dropped beside a field for files opens nothing, and the field takes its own', () => {
  const hearing = new AbortController();
  onTestFinished(() => hearing.abort());
  document.body.innerHTML = `
    <label class="zone">CSV <input type="file" id="open" /></label>
    <input type="file" id="busy" disabled />
    <input type="text" id="text" />
    <div id="rows"><p id="row">1</p></div>`;
  ignoreDroppedFiles(hearing.signal);
  const everywhere = [
    document.body,
    at('busy'),
    at('text'),
    at('row'),
    document.querySelector('.zone') as Element,
  ];
  for (const place of everywhere) expect(dropped(place, ['Files'])).toEqual(['ignored', 'ignored']);
  expect(dropped(at('open'), ['Files'])).toEqual(['left to the browser', 'left to the browser']);
  // a row of the console that is moved, and a dragged text
  expect(dropped(at('row'), ['text/plain'])).toEqual(['left to the browser', 'left to the browser']);

  hearing.abort();
  expect(dropped(document.body, ['Files'])).toEqual(['left to the browser', 'left to the browser']);
});
