// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Picked, pickElement } from '#mocks/harness/recorder/pick-element';

const PAGE_MARKUP = `
  <main>
    <h1><span id="in-heading">予約</span></h1>
    <button id="save"><b id="in-button">保存</b></button>
    <label id="label">題名 <input id="title" value="花火"></label>
    <label>合言葉 <input id="password" type="password" value="secret"></label>
    <label>新しい合言葉 <input id="shown" autocomplete="new-password" value="secret"></label>
    <label>固定 <input id="pinned" type="checkbox" checked></label>
    <label>対象 <select id="audience"><option value="1">全員</option></select></label>
    <p id="count">全<b>2</b>件</p>
    <table><tbody><tr><th scope="row">花火</th><td id="cell">明石</td></tr></tbody></table>
    <div id="nothing"></div>
  </main>
  <div data-harness id="harness"></div>`;

const elementById = (id: string) => document.getElementById(id) as HTMLElement;
let panelClosing = new AbortController();

beforeEach(() => {
  document.body.innerHTML = PAGE_MARKUP;
  panelClosing = new AbortController();
});
afterEach(() => {
  panelClosing.abort();
  document.body.innerHTML = '';
});

test.each<[string, Picked | null]>([
  ['in-heading', { name: '予約', target: { role: 'heading', name: '予約' }, value: '予約' }],
  ['in-button', { name: '保存', target: { role: 'button', name: '保存' }, value: '保存' }],
  ['label', { name: '題名', target: { role: 'textbox', name: '題名' }, value: '花火' }],
  ['title', { name: '題名', target: { role: 'textbox', name: '題名' }, value: '花火' }],
  ['password', { name: '合言葉', target: { role: 'textbox', name: '合言葉' }, value: '•••' }],
  ['shown', { name: '新しい合言葉', target: { role: 'textbox', name: '新しい合言葉' }, value: '•••' }],
  ['pinned', { name: '固定', target: { role: 'checkbox', name: '固定' }, value: 'true' }],
  ['audience', { name: '対象', target: { role: 'combobox', name: '対象' }, value: '1' }],
  ['cell', { name: '明石', target: { role: 'cell', name: '明石' }, value: '明石' }],
  ['nothing', null],
])('A-312 the pressed element is named as its user names it: %s', async (id, picked) => {
  const picking = pickElement(panelClosing.signal);
  elementById(id).click();
  expect(await picking).toEqual(picked);
});

test('A-312 the page gets nothing of the press, and everything after it', async () => {
  const onPageEvent = vi.fn<(kind: string) => void>();
  const kinds = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];
  for (const kind of kinds)
    document.addEventListener(kind, ({ type }) => onPageEvent(type), { capture: true });
  const pressElement = (id: string) =>
    kinds.map((kind) => elementById(id).dispatchEvent(new Event(kind, { bubbles: true, cancelable: true })));
  const picking = pickElement(panelClosing.signal);
  // the panel can still be used
  pressElement('harness');
  expect(onPageEvent.mock.calls.flat()).toEqual(kinds);
  onPageEvent.mockClear();
  expect(pressElement('save')).toEqual(kinds.map(() => false));
  expect(onPageEvent).not.toHaveBeenCalled();
  await picking;
  pressElement('save');
  expect(onPageEvent.mock.calls.flat()).toEqual(kinds);
});

const pressKey = (name: string) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));

test('A-312 Escape cancels and closes nothing, other keys do not cancel, and so does a panel that is gone', async () => {
  const onPageEvent = vi.fn();
  document.addEventListener('keydown', onPageEvent);
  const picking = pickElement(panelClosing.signal);
  expect([pressKey('j'), pressKey('Escape'), onPageEvent.mock.calls.length]).toEqual([true, false, 1]);
  expect(await picking).toBe('cancelled');
  const secondPicking = pickElement(panelClosing.signal);
  panelClosing.abort();
  expect(await secondPicking).toBe('cancelled');
});
