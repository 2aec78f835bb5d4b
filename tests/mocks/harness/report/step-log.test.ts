// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { browserStorage } from '#mocks/harness/link/browser-storage';
import { pictureOf } from '#mocks/harness/report/pictures/picture-of';
import { consoleOutput } from '../../../console';
import { CALL, memoryStore, nothingKept, startStepLog } from './start-step-log';

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

let started: ReturnType<typeof startStepLog>;
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
  started.steps
    .steps()
    .slice(1)
    .map(({ kind, name, value, failed }) => [kind, name, value, failed ? 'failed' : 'done']);
const press = (target: HTMLElement, init: KeyboardEventInit) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));

beforeEach(() => {
  document.body.innerHTML = PAGE;
  document.addEventListener('click', (event) => event.preventDefault());
  history.replaceState(null, '', '/akashi/notification?page=2');
  started = startStepLog();
});

afterEach(() => {
  started.steps.stop();
  localStorage.clear();
  document.body.innerHTML = '';
});

describe('R-WISH-09 the recorded steps', () => {
  test('the first step is the address, with the time of the harness clock', () => {
    expect(started.steps.steps()).toEqual([
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
      find(selector).click();
    expect(recorded()).toEqual([
      ['press', 'お知らせ', '', 'done'],
      ['press', '「花火」を削除', '', 'done'],
      ['press', 'ログ アウト', '', 'done'],
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
      ['type', '題名', '花火の夕べ', 'done'],
      ['type', 'パスワード', '•••', 'done'],
      ['choose', '対象', '学校', 'done'],
      ['check', '固定', '', 'done'],
      ['uncheck', '固定', '', 'done'],
      ['file', '画像', '祭.png (5 B)', 'done'],
    ]);
    expect(JSON.stringify(started.steps.steps())).not.toContain('machi2026');
  });

  test('a password that the eye shows is recorded without its text, and so is a field for passwords', () => {
    change('[type=password]', (field) => (field.value = 'machi'));
    const field = find('[type=password]');
    field.setAttribute('type', 'text');
    change('input[type=text]', (shown) => (shown.value = 'machi2026'));
    field.insertAdjacentHTML('afterend', '<input aria-label="合言葉" autocomplete="new-password">');
    change('[autocomplete]', (shown) => (shown.value = 'machi2026'));
    expect(recorded()).toEqual([
      ['type', 'パスワード', '•••', 'done'],
      ['type', '合言葉', '•••', 'done'],
    ]);
    expect(pictureOf(document)).not.toContain('machi2026');
  });

  test('shortcuts are recorded; typing, compositions and Enter on a control are not', () => {
    press(document.body, { key: 'j' });
    press(document.body, { key: 'k', ctrlKey: true });
    press(document.body, { key: 'ArrowDown' });
    press(document.body, { key: 'q', code: 'KeyQ', altKey: true });
    press(document.body, { key: '∆', code: 'KeyJ', altKey: true });
    press(document.body, { key: 'π', code: 'KeyP', altKey: true });
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
    started.log.add(CALL);
    change('#title', (field) => (field.value = '花火'));
    find('a').click();
    change('#title', (field) => (field.value = '花火の夕べ'));
    expect(recorded()).toEqual([
      ['type', '題名', '花火', 'done'],
      ['call', 'GET /:city/notifications/', '200', 'done'],
      ['press', 'お知らせ', '', 'done'],
      ['type', '題名', '花火の夕べ', 'done'],
    ]);
  });

  test('a step has the element that it was made on; a key of the whole page has none', () => {
    find('a').click();
    change('#title', (field) => (field.value = '花火'));
    press(find('#title'), { key: 'Enter' });
    press(document.body, { key: 'j' });
    const title = { role: 'textbox', name: '題名' };
    expect(started.steps.steps().map(({ kind, target }) => [kind, target])).toEqual([
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
    expect(recorded()).toEqual([['open', '/akashi/coupon', 'back', 'done']]);
  });

  test('a change of the address is one step, and the same address none', () => {
    history.pushState(null, '', '/akashi/coupon');
    window.dispatchEvent(new Event('pushState'));
    window.dispatchEvent(new Event('popstate'));
    expect(recorded()).toEqual([['open', '/akashi/coupon', '', 'done']]);
  });

  test('calls are recorded with their status, and failures are marked', () => {
    started.log.add(CALL);
    started.log.add({ ...CALL, method: 'DELETE', status: 500 });
    started.log.add({ ...CALL, status: 403 });
    started.log.add({ ...CALL, status: 'offline' });
    started.log.add({ ...CALL, path: null, status: 'unhandled' });
    started.log.add({ ...CALL, verdict: { broken: 'answer', issues: [] } });
    window.dispatchEvent(new ErrorEvent('error', { message: 'x is not a function' }));
    expect(recorded()).toEqual([
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
    const toasts = find('.toasts');
    toasts.innerHTML = '<div class="toast success"><p>保存しました</p></div>';
    toasts.innerHTML = '<div class="toast error"><p>保存できません</p></div>';
    await vi.waitFor(() => expect(recorded()).toHaveLength(2));
    document.body.append(toasts.cloneNode(true));
    toasts.remove();
    await Promise.resolve();
    expect(recorded()).toEqual([
      ['error', 'fake backend failed TypeError: a slip', '', 'failed'],
      ['toast', '保存できません', '', 'failed'],
    ]);
  });

  test('a step of the user has the page before it, a message the page with it, and calls and addresses have none', async () => {
    document.body.innerHTML = '<a href="/a">前</a><section class="toasts"></section>';
    document
      .querySelector('a')
      ?.addEventListener('click', ({ target }) => ((target as Element).textContent = '後'));
    started.picture.isTaken = true;
    find('a').click();
    started.log.add(CALL);
    history.pushState(null, '', '/akashi/coupon');
    window.dispatchEvent(new Event('pushState'));
    find('.toasts').innerHTML = '<div class="toast error"><p>保存できません</p></div>';
    await vi.waitFor(() => expect(recorded()).toHaveLength(4));
    expect(started.steps.steps().map(({ kind, picture }) => [kind, picture])).toEqual([
      ['open', null],
      ['press', '前'],
      ['call', null],
      ['open', null],
      ['toast', '後保存できません'],
    ]);
  });

  test('a reload keeps the steps, their calls and the link before them', async () => {
    const kept = nothingKept();
    const first = startStepLog(memoryStore(kept), () => '/first#qa');
    await first.steps.ready;
    find('a').click();
    first.log.add(CALL);
    const [steps, calls] = [first.steps.steps(), first.steps.calls()];
    first.steps.stop();
    find('a').click();
    const second = startStepLog(memoryStore(kept), () => '/second#qa');
    await second.steps.ready;
    second.log.add(CALL);
    expect(second.steps.start()).toBe('/first#qa');
    expect(second.steps.steps().slice(0, -2)).toEqual(steps);
    expect(second.steps.steps().slice(-2)).toMatchObject([
      { kind: 'open', page: 2 },
      { kind: 'call', page: 2, calls: [2_000_001] },
    ]);
    expect(second.steps.calls()).toEqual([...calls, { ...calls[0], id: 2_000_001 }]);
    second.steps.stop();
  });

  test('after 400 steps the recording begins at a later link', async () => {
    let links = 0;
    const kept = nothingKept();
    const { steps, log, take } = startStepLog(memoryStore(kept), () => {
      links += 1;
      return `/${links}#qa`;
    });
    await steps.ready;
    log.add(CALL);
    take('reports', 'resting, refresh → loading', ['watching.loading']);
    localStorage.setItem('City', 'akashi');
    localStorage.setItem('City', 'kusatsu');
    await Promise.resolve();
    for (let count = 0; count < 398; count += 1) {
      find('a').click();
      await Promise.resolve();
    }
    expect([steps.steps().length, steps.start(), steps.calls().length]).toEqual([400, '/1#qa', 1]);
    find('[aria-label]').click();
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
    expect([kept.steps.length, kept.start]).toEqual([201, '/2#qa']);
  });

  test('a recording whose beginning is no longer kept ends with a mark [A-313]', async () => {
    const { steps } = startStepLog(memoryStore(nothingKept()), () => '/#qa');
    await steps.ready;
    steps.note({ kind: 'startRecording', name: '', value: '/#qa', failed: false });
    for (let count = 0; count < 400; count += 1) find('a').click();
    await Promise.resolve();
    const notes = steps.steps().filter(({ kind }) => kind.endsWith('Recording'));
    expect(notes.map(({ kind, value }) => [kind, value])).toEqual([['stopRecording', 'lost']]);
    steps.stop();
  });
});

const WRITE = { table: 'news', scope: 'akashi', id: 7, before: null, after: { id: 7, title: '祭' } };

const last = () => started.steps.steps().at(-1);

describe('R-WISH-09 what a step has caused', () => {
  test('edges, states and stored values belong to the step before them, and tokens are marks', async () => {
    localStorage.setItem('City', 'akashi');
    find('a').click();
    started.take('reports', 'resting, refresh → loading', ['watching.loading']);
    started.take('reports', 'loading, done → resting', ['watching.resting']);
    localStorage.setItem('City', 'kusatsu');
    localStorage.setItem('City', 'takatsuki');
    localStorage.setItem('draft:x', '{"title":"祭","password":"machi2026"}');
    localStorage.setItem('machi-harness', 'of the demo');
    localStorage.setItem('1-abcd~City', 'of a sandbox');
    sessionStorage.setItem('tab', 'of the tab');
    browserStorage.setCookie('Admin-Token', 'secret-1');
    browserStorage.setCookie('size', 'small');
    await Promise.resolve();
    expect(last()).toMatchObject({
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
    find('a').click();
    localStorage.removeItem('City');
    browserStorage.removeCookie('Admin-Token');
    browserStorage.removeCookie('size');
    await Promise.resolve();
    expect(last()).toMatchObject({
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
    find('a').click();
    started.write(WRITE);
    started.log.add(CALL);
    started.log.add({
      ...CALL,
      method: 'POST',
      url: `${CALL.url}?token=1`,
      username: 'administrator',
      writes: { resets: 1, entries: 3 },
      why: { by: 'fault', rule: 'POST * wrong', set: 'a' },
    });
    expect(started.steps.steps().slice(1)).toMatchObject([
      { kind: 'press', writes: [], calls: [1_000_001, 1_000_002] },
      { kind: 'call', writes: [], calls: [1_000_001] },
      { kind: 'call', writes: [WRITE], calls: [1_000_002] },
    ]);
    expect(started.steps.calls()[1]).toEqual({
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
    find('a').click();
    const startedAt = Date.now();
    while (Date.now() <= startedAt);
    find('[aria-label]').click();
    started.log.add({ ...CALL, startedAt });
    started.log.add({ ...CALL, service: 'firebase' });
    expect(started.steps.steps().map(({ name, calls }) => [name, calls])).toEqual([
      ['/akashi/notification?page=2', []],
      ['お知らせ', [1_000_001]],
      ['「花火」を削除', []],
      ['GET /:city/notifications/', [1_000_001]],
    ]);
  });

  test('rows that no call has written belong to the step before them; secrets are masked', () => {
    find('a').click();
    started.write(WRITE, {
      ...WRITE,
      id: 8,
      before: { id: 8, password_hash: 'x' } as { id: number },
      after: null,
    });
    find('a').click();
    expect(started.steps.steps()[1]?.writes).toEqual([
      WRITE,
      { ...WRITE, id: 8, before: { id: 8, password_hash: '•••' }, after: null },
    ]);
  });

  test('of thousands of written rows, 200 are recorded', () => {
    find('a').click();
    started.write(...Array.from({ length: 3_000 }, () => WRITE));
    find('a').click();
    expect(started.steps.steps()[1]?.writes).toHaveLength(200);
  });
});

const seen = () => started.steps.steps().map(({ kind, seen: page }) => [kind, page]);

const title = (value: string) =>
  change('#title', (field) => {
    field.value = value;
  });

describe('A-312 what the user saw before a step', () => {
  const LIST = `<main><h1>通知</h1><table aria-busy="false"><tbody><tr><td>1</td></tr><tr><td>2</td></tr></tbody></table></main>
    <div class="toasts"></div>`;
  const page = { address: '/akashi/notification?page=2', heading: '通知', dialogs: [], rows: 2, toasts: [] };
  beforeEach(() => {
    document.body.insertAdjacentHTML('beforeend', LIST);
  });

  test('an action has heading, dialogs, rows and the messages since the action before', async () => {
    find('button').click();
    document.body.insertAdjacentHTML(
      'beforeend',
      '<dialog open aria-label="確認"></dialog><dialog open></dialog>',
    );
    find('.toasts').insertAdjacentHTML('beforeend', '<p>保存しました。</p>');
    await vi.waitFor(() => expect(started.steps.seen()?.toasts).toEqual(['保存しました。']));
    find('tr').remove();
    find('button').click();
    find('button').click();
    const dialogs = [{ role: 'dialog', name: '確認' }];
    expect(seen().slice(1)).toEqual([
      ['press', page],
      ['press', { ...page, dialogs, rows: 1, toasts: ['保存しました。'] }],
      ['press', { ...page, dialogs, rows: 1 }],
    ]);
    expect(started.steps.seen()).toEqual({ ...page, dialogs, rows: 1 });
  });

  test('the rows are those of the one list of the page', () => {
    const rows = () => started.steps.seen()?.rows;
    find('main').insertAdjacentHTML('beforeend', '<table aria-busy="false"></table>');
    expect(rows()).toBeNull();
    find('main table:last-child').remove();
    expect(rows()).toBe(2);
    find('main table').removeAttribute('aria-busy');
    expect(rows()).toBeNull();
    find('main').insertAdjacentHTML('beforeend', '<h1>別</h1>');
    expect(started.steps.seen()?.heading).toBe('');
    find('main').remove();
    find('body').querySelector('h1')?.remove();
    expect(started.steps.seen()).toBeNull();
  });

  test('a step in the history has the page before it, and says its direction', () => {
    const entry = { index: 3 };
    vi.stubGlobal('navigation', { currentEntry: entry });
    const move = (to: number, path: string, event: string) => {
      entry.index = to;
      history.replaceState(null, '', path);
      window.dispatchEvent(new Event(event));
    };
    move(4, '/akashi/coupon', 'pushState');
    move(3, '/akashi/notification', 'popstate');
    move(4, '/akashi/coupon', 'popstate');
    expect(
      started.steps
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
    title('花');
    started.steps.note({ kind: 'expectRows', name: '', value: '2', failed: false });
    title('花火');
    expect(recorded()).toEqual([
      ['type', '題名', '花火', 'done'],
      ['expectRows', '', '2', 'done'],
    ]);
    expect(seen().at(-1)).toEqual(['expectRows', page]);
  });
});
