// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CALL_DEFAULTS, createLog } from '#mocks/backend/protocol/log';
import { createClock } from '#mocks/harness/clock/clock';
import { forgetPlay, keepPlay, type Play, recallPlay } from '#mocks/harness/player/kept-play';
import type { PlayableStep } from '#mocks/harness/player/playable-step';
import { createPlayer, type Player } from '#mocks/harness/player/player';
import { memoryStorage } from '../link/fake-window';

const PAGE_MARKUP = `
  <button id="save">保存</button>
  <button id="locked" disabled>送信</button>
  <label>題名 <input id="title"></label>
  <label>パスワード <input id="password" type="password"></label>
  <label>検索 <input id="search" type="search"></label>
  <label>本文 <textarea id="body"></textarea></label>
  <label>対象 <select id="audience"><option>全員</option><option>学校</option></select></label>
  <label>固定 <input id="pinned" type="checkbox"></label>
  <label>写真 <input id="photo" type="file"></label>
  <form id="form"><label>氏名 <input id="name"></label><button id="send">登録</button></form>
  <button class="twin">次へ</button><button class="twin">次へ</button>
  <dialog id="dialog" open><button>確認</button></dialog>`;
const AT = Date.parse('2026-04-01T09:00:00+09:00');

const elementById = (id: string) => document.getElementById(id) as HTMLInputElement;
const step = (kind: PlayableStep['kind'], role: string, name: string, value = ''): PlayableStep => ({
  kind,
  at: AT,
  name,
  value,
  target: { role, name },
});
const keyStep = (name: string, target?: PlayableStep['target']): PlayableStep => ({
  kind: 'key',
  at: AT,
  name,
  value: '',
  ...(target && { target }),
});
const openStep = (name: string, value: string): PlayableStep => ({ kind: 'open', at: AT, name, value });

let player: Player | null = null;
let storage = memoryStorage();
let clock = createClock({ start: AT, paused: true });
let log = createLog();
function startPlay(steps: PlayableStep[], parts: Partial<Play> = {}) {
  const play = {
    title: '',
    steps,
    index: 0,
    failingStep: steps.length,
    stopsBefore: steps.length,
    isPaused: false,
    ...parts,
  };
  const created = createPlayer(play, { clock, log, storage });
  player = created;
  return created;
}
const reachState = (at: string) => vi.waitFor(() => expect(player?.state().at).toBe(at));
async function playToEnd(...steps: PlayableStep[]) {
  startPlay(steps);
  await reachState('finished');
}

const LIST_CALL = 'GET /:city/notifications/';
const logCall = (path: string, service: 'backend' | 'firebase' = 'backend') =>
  log.add({
    ...CALL_DEFAULTS,
    service,
    at: AT,
    startedAt: AT,
    method: 'GET',
    url: path,
    path,
    page: '/',
    status: 200,
    duration: 0,
  });
const logListCall = () => logCall('/:city/notifications/');
const saveStepAfter = (...answered: string[]) => ({ ...step('press', 'button', '保存'), answered });
const playedCount = () => player?.state().index;

beforeEach(() => {
  document.body.innerHTML = PAGE_MARKUP;
  storage = memoryStorage();
  clock = createClock({ start: AT, paused: true });
  log = createLog();
});
afterEach(() => {
  player?.send('stop');
  document.body.innerHTML = '';
  vi.useRealTimers();
});

describe('R-WISH-10 recorded steps are played', () => {
  test('a press has the events of a user’s press, in their order', async () => {
    const events: string[] = [];
    for (const name of ['pointerdown', 'mousedown', 'focus', 'pointerup', 'mouseup', 'click'])
      elementById('save').addEventListener(name, ({ type }) => events.push(type));
    await playToEnd(step('press', 'button', '保存'));
    expect(events).toEqual(['pointerdown', 'mousedown', 'focus', 'pointerup', 'mouseup', 'click']);
  });

  test('a press that keeps the focus elsewhere moves none', async () => {
    elementById('title').focus();
    elementById('save').addEventListener('mousedown', (event) => event.preventDefault());
    await playToEnd(step('press', 'button', '保存'));
    expect(document.activeElement).toBe(elementById('title'));
  });

  test('fields get their texts, their choices and the password of the demo, with the events of both', async () => {
    const events: string[] = [];
    for (const name of ['input', 'change'])
      document.body.addEventListener(name, ({ type, target }) =>
        events.push(`${(target as Element).id} ${type}`),
      );
    await playToEnd(
      step('type', 'textbox', '題名', '花火の夕べ'),
      step('type', 'textbox', 'パスワード', '•••'),
      step('type', 'textbox', '本文', '一行目\n二行目'),
      step('choose', 'combobox', '対象', '学校'),
      step('check', 'checkbox', '固定'),
      step('check', 'checkbox', '固定'),
    );
    const fieldValues = ['title', 'password', 'body', 'audience'].map((id) => elementById(id).value);
    expect(fieldValues).toEqual(['花火の夕べ', 'machi2026', '一行目\n二行目', '学校']);
    expect(elementById('pinned').checked).toBe(true);
    expect(events).toEqual(
      ['title', 'password', 'body', 'audience', 'pinned'].flatMap((id) => [`${id} input`, `${id} change`]),
    );
  });

  test('after a typed search, the time that a search waits for passes', async () => {
    await playToEnd(step('type', 'textbox', '題名', '花火'));
    expect(clock.now()).toBe(AT);
    await playToEnd(step('type', 'searchbox', '検索', '花火'));
    expect(clock.now()).toBe(AT + 300);
  });

  test('the clock is moved to the time of each step, and never back', async () => {
    const times: number[] = [];
    elementById('save').addEventListener('click', () => times.push(clock.now() - AT));
    const save = step('press', 'button', '保存');
    await playToEnd({ ...save, at: AT + 60_000 }, { ...save, at: AT - 5_000 });
    expect(times).toEqual([60_000, 60_000]);
  });

  test('keys go to their field, or to what has the focus', async () => {
    const keys: string[] = [];
    document.body.addEventListener('keydown', ({ key: name, ctrlKey, target }) =>
      keys.push([ctrlKey && 'Ctrl', name, (target as Element).id].filter(Boolean).join(' ')),
    );
    await playToEnd(keyStep('ArrowDown', { role: 'textbox', name: '題名' }), keyStep('Ctrl+k'));
    expect(keys).toEqual(['ArrowDown title', 'Ctrl k title']);
  });

  test('Enter in a field submits its form, and Escape closes the open dialog', async () => {
    const onSubmitClick = vi.fn((event: Event) => event.preventDefault());
    elementById('send').addEventListener('click', onSubmitClick);
    const enterStep = keyStep('Enter', { role: 'textbox', name: '氏名' });
    await playToEnd(enterStep);
    elementById('name').addEventListener('keydown', (event) => event.preventDefault());
    await playToEnd(enterStep);
    expect(onSubmitClick).toHaveBeenCalledTimes(1);
    elementById('title').focus();
    await playToEnd(keyStep('Escape'));
    expect(elementById('dialog').hasAttribute('open')).toBe(false);
  });

  test('a step waits until its element is there, alone and enabled', async () => {
    startPlay([
      step('press', 'button', '送信'),
      step('press', 'button', '次へ'),
      step('press', 'button', '新しい'),
    ]);
    const presses: (string | null)[] = [];
    document.body.addEventListener('click', ({ target }) => presses.push((target as Element).textContent));
    elementById('locked').disabled = false;
    await vi.waitFor(() => expect(presses).toEqual(['送信']));
    document.querySelector('.twin')?.remove();
    await vi.waitFor(() => expect(presses).toEqual(['送信', '次へ']));
    document.body.insertAdjacentHTML('beforeend', '<button>新しい</button>');
    await reachState('finished');
    expect(presses).toEqual(['送信', '次へ', '新しい']);
  });

  test.each<[string, PlayableStep]>([
    ['missing', step('press', 'button', '消えた')],
    ['several', step('press', 'button', '次へ')],
    ['disabled', step('press', 'button', '送信')],
    ['unnamed', { ...step('press', 'button', '消えた'), target: undefined }],
    ['file', step('file', 'button', '写真', '祭.png (5 B)')],
  ])('a step that cannot be played says why: %s', async (obstacle, stuckStep) => {
    vi.useFakeTimers();
    startPlay([stuckStep, step('press', 'button', '保存')]);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(player?.state()).toMatchObject({ at: 'notFound', obstacle, index: 0 });
    player?.send('skip');
    await vi.advanceTimersByTimeAsync(100);
    expect(player?.state()).toMatchObject({ at: 'finished', obstacle: null });
  });

  test.each(['https://other.example/', '//other.example/', '/\\other.example/', '/\t/other.example/'])(
    'a step to another site is not played, also one of no report: %j',
    async (address) => {
      vi.useFakeTimers();
      startPlay([openStep(address, 'navigate')]);
      await vi.advanceTimersByTimeAsync(2_000);
      expect(player?.state()).toMatchObject({ at: 'notFound', obstacle: 'missing', index: 0 });
    },
  );

  test('an address that the console has opened by itself is not opened again', async () => {
    history.replaceState(null, '', '/akashi/notification');
    const back = vi.spyOn(history, 'back');
    startPlay([openStep('/akashi/notification', 'navigate'), openStep('/akashi/coupon', 'back')]);
    await vi.waitFor(() => expect(player?.state().index).toBe(1));
    history.replaceState(null, '', '/akashi/coupon');
    await reachState('finished');
    expect(back).not.toHaveBeenCalled();
    vi.useFakeTimers();
    startPlay([openStep('/akashi/notification', 'back')]);
    back.mockReturnValue();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(back).toHaveBeenCalledTimes(1);
  });
});

describe('R-WISH-10 a step waits for the calls that the recording has before it', () => {
  beforeEach(() => {
    history.replaceState(null, '', '/akashi/notification');
    vi.useFakeTimers();
  });

  test('the awaited calls may be answered before the play begins, and each counts once', async () => {
    logListCall();
    startPlay([saveStepAfter(LIST_CALL), saveStepAfter(LIST_CALL, LIST_CALL)]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(playedCount()).toBe(1);
    logListCall();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(playedCount()).toBe(1);
    logListCall();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(player?.state().at).toBe('finished');
  });

  test('a step waits until the page has shown the responses of its calls', async () => {
    startPlay([saveStepAfter(LIST_CALL)]);
    logListCall();
    // the answer is drawn in several parts
    for (const part of ['全', '2', '件']) {
      await vi.advanceTimersByTimeAsync(100);
      elementById('form').insertAdjacentText('beforeend', part);
      expect(playedCount()).toBe(0);
    }
    await vi.advanceTimersByTimeAsync(200);
    expect(playedCount()).toBe(1);
  });

  test('calls that the page no longer sends delay no step for long, also when its element is looked for again', async () => {
    startPlay([saveStepAfter(LIST_CALL, 'GET /:city/scenes/'), step('press', 'button', '消えた')]);
    await vi.advanceTimersByTimeAsync(1_900);
    logListCall();
    await vi.advanceTimersByTimeAsync(1_900);
    logCall('/:city/notifications/', 'firebase');
    expect(playedCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(2_300);
    expect(playedCount()).toBe(1);
  });

  test('a step whose element is looked for again does not wait for its calls again', async () => {
    logListCall();
    startPlay([{ ...step('press', 'button', '送信'), answered: [LIST_CALL] }]);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(player?.state().obstacle).toBe('disabled');
    elementById('locked').disabled = false;
    player?.send('play');
    await vi.advanceTimersByTimeAsync(100);
    expect(player?.state().at).toBe('finished');
  });

  test('a page that the previous step has loaded does not wait for calls of the page before', async () => {
    startPlay([{ ...openStep('/akashi/notification', 'navigate'), answered: [LIST_CALL] }, saveStepAfter()]);
    await vi.advanceTimersByTimeAsync(100);
    expect(player?.state().at).toBe('finished');
  });

  test('a pause ends the wait for calls', async () => {
    startPlay([saveStepAfter(LIST_CALL)]);
    player?.send('pause');
    logListCall();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(player?.state()).toMatchObject({ at: 'paused', index: 0 });
    player?.send('play');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(player?.state().at).toBe('finished');
  });
});

describe('R-WISH-10 a play that goes on in the next page', () => {
  const steps = [step('press', 'button', '保存'), step('press', 'button', '消えた')];

  test('the remaining steps are stored in the tab after each step, and none after a stop', async () => {
    startPlay(steps);
    await vi.waitFor(() => expect(player?.state().index).toBe(1));
    const browserStorage = memoryStorage();
    expect(recallPlay(storage, browserStorage)).toEqual({
      title: '',
      steps,
      index: 1,
      failingStep: 2,
      stopsBefore: 2,
      isPaused: false,
    });
    player?.send('pause');
    expect(recallPlay(storage, browserStorage)?.isPaused).toBe(true);
    player?.send('stop');
    expect(recallPlay(storage, browserStorage)).toBeNull();
  });

  test('a step that loads a page counts as played while it is played', async () => {
    let indexWhilePlayed: number | undefined;
    elementById('save').addEventListener('click', () => {
      indexWhilePlayed = recallPlay(storage, memoryStorage())?.index;
    });
    startPlay(steps);
    await vi.waitFor(() => expect(player?.state().index).toBe(1));
    expect(indexWhilePlayed).toBe(1);
  });

  test('a play for a new sandbox comes by the storage of the browser, once', () => {
    const browser = memoryStorage();
    const play: Play = { title: '削除', steps, index: 0, failingStep: 1, stopsBefore: 1, isPaused: false };
    keepPlay(browser, play);
    expect([recallPlay(storage, browser), recallPlay(memoryStorage(), browser)]).toEqual([play, null]);
    expect(recallPlay(storage, browser)).toEqual(play);
    forgetPlay(storage);
    storage.setItem('machi-play', '{"steps":[{"kind":"dance"}]}');
    expect(recallPlay(storage, browser)).toBeNull();
  });
});
