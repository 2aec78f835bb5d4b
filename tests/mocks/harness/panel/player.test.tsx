import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PlayerBar } from '#mocks/harness/panel/player/PlayerBar';
import { textsFor } from '#mocks/harness/panel/texts/texts-for';
import type { Obstacle } from '#mocks/harness/player/find-step-element';
import type { Player, PlayerState } from '#mocks/harness/player/player';
import { NINE_OCLOCK } from './open-panel';

const STEP: PlayerState['step'] = {
  kind: 'press',
  at: NINE_OCLOCK,
  name: '削除する',
  value: '',
  target: { role: 'button', name: '削除する', within: { role: 'alertdialog', name: '削除しますか？' } },
};
const PLAYING: PlayerState = {
  at: 'playing',
  title: '削除できない',
  step: STEP,
  index: 1,
  count: 3,
  isBeforeFailure: false,
  obstacle: null,
};

/** The bar over a player that does nothing by itself. */
function renderBar(
  parts: Partial<PlayerState> = {},
  language: 'ja' | 'en' = 'ja',
  container: HTMLElement = document.body.appendChild(document.createElement('div')),
) {
  let state: PlayerState = { ...PLAYING, ...parts };
  const listeners = new Set<() => void>();
  const send = vi.fn<Player['send']>();
  const player: Player = {
    state: () => state,
    send,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  render(<PlayerBar player={player} texts={textsFor(language)} />, { container });
  return {
    send,
    changeState: (next: Partial<PlayerState>) =>
      act(() => {
        state = { ...state, ...next };
        for (const listener of listeners) listener();
      }),
  };
}
const bar = () => screen.getByRole('dialog', { name: /操作の再生|Replay/ });
const buttons = () => within(bar()).getAllByRole('button');
/** Texts and buttons of the bar; the first button is the main one unless steps are being played. */
const barTexts = () => [
  ...[...bar().querySelectorAll('p')].map(({ textContent }) => textContent),
  ...buttons().map((button) =>
    button.className === 'main' ? `[${button.textContent}]` : button.textContent,
  ),
];

beforeEach(() => {
  // jsdom has no popovers
  Object.assign(HTMLElement.prototype, { showPopover: vi.fn() });
});

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  document.body.innerHTML = '';
});

const STEP_TEXT = '09:00:00 「削除する」を押す';
test.each<[string, Partial<PlayerState>, (string | null)[]]>([
  ['playing', {}, ['再生中 削除できない 1 / 3', STEP_TEXT, '一時停止', '停止']],
  [
    'paused',
    { at: 'paused' },
    ['一時停止中 削除できない 1 / 3', STEP_TEXT, '[再生]', '一歩だけ進める', '停止'],
  ],
  [
    'before the failing step',
    { at: 'atStop', isBeforeFailure: true },
    ['失敗の直前です 削除できない 1 / 3', STEP_TEXT, '[最後の一歩を進める]', '再生', '停止'],
  ],
  [
    'before the last step',
    { at: 'atStop', index: 2 },
    ['次の手順の前で止まっています 削除できない 2 / 3', STEP_TEXT, '[一歩だけ進める]', '停止'],
  ],
  [
    'without an element for the step',
    { at: 'notFound', obstacle: 'missing' },
    [
      '手順を進められません 削除できない 1 / 3',
      STEP_TEXT,
      '画面に見つかりませんbutton 削除する < alertdialog 削除しますか？',
      '[もう一度探す]',
      'この手順を飛ばす',
      '停止',
    ],
  ],
  [
    'after the last step',
    { at: 'finished', index: 3, step: undefined },
    ['再生が終わりました 削除できない 3 / 3', '[閉じる]'],
  ],
])('the bar says where the play is, and what can be done: %s [R-WISH-10]', (_, state, expected) => {
  renderBar(state);
  expect(barTexts()).toEqual(expected);
});

test('a stopped play leaves no bar [R-WISH-10]', () => {
  const { changeState } = renderBar();
  changeState({ at: 'stopped' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each<[Obstacle, string, string]>([
  ['unnamed', 'この要素は名前で見つけられません。', 'No role and name find this element.'],
  ['missing', '画面に見つかりません', 'Not found on the page'],
  ['several', '同じ名前のものが複数あります', 'Several elements have this name'],
  ['disabled', '押せない状態です', 'Disabled'],
  ['hidden', '画面に表示されていません', 'Not visible on the page'],
  ['covered', 'ほかの要素に隠れています', 'Covered by another element'],
  ['file', 'ファイルは自動で選べません。', 'A file cannot be chosen automatically.'],
])('the bar says in both languages why a step cannot be played: %s', (obstacle, ja, en) => {
  for (const [language, start] of [
    ['ja', ja],
    ['en', en],
  ] as const) {
    renderBar({ at: 'notFound', obstacle }, language);
    expect(screen.getByRole('alert').textContent?.slice(0, start.length)).toBe(start);
    cleanup();
  }
});

test.each([
  ['playing', ['pause', 'stop']],
  ['paused', ['play', 'play one', 'stop']],
  ['atStop', ['play one', 'play', 'stop']],
  ['notFound', ['play', 'skip', 'stop']],
  ['finished', ['stop']],
] as const)('each button sends its event to the player: %s', async (at, events) => {
  const { send } = renderBar({ at });
  const user = userEvent.setup();
  for (const button of buttons()) await user.click(button);
  expect(send.mock.calls.map(([event]) => event)).toEqual(events);
});

test.each(['pointerdown', 'keydown'] as const)(
  'the user’s %s in the console pauses the play; those of the steps and of the harness do not',
  (kind) => {
    const addListener = vi.spyOn(window, 'addEventListener');
    const removeListener = vi.spyOn(window, 'removeEventListener');
    document.body.insertAdjacentHTML('beforeend', '<button>保存</button><div data-harness></div>');
    const { send, changeState } = renderBar();
    const [, listener] = addListener.mock.calls.findLast(([name]) => name === kind) ?? [];
    // no event of a script counts as the user's
    const sendUserEvent = (target: Element | null) =>
      (listener as (event: Pick<Event, 'isTrusted' | 'target'>) => void)({ isTrusted: true, target });
    fireEvent(screen.getByRole('button', { name: '保存' }), new Event(kind, { bubbles: true }));
    sendUserEvent(document.querySelector('[data-harness]'));
    expect(send.mock.calls).toEqual([]);
    sendUserEvent(screen.getByRole('button', { name: '保存' }));
    expect(send.mock.calls).toEqual([['pause']]);
    changeState({ at: 'paused' });
    expect(removeListener).toHaveBeenCalledWith(kind, listener, true);
  },
);

test('in a modal dialog of the console the bar stays usable, and leaves it with the dialog [R-WISH-10]', async () => {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  document.body.append(host);
  renderBar({ at: 'paused' }, 'ja', root.appendChild(document.createElement('div')));
  expect(host.parentElement).toBe(document.body);
  document.body.insertAdjacentHTML('beforeend', '<dialog open aria-label="確認"></dialog>');
  const dialog = document.querySelector('dialog');
  await vi.waitFor(() => expect(host.parentElement).toBe(dialog));
  dialog?.remove();
  await vi.waitFor(() => expect(host.parentElement).toBe(document.body));
});
