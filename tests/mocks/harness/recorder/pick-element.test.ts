// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Picked, pickElement } from '#mocks/harness/recorder/pick-element';

const PAGE = `
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

const find = (id: string) => document.getElementById(id) as HTMLElement;
let ending = new AbortController();

beforeEach(() => {
  document.body.innerHTML = PAGE;
  ending = new AbortController();
});
afterEach(() => {
  ending.abort();
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
  const picking = pickElement(ending.signal);
  find(id).click();
  expect(await picking).toEqual(picked);
});

test('A-312 the page gets nothing of the press, and everything after it', async () => {
  const heard = vi.fn<(kind: string) => void>();
  const kinds = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];
  for (const kind of kinds) document.addEventListener(kind, ({ type }) => heard(type), { capture: true });
  const press = (id: string) =>
    kinds.map((kind) => find(id).dispatchEvent(new Event(kind, { bubbles: true, cancelable: true })));
  const picking = pickElement(ending.signal);
  // the panel can still be used
  press('harness');
  expect(heard.mock.calls.flat()).toEqual(kinds);
  heard.mockClear();
  expect(press('save')).toEqual(kinds.map(() => false));
  expect(heard).not.toHaveBeenCalled();
  await picking;
  press('save');
  expect(heard.mock.calls.flat()).toEqual(kinds);
});

const key = (name: string) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));

test('A-312 Escape cancels and closes nothing, other keys do not cancel, and so does a panel that is gone', async () => {
  const heard = vi.fn();
  document.addEventListener('keydown', heard);
  const picking = pickElement(ending.signal);
  expect([key('j'), key('Escape'), heard.mock.calls.length]).toEqual([true, false, 1]);
  expect(await picking).toBe('cancelled');
  const other = pickElement(ending.signal);
  ending.abort();
  expect(await other).toBe('cancelled');
});
