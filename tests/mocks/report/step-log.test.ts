// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLog, type LogEntry, PLAIN_CALL } from '#mocks/protocol/log';
import { createStepLog, type StepLog } from '#mocks/report/step-log';
import { memoryStorage } from '../scenario/fake-window';

const PAGE = `
  <a href="/akashi/notification">お知らせ</a>
  <button aria-label="「花火」を削除"><i></i></button>
  <div role="menuitem">  ログ
    アウト </div>
  <label>題名<input id="title"></label>
  <label>パスワード<input type="password"></label>
  <label>対象<select><option>全員</option><option>学校</option></select></label>
  <label>固定<input type="checkbox"></label>
  <label>画像<input type="file"></label>
  <p>本文</p>
  <form><input id="field" aria-label="検索"><button id="send" type="button">送信</button></form>
  <div data-harness><button>操作盤</button></div>`;
const CALL: Omit<LogEntry, 'id'> = {
  ...PLAIN_CALL,
  at: 0,
  startedAt: 0,
  method: 'GET',
  url: 'http://localhost/api-root/x',
  path: '/:city/notifications/',
  page: '/',
  status: 200,
  duration: 1,
};

let log = createLog();
let record: StepLog;
let storage: Storage;
const start = () =>
  createStepLog({
    clock: { now: () => 5 },
    log,
    storage,
    currentLink: () => Promise.resolve('/x#qa?role=none'),
  });
const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
type Field = HTMLInputElement & HTMLSelectElement;
/** Changes a field as a user does. */
const change = (selector: string, set: (field: Field) => void) => {
  const field = find(selector) as Field;
  set(field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
};
/** The steps after the first one, which is the address. */
const recorded = () =>
  record
    .steps()
    .slice(1)
    .map(({ kind, name, value, failed }) => [kind, name, value, failed]);
const press = (target: HTMLElement, init: KeyboardEventInit) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));

beforeEach(() => {
  document.body.innerHTML = PAGE;
  document.addEventListener('click', (event) => event.preventDefault());
  history.replaceState(null, '', '/akashi/notification?page=2');
  log = createLog();
  storage = memoryStorage();
  record = start();
});

afterEach(() => {
  record.stop();
  document.body.innerHTML = '';
});

describe('R-WISH-09 the recorded steps', () => {
  test('the first step is the address, with the time of the harness clock', () => {
    expect(record.steps()).toEqual([
      { kind: 'open', at: 5, name: '/akashi/notification?page=2', value: 'navigate', failed: false },
    ]);
  });

  test('presses of controls are recorded by name; text, labels and the panel are not', () => {
    for (const selector of ['a', '[aria-label] i', '[role=menuitem]', 'p', 'label', '[data-harness]'])
      find(selector).click();
    expect(recorded()).toEqual([
      ['press', 'お知らせ', '', false],
      ['press', '「花火」を削除', '', false],
      ['press', 'ログ アウト', '', false],
    ]);
  });

  test('fields are recorded with their values, and passwords without', () => {
    change('#title', (field) => (field.value = '花火の夕べ'));
    change('[type=password]', (field) => (field.value = 'machi2026'));
    change('select', (field) => (field.selectedIndex = 1));
    change('[type=checkbox]', (field) => (field.checked = true));
    change('[type=checkbox]', (field) => (field.checked = false));
    change('[type=file]', (field) =>
      Object.defineProperty(field, 'files', { value: [new File(['12345'], '祭.png')] }),
    );
    expect(recorded()).toEqual([
      ['type', '題名', '花火の夕べ', false],
      ['type', 'パスワード', '•••', false],
      ['choose', '対象', '学校', false],
      ['check', '固定', '', false],
      ['uncheck', '固定', '', false],
      ['file', '画像', '祭.png (5 B)', false],
    ]);
    expect(storage.getItem('machi-steps')).not.toContain('machi2026');
  });

  test('shortcuts are recorded; typing, compositions and Enter on a control are not', () => {
    press(document.body, { key: 'j' });
    press(document.body, { key: 'k', ctrlKey: true });
    press(document.body, { key: 'ArrowDown' });
    press(document.body, { key: 'q', code: 'KeyQ', altKey: true });
    press(find('#title'), { key: 'a' });
    press(find('#title'), { key: 'Enter', isComposing: true });
    press(find('#title'), { key: 'Enter' });
    press(find('a'), { key: 'Enter' });
    press(find('button'), { key: ' ' });
    press(find('#title'), { key: 'ArrowLeft' });
    press(find('#title'), { key: 'Escape' });
    expect(recorded().map(([kind, name]) => [kind, name])).toEqual([
      ['key', 'j'],
      ['key', 'Ctrl+k'],
      ['key', 'ArrowDown'],
      ['key', 'Enter'],
      ['key', 'Escape'],
    ]);
  });

  test('Enter in a form is the key alone, not the click that the browser makes of it', () => {
    find('#field').focus();
    press(find('#field'), { key: 'Enter' });
    find('#send').click();
    find('#send').focus();
    find('#send').click();
    expect(recorded().map(([kind, name]) => [kind, name])).toEqual([
      ['key', 'Enter'],
      ['press', '送信'],
    ]);
  });

  test('text typed into one field is one step, although calls and addresses follow from it', () => {
    change('#title', (field) => (field.value = '花'));
    log.add(CALL);
    change('#title', (field) => (field.value = '花火'));
    find('a').click();
    change('#title', (field) => (field.value = '花火の夕べ'));
    expect(recorded()).toEqual([
      ['type', '題名', '花火', false],
      ['call', 'GET /:city/notifications/', '200', false],
      ['press', 'お知らせ', '', false],
      ['type', '題名', '花火の夕べ', false],
    ]);
  });

  test('a step has the element that it was made on; a key of the whole page has none', () => {
    find('a').click();
    change('#title', (field) => (field.value = '花火'));
    press(find('#title'), { key: 'Enter' });
    press(document.body, { key: 'j' });
    const title = { role: 'textbox', name: '題名' };
    expect(record.steps().map(({ kind, target }) => [kind, target])).toEqual([
      ['open', undefined],
      ['press', { role: 'link', name: 'お知らせ' }],
      ['type', title],
      ['key', title],
      ['key', undefined],
    ]);
  });

  test('a step in the history is told from a move of the console', () => {
    history.replaceState(null, '', '/akashi/coupon');
    window.dispatchEvent(new Event('popstate'));
    expect(recorded()).toEqual([['open', '/akashi/coupon', 'back', false]]);
  });

  test('a change of the address is one step, and the same address none', () => {
    history.pushState(null, '', '/akashi/coupon');
    window.dispatchEvent(new Event('pushState'));
    window.dispatchEvent(new Event('popstate'));
    expect(recorded()).toEqual([['open', '/akashi/coupon', '', false]]);
  });

  test('calls are recorded with their status, and failures are marked', () => {
    log.add(CALL);
    log.add({ ...CALL, method: 'DELETE', status: 500 });
    log.add({ ...CALL, status: 403 });
    log.add({ ...CALL, status: 'offline' });
    log.add({ ...CALL, path: null, status: 'unhandled' });
    log.add({ ...CALL, verdict: { broken: 'answer', issues: [] } });
    window.dispatchEvent(new ErrorEvent('error', { message: 'x is not a function' }));
    expect(recorded()).toEqual([
      ['call', 'GET /:city/notifications/', '200', false],
      ['call', 'DELETE /:city/notifications/', '500', true],
      ['call', 'GET /:city/notifications/', '403', false],
      ['call', 'GET /:city/notifications/', 'offline', true],
      ['call', 'GET http://localhost/api-root/x', 'unhandled', true],
      ['call', 'GET /:city/notifications/', '200', true],
      ['error', 'x is not a function', '', true],
    ]);
  });

  test('a reload keeps the steps and the link before them', async () => {
    await vi.waitFor(() => expect(record.start()).toBe('/x#qa?role=none'));
    find('a').click();
    const before = record.steps();
    record.stop();
    find('a').click();
    record = start();
    expect([record.steps().slice(0, -1), record.start()]).toEqual([before, '/x#qa?role=none']);
    storage.setItem('machi-steps', '{"steps":[{"kind":"dance"}]}');
    record.stop();
    record = start();
    expect(record.steps()).toHaveLength(1);
  });

  test('the last 400 steps are kept; without the first ones the link before them is dropped', async () => {
    await vi.waitFor(() => expect(record.start()).not.toBeNull());
    const heard = vi.fn();
    record.subscribe(heard);
    for (let count = 0; count < 399; count += 1) find('a').click();
    expect([record.steps().length, record.start(), heard.mock.calls.length]).toEqual([
      400,
      '/x#qa?role=none',
      399,
    ]);
    find('[aria-label]').click();
    expect([record.steps().length, record.start(), record.steps().at(-1)?.name]).toEqual([
      400,
      null,
      '「花火」を削除',
    ]);
  });
});
