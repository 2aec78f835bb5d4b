// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { browserStorage } from '#mocks/harness/link/browser-storage';
import { pictureOf } from '#mocks/harness/report/pictures/picture-of';
import { consoleOutput } from '../../../console';
import { emptyRecording, LOGGED_CALL, memoryStore, startStepLog } from './start-step-log';

const PAGE_MARKUP = `
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

let stepLog: ReturnType<typeof startStepLog>;
const elementAt = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
type Field = HTMLInputElement & HTMLSelectElement;
/** Changes a field as a user does. */
const changeField = (selector: string, set: (field: Field) => void) => {
  const field = elementAt(selector) as Field;
  set(field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
};
/** The steps after the first one, which is the address. */
const recordedSteps = () =>
  stepLog.steps
    .steps()
    .slice(1)
    .map(({ kind, name, value, failed }) => [kind, name, value, failed ? 'failed' : 'done']);
const pressKey = (target: HTMLElement, init: KeyboardEventInit) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));

beforeEach(() => {
  document.body.innerHTML = PAGE_MARKUP;
  document.addEventListener('click', (event) => event.preventDefault());
  history.replaceState(null, '', '/akashi/notification?page=2');
  stepLog = startStepLog();
});

afterEach(() => {
  stepLog.steps.stop();
  localStorage.clear();
  document.body.innerHTML = '';
});

describe('R-WISH-09 the recorded steps', () => {
  test('the first step is the address, with the time of the harness clock', () => {
    expect(stepLog.steps.steps()).toEqual([
      {
        kind: 'open',
        at: 5,
        name: '/akashi/notification?page=2',
        value: 'navigate',
        failed: false,
        page: 1,
        machines: {},
        actors: {},
        edges: [],
        writes: [],
        stored: [],
        calls: [],
        picture: null,
      },
    ]);
  });

  test('presses of controls are recorded by name; text, labels and the panel are not', () => {
    for (const selector of ['a', '[aria-label] i', '[role=menuitem]', 'p', 'label', '[data-harness]'])
      elementAt(selector).click();
    expect(recordedSteps()).toEqual([
      ['press', 'お知らせ', '', 'done'],
      ['press', '「花火」を削除', '', 'done'],
      ['press', 'ログ アウト', '', 'done'],
    ]);
  });

  test('fields are recorded with their values, and passwords without', () => {
    changeField('#title', (field) => (field.value = '花火の夕べ'));
    changeField('[type=password]', (field) => (field.value = 'machi2026'));
    changeField('select', (field) => (field.selectedIndex = 1));
    changeField('[type=checkbox]', (field) => (field.checked = true));
    changeField('[type=checkbox]', (field) => (field.checked = false));
    changeField('[type=file]', (field) =>
      Object.defineProperty(field, 'files', { value: [new File(['12345'], '祭.png')] }),
    );
    expect(recordedSteps()).toEqual([
      ['type', '題名', '花火の夕べ', 'done'],
      ['type', 'パスワード', '•••', 'done'],
      ['choose', '対象', '学校', 'done'],
      ['check', '固定', '', 'done'],
      ['uncheck', '固定', '', 'done'],
      ['file', '画像', '祭.png (5 B)', 'done'],
    ]);
    expect(JSON.stringify(stepLog.steps.steps())).not.toContain('machi2026');
  });

  test('a password that the eye shows is recorded without its text, and so is a field for passwords', () => {
    changeField('[type=password]', (field) => (field.value = 'machi'));
    const field = elementAt('[type=password]');
    field.setAttribute('type', 'text');
    changeField('input[type=text]', (shown) => (shown.value = 'machi2026'));
    field.insertAdjacentHTML('afterend', '<input aria-label="合言葉" autocomplete="new-password">');
    changeField('[autocomplete]', (shown) => (shown.value = 'machi2026'));
    expect(recordedSteps()).toEqual([
      ['type', 'パスワード', '•••', 'done'],
      ['type', '合言葉', '•••', 'done'],
    ]);
    expect(pictureOf(document)).not.toContain('machi2026');
  });

  test('shortcuts are recorded; typing, compositions and Enter on a control are not', () => {
    pressKey(document.body, { key: 'j' });
    pressKey(document.body, { key: 'k', ctrlKey: true });
    pressKey(document.body, { key: 'ArrowDown' });
    pressKey(document.body, { key: 'q', code: 'KeyQ', altKey: true });
    pressKey(document.body, { key: '∆', code: 'KeyJ', altKey: true });
    pressKey(document.body, { key: 'π', code: 'KeyP', altKey: true });
    pressKey(elementAt('#title'), { key: 'a' });
    pressKey(elementAt('#title'), { key: 'Enter', isComposing: true });
    pressKey(elementAt('#title'), { key: 'Enter' });
    pressKey(elementAt('a'), { key: 'Enter' });
    pressKey(elementAt('button'), { key: ' ' });
    pressKey(elementAt('#title'), { key: 'ArrowLeft' });
    pressKey(elementAt('#title'), { key: 'Escape' });
    expect(recordedSteps().map(([kind, name]) => [kind, name])).toEqual([
      ['key', 'j'],
      ['key', 'Ctrl+k'],
      ['key', 'ArrowDown'],
      ['key', 'Enter'],
      ['key', 'Escape'],
    ]);
  });

  test('Enter in a form is the key alone, not the click that the browser makes of it', () => {
    elementAt('#field').focus();
    pressKey(elementAt('#field'), { key: 'Enter' });
    elementAt('#send').click();
    elementAt('#send').focus();
    elementAt('#send').click();
    expect(recordedSteps().map(([kind, name]) => [kind, name])).toEqual([
      ['key', 'Enter'],
      ['press', '送信'],
    ]);
  });

  test('text typed into one field is one step, although calls and addresses follow from it', () => {
    changeField('#title', (field) => (field.value = '花'));
    stepLog.log.add(LOGGED_CALL);
    changeField('#title', (field) => (field.value = '花火'));
    elementAt('a').click();
    changeField('#title', (field) => (field.value = '花火の夕べ'));
    expect(recordedSteps()).toEqual([
      ['type', '題名', '花火', 'done'],
      ['call', 'GET /:city/notifications/', '200', 'done'],
      ['press', 'お知らせ', '', 'done'],
      ['type', '題名', '花火の夕べ', 'done'],
    ]);
  });

  test('a step has the element that it was made on; a key of the whole page has none', () => {
    elementAt('a').click();
    changeField('#title', (field) => (field.value = '花火'));
    pressKey(elementAt('#title'), { key: 'Enter' });
    pressKey(document.body, { key: 'j' });
    const title = { role: 'textbox', name: '題名' };
    expect(stepLog.steps.steps().map(({ kind, target }) => [kind, target])).toEqual([
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
    expect(recordedSteps()).toEqual([['open', '/akashi/coupon', 'back', 'done']]);
  });

  test('a change of the address is one step, and the same address none', () => {
    history.pushState(null, '', '/akashi/coupon');
    window.dispatchEvent(new Event('pushState'));
    window.dispatchEvent(new Event('popstate'));
    expect(recordedSteps()).toEqual([['open', '/akashi/coupon', '', 'done']]);
  });

  test('calls are recorded with their status, and failures are marked', () => {
    stepLog.log.add(LOGGED_CALL);
    stepLog.log.add({ ...LOGGED_CALL, method: 'DELETE', status: 500 });
    stepLog.log.add({ ...LOGGED_CALL, status: 403 });
    stepLog.log.add({ ...LOGGED_CALL, status: 'offline' });
    stepLog.log.add({ ...LOGGED_CALL, path: null, status: 'unhandled' });
    stepLog.log.add({ ...LOGGED_CALL, verdict: { broken: 'answer', issues: [] } });
    window.dispatchEvent(new ErrorEvent('error', { message: 'x is not a function' }));
    expect(recordedSteps()).toEqual([
      ['call', 'GET /:city/notifications/', '200', 'done'],
      ['call', 'DELETE /:city/notifications/', '500', 'failed'],
      ['call', 'GET /:city/notifications/', '403', 'done'],
      ['call', 'GET /:city/notifications/', 'offline', 'failed'],
      ['call', 'GET http://localhost/api-root/akashi/notifications/', 'unhandled', 'failed'],
      ['call', 'GET /:city/notifications/', '200', 'failed'],
      ['error', 'x is not a function', '', 'failed'],
    ]);
  });

  test('errors of the console and error messages to the user are recorded as failures', async () => {
    console.error('fake backend failed', new TypeError('a slip'));
    consoleOutput.take();
    document.body.insertAdjacentHTML('beforeend', '<section class="toasts"></section>');
    const toasts = elementAt('.toasts');
    toasts.innerHTML = '<div class="toast success"><p>保存しました</p></div>';
    toasts.innerHTML = '<div class="toast error"><p>保存できません</p></div>';
    await vi.waitFor(() => expect(recordedSteps()).toHaveLength(2));
    document.body.append(toasts.cloneNode(true));
    toasts.remove();
    await Promise.resolve();
    expect(recordedSteps()).toEqual([
      ['error', 'fake backend failed TypeError: a slip', '', 'failed'],
      ['toast', '保存できません', '', 'failed'],
    ]);
  });

  test('a step of the user has the page before it, a message the page with it, and calls and addresses have none', async () => {
    document.body.innerHTML = '<a href="/a">前</a><section class="toasts"></section>';
    document
      .querySelector('a')
      ?.addEventListener('click', ({ target }) => ((target as Element).textContent = '後'));
    stepLog.picture.isTaken = true;
    elementAt('a').click();
    stepLog.log.add(LOGGED_CALL);
    history.pushState(null, '', '/akashi/coupon');
    window.dispatchEvent(new Event('pushState'));
    elementAt('.toasts').innerHTML = '<div class="toast error"><p>保存できません</p></div>';
    await vi.waitFor(() => expect(recordedSteps()).toHaveLength(4));
    expect(stepLog.steps.steps().map(({ kind, picture }) => [kind, picture])).toEqual([
      ['open', null],
      ['press', '前'],
      ['call', null],
      ['open', null],
      ['toast', '後保存できません'],
    ]);
  });

  test('a reload keeps the steps, their calls and the link before them', async () => {
    const stored = emptyRecording();
    const firstLog = startStepLog(memoryStore(stored), () => '/first#qa');
    await firstLog.steps.ready;
    elementAt('a').click();
    firstLog.log.add(LOGGED_CALL);
    const [steps, calls] = [firstLog.steps.steps(), firstLog.steps.calls()];
    firstLog.steps.stop();
    elementAt('a').click();
    const secondLog = startStepLog(memoryStore(stored), () => '/second#qa');
    await secondLog.steps.ready;
    secondLog.log.add(LOGGED_CALL);
    expect(secondLog.steps.start()).toBe('/first#qa');
    expect(secondLog.steps.steps().slice(0, -2)).toEqual(steps);
    expect(secondLog.steps.steps().slice(-2)).toMatchObject([
      { kind: 'open', page: 2 },
      { kind: 'call', page: 2, calls: [2_000_001] },
    ]);
    expect(secondLog.steps.calls()).toEqual([...calls, { ...calls[0], id: 2_000_001 }]);
    secondLog.steps.stop();
  });

  test('after 400 steps the recording begins at a later link', async () => {
    let links = 0;
    const stored = emptyRecording();
    const { steps, log, takeEdge } = startStepLog(memoryStore(stored), () => {
      links += 1;
      return `/${links}#qa`;
    });
    await steps.ready;
    log.add(LOGGED_CALL);
    takeEdge('reports', 'resting, refresh → loading', ['watching.loading']);
    localStorage.setItem('City', 'akashi');
    localStorage.setItem('City', 'kusatsu');
    await Promise.resolve();
    for (let count = 0; count < 398; count += 1) {
      elementAt('a').click();
      await Promise.resolve();
    }
    expect([steps.steps().length, steps.start(), steps.calls().length]).toEqual([400, '/1#qa', 1]);
    elementAt('[aria-label]').click();
    // the second link was taken when there were 200 steps
    expect([steps.steps().length, steps.start(), steps.calls()]).toEqual([201, '/2#qa', []]);
    expect(steps.steps().at(-1)?.name).toBe('「花火」を削除');
    // the link has neither states nor stored values
    expect(steps.steps()[0]).toMatchObject({
      machines: { reports: ['watching.loading'] },
      actors: { reports: [{ snapshot: { value: 'watching.loading', children: {} }, waiting: [] }] },
      stored: [['City', null, 'kusatsu']],
    });
    steps.stop();
    expect([stored.steps.length, stored.start]).toEqual([201, '/2#qa']);
  });

  test('a recording whose beginning is no longer kept ends with a mark [A-313]', async () => {
    const { steps } = startStepLog(memoryStore(emptyRecording()), () => '/#qa');
    await steps.ready;
    steps.note({ kind: 'startRecording', name: '', value: '/#qa', failed: false });
    for (let count = 0; count < 400; count += 1) elementAt('a').click();
    await Promise.resolve();
    const notes = steps.steps().filter(({ kind }) => kind.endsWith('Recording'));
    expect(notes.map(({ kind, value }) => [kind, value])).toEqual([['stopRecording', 'lost']]);
    steps.stop();
  });
});

const WRITE = { table: 'news', scope: 'akashi', id: 7, before: null, after: { id: 7, title: '祭' } };

const lastStep = () => stepLog.steps.steps().at(-1);

describe('R-WISH-09 what a step has caused', () => {
  test('edges, states and stored values belong to the step before them, and tokens are marks', async () => {
    localStorage.setItem('City', 'akashi');
    elementAt('a').click();
    stepLog.takeEdge('reports', 'resting, refresh → loading', ['watching.loading']);
    stepLog.takeEdge('reports', 'loading, done → resting', ['watching.resting']);
    localStorage.setItem('City', 'kusatsu');
    localStorage.setItem('City', 'takatsuki');
    localStorage.setItem('draft:x', '{"title":"祭","password":"machi2026"}');
    localStorage.setItem('machi-harness', 'of the demo');
    localStorage.setItem('1-abcd~City', 'of a sandbox');
    sessionStorage.setItem('tab', 'of the tab');
    browserStorage.setCookie('Admin-Token', 'secret-1');
    browserStorage.setCookie('size', 'small');
    await Promise.resolve();
    expect(lastStep()).toMatchObject({
      kind: 'press',
      machines: { reports: ['watching.resting'] },
      edges: [
        ['reports', 'resting, refresh → loading'],
        ['reports', 'loading, done → resting'],
      ],
      stored: [
        ['City', 'akashi', 'takatsuki'],
        ['draft:x', null, '{"title":"祭","password":"•••"}'],
        ['Admin-Token', null, '•••'],
        ['size', null, 'small'],
      ],
    });
    elementAt('a').click();
    localStorage.removeItem('City');
    browserStorage.removeCookie('Admin-Token');
    browserStorage.removeCookie('size');
    await Promise.resolve();
    expect(lastStep()).toMatchObject({
      machines: {},
      edges: [],
      stored: [
        ['City', 'takatsuki', null],
        ['Admin-Token', '•••', null],
        ['size', 'small', null],
      ],
    });
  });

  test('a call has the rows that it has written, and the step that sent it has its id', () => {
    elementAt('a').click();
    stepLog.write(WRITE);
    stepLog.log.add(LOGGED_CALL);
    stepLog.log.add({
      ...LOGGED_CALL,
      method: 'POST',
      url: `${LOGGED_CALL.url}?token=1`,
      username: 'administrator',
      writes: { resets: 1, entries: 3 },
      why: { by: 'fault', rule: 'POST * wrong', set: 'a' },
    });
    expect(stepLog.steps.steps().slice(1)).toMatchObject([
      { kind: 'press', writes: [], calls: [1_000_001, 1_000_002] },
      { kind: 'call', writes: [], calls: [1_000_001] },
      { kind: 'call', writes: [WRITE], calls: [1_000_002] },
    ]);
    expect(stepLog.steps.calls()[1]).toEqual({
      id: 1_000_002,
      at: 0,
      method: 'POST',
      url: '/akashi/notifications/?token=…',
      path: '/:city/notifications/',
      page: '/',
      username: 'administrator',
      writesBefore: 3,
      requestType: null,
      cause: { by: 'fault', rule: 'POST * wrong', set: 'a' },
      status: 200,
      requestBody: null,
      responseBody: null,
      verdict: 'kept',
    });
  });

  test('a slow call belongs to the step that sent it, and not to a later one', () => {
    elementAt('a').click();
    const startedAt = Date.now();
    while (Date.now() <= startedAt);
    elementAt('[aria-label]').click();
    stepLog.log.add({ ...LOGGED_CALL, startedAt });
    stepLog.log.add({ ...LOGGED_CALL, service: 'firebase' });
    expect(stepLog.steps.steps().map(({ name, calls }) => [name, calls])).toEqual([
      ['/akashi/notification?page=2', []],
      ['お知らせ', [1_000_001]],
      ['「花火」を削除', []],
      ['GET /:city/notifications/', [1_000_001]],
    ]);
  });

  test('rows that no call has written belong to the step before them; secrets are masked', () => {
    elementAt('a').click();
    stepLog.write(WRITE, {
      ...WRITE,
      id: 8,
      before: { id: 8, password_hash: 'x' } as { id: number },
      after: null,
    });
    elementAt('a').click();
    expect(stepLog.steps.steps()[1]?.writes).toEqual([
      WRITE,
      { ...WRITE, id: 8, before: { id: 8, password_hash: '•••' }, after: null },
    ]);
  });

  test('of thousands of written rows, 200 are recorded', () => {
    elementAt('a').click();
    stepLog.write(...Array.from({ length: 3_000 }, () => WRITE));
    elementAt('a').click();
    expect(stepLog.steps.steps()[1]?.writes).toHaveLength(200);
  });
});

const seenPages = () => stepLog.steps.steps().map(({ kind, seen: page }) => [kind, page]);

const typeTitle = (value: string) =>
  changeField('#title', (field) => {
    field.value = value;
  });

describe('A-312 what the user saw before a step', () => {
  const LIST_MARKUP = `<main><h1>通知</h1><table aria-busy="false"><tbody><tr><td>1</td></tr><tr><td>2</td></tr></tbody></table></main>
    <div class="toasts"></div>`;
  const page = { address: '/akashi/notification?page=2', heading: '通知', dialogs: [], rows: 2, toasts: [] };
  beforeEach(() => {
    document.body.insertAdjacentHTML('beforeend', LIST_MARKUP);
  });

  test('an action has heading, dialogs, rows and the messages since the action before', async () => {
    elementAt('button').click();
    document.body.insertAdjacentHTML(
      'beforeend',
      '<dialog open aria-label="確認"></dialog><dialog open></dialog>',
    );
    elementAt('.toasts').insertAdjacentHTML('beforeend', '<p>保存しました。</p>');
    await vi.waitFor(() => expect(stepLog.steps.seen()?.toasts).toEqual(['保存しました。']));
    elementAt('tr').remove();
    elementAt('button').click();
    elementAt('button').click();
    const dialogs = [{ role: 'dialog', name: '確認' }];
    expect(seenPages().slice(1)).toEqual([
      ['press', page],
      ['press', { ...page, dialogs, rows: 1, toasts: ['保存しました。'] }],
      ['press', { ...page, dialogs, rows: 1 }],
    ]);
    expect(stepLog.steps.seen()).toEqual({ ...page, dialogs, rows: 1 });
  });

  test('the rows are those of the one list of the page', () => {
    const rows = () => stepLog.steps.seen()?.rows;
    elementAt('main').insertAdjacentHTML('beforeend', '<table aria-busy="false"></table>');
    expect(rows()).toBeNull();
    elementAt('main table:last-child').remove();
    expect(rows()).toBe(2);
    elementAt('main table').removeAttribute('aria-busy');
    expect(rows()).toBeNull();
    elementAt('main').insertAdjacentHTML('beforeend', '<h1>別</h1>');
    expect(stepLog.steps.seen()?.heading).toBe('');
    elementAt('main').remove();
    elementAt('body').querySelector('h1')?.remove();
    expect(stepLog.steps.seen()).toBeNull();
  });

  test('a step in the history has the page before it, and says its direction', () => {
    const entry = { index: 3 };
    vi.stubGlobal('navigation', { currentEntry: entry });
    const changeAddress = (to: number, path: string, event: string) => {
      entry.index = to;
      history.replaceState(null, '', path);
      window.dispatchEvent(new Event(event));
    };
    changeAddress(4, '/akashi/coupon', 'pushState');
    changeAddress(3, '/akashi/notification', 'popstate');
    changeAddress(4, '/akashi/coupon', 'popstate');
    expect(
      stepLog.steps
        .steps()
        .slice(1)
        .map(({ value, seen: before }) => [value, before?.address]),
    ).toEqual([
      ['', undefined],
      ['back', '/akashi/coupon'],
      ['forward', '/akashi/notification'],
    ]);
    vi.unstubAllGlobals();
  });

  test('notes of the tester are steps, and are not typed on', () => {
    typeTitle('花');
    stepLog.steps.note({ kind: 'expectRows', name: '', value: '2', failed: false });
    typeTitle('花火');
    expect(recordedSteps()).toEqual([
      ['type', '題名', '花火', 'done'],
      ['expectRows', '', '2', 'done'],
    ]);
    expect(seenPages().at(-1)).toEqual(['expectRows', page]);
  });
});
