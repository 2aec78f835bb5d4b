import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Toaster } from '#kit/overlay/Toaster';
import { createToasts, type Severity } from '#kit/services/toasts';
import { stoppedClock } from '../../mocks/backend/start-backend';
import { renderInKit } from '../render-in-kit';

const savedMessage = { messageId: 'common.saved' };
const plainText = (text: string) => ({ text });

function createTestToasts() {
  const clock = stoppedClock();
  const toasts = createToasts(clock);
  return {
    clock,
    toasts,
    shownTexts: () => toasts.current().map(({ message }) => ('text' in message ? message.text : '')),
  };
}

test.each<[Severity, number]>([
  ['success', 3_000],
  ['info', 3_000],
  ['warning', 5_000],
  ['error', 5_000],
])('%s is shown for %i ms (A-048) [R-HTTP-16, R-CONST-10]', (severity, duration) => {
  const { clock, toasts } = createTestToasts();
  toasts.show(severity, savedMessage);
  clock.step(duration - 1);
  expect(toasts.current()).toHaveLength(1);
  clock.step(1);
  expect(toasts.current()).toEqual([]);
});

test('a message with an action is shown as long as a decision can be undone, and the action replaces an older one [A-297]', () => {
  const { clock, toasts } = createTestToasts();
  const [first, second] = [vi.fn(), vi.fn()];
  toasts.show('success', savedMessage, { label: 'queue.undo', run: first });
  clock.step(5_000);
  const id = toasts.show('success', savedMessage, { label: 'queue.undo', run: second });
  toasts.current()[0]?.action?.run();
  expect([toasts.current().length, first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0, 1]);
  clock.step(7_999);
  expect(toasts.current().map((toast) => toast.id)).toEqual([id]);
  clock.step(1);
  expect(toasts.current()).toEqual([]);
});

test('the same text is not stacked: its time starts again', () => {
  const { clock, toasts } = createTestToasts();
  toasts.show('error', plainText('x'));
  clock.step(4_000);
  toasts.show('error', plainText('x'));
  expect(toasts.current()).toEqual([{ id: 1, severity: 'error', message: plainText('x') }]);
  clock.step(4_999);
  expect(toasts.current()).toHaveLength(1);
  clock.step(1);
  expect(toasts.current()).toEqual([]);
});

test('another text, other values or another severity is another toast', () => {
  const { toasts } = createTestToasts();
  toasts.show('error', plainText('x'));
  toasts.show('warning', plainText('x'));
  toasts.show('error', { messageId: 'a', values: { n: 1 } });
  toasts.show('error', { messageId: 'a', values: { n: 2 } });
  expect(toasts.current()).toHaveLength(4);
});

test('each toast is closed at its own time, the others stay, and a closed one disappears at once', () => {
  const { clock, toasts, shownTexts } = createTestToasts();
  toasts.show('error', plainText('first'));
  clock.step(1_000);
  toasts.show('error', plainText('second'));
  toasts.show('error', plainText('third'));
  toasts.close(2);
  clock.step(4_000);
  expect(shownTexts()).toEqual(['third']);
});

test('held toasts stay, and each has its full time again after the release', () => {
  const { clock, toasts } = createTestToasts();
  toasts.show('success', savedMessage);
  toasts.pause();
  toasts.show('error', plainText('shown while held'));
  clock.step(60_000);
  expect(toasts.current()).toHaveLength(2);
  toasts.resume();
  clock.step(2_999);
  expect(toasts.current()).toHaveLength(2);
  clock.step(1);
  expect(toasts.current()).toHaveLength(1);
});

test('toasts are announced when they appear, errors at once, and can be closed', () => {
  const { services } = renderInKit(<Toaster />);
  const { toasts } = services;
  act(() => {
    toasts.show('success', savedMessage);
    toasts.show('error', plainText('失敗しました。'));
  });
  expect(screen.getByRole('region', { name: 'お知らせメッセージ' }).getAttribute('aria-live')).toBe('polite');
  expect(screen.getByRole('status').textContent).toContain('保存しました。');
  expect(screen.getByRole('alert').textContent).toContain('失敗しました。');
  const [first] = screen.getAllByRole('button', { name: '閉じる' });
  fireEvent.click(first as HTMLElement);
  expect(screen.queryByRole('status')).toBeNull();
});

test('after a toast is closed the focus is where it was before', async () => {
  const user = userEvent.setup();
  const { services } = renderInKit(
    <>
      <input aria-label="検索" />
      <Toaster />
    </>,
  );
  act(() => {
    services.toasts.show('success', savedMessage);
    services.toasts.show('error', plainText('x'));
  });
  const field = screen.getByLabelText('検索');
  await user.click(field);
  for (const remaining of [1, 0]) {
    const [close] = screen.getAllByRole('button', { name: '閉じる' });
    await user.click(close as HTMLElement);
    expect([screen.queryAllByRole('button').length, document.activeElement]).toEqual([remaining, field]);
  }
});

test('a toast fixed in English is marked as such, with its meaning in Japanese below, and a number if there is one [R-MSG-02, R-MSG-11, A-018]', () => {
  const { services } = renderInKit(<Toaster />);
  const more = { messageId: 'problem.number', values: { number: 'K3X9A-1' } };
  act(() => {
    services.toasts.show('success', { messageId: 'shell.sizeSwitched' });
    services.toasts.show('error', { messageId: 'problem.server', more });
    services.toasts.show('error', { messageId: 'problem.server' });
    services.toasts.show('success', savedMessage);
  });
  expect([...document.querySelectorAll('.toast-text')].map(({ innerHTML }) => innerHTML)).toEqual([
    '<p><span lang="en">Switch Size Success</span></p><small class="second-line">表示サイズを切り替えました。</small>',
    '<p><span lang="en">Server Error Occured. Please Try Again !</span></p>' +
      '<small class="second-line">通信またはサーバーで問題が起きました。エラー番号：K3X9A-1</small>',
    '<p>保存しました。</p>',
  ]);
});

test.each([
  ['hovered', 'mouseEnter', 'mouseLeave'],
  ['focused', 'focus', 'blur'],
] as const)('a toast stays while it is %s', (_, enter, leave) => {
  const { services, advanceClock } = renderInKit(<Toaster />);
  act(() => void services.toasts.show('error', plainText('x')));
  const region = screen.getByRole('region');
  fireEvent[enter](region);
  advanceClock(60_000);
  expect(screen.queryByRole('alert')).not.toBeNull();
  fireEvent[leave](region);
  advanceClock(5_000);
  expect(screen.queryByRole('alert')).toBeNull();
});
