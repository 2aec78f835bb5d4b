import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { ConfirmDialog } from '#kit/overlay/ConfirmDialog';
import { Dialog } from '#kit/overlay/Dialog';
import { PreviewableImage } from '#kit/overlay/ImagePreview';
import { Menu } from '#kit/overlay/Menu';
import { ErrorBoundary } from '#kit/page/ErrorBoundary';
import { allowConsole } from '../../console';
import { NOW } from '../../mocks/backend/start-backend';
import { renderInKit } from '../render-in-kit';

test('a dialog is modal and named, and ✕, Escape and a click beside it call onClose', () => {
  const onClose = vi.fn();
  renderInKit(
    <Dialog title="通知を作成" onClose={onClose}>
      <p>本文</p>
    </Dialog>,
  );
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: '通知を作成' });
  fireEvent.click(screen.getByRole('button', { name: '閉じる' }));
  fireEvent.keyDown(screen.getByText('本文'), { key: 'Escape' });
  pressAndRelease(dialog, dialog);
  expect(onClose).toHaveBeenCalledTimes(3);
  pressAndRelease(screen.getByText('本文'), screen.getByText('本文'));
  expect([onClose.mock.calls.length, dialog.open]).toEqual([3, true]);
});

/** A press and its release, which may be on another element; a browser clicks what both have around them. */
function pressAndRelease(from: Element, to: Element) {
  fireEvent.pointerDown(from);
  fireEvent.pointerUp(to);
  fireEvent.click(from === to ? from : (from.closest('dialog') as Element));
}

test('a text that is dragged out of a dialog or into it does not close it, and neither does a picture [R-UI-06]', () => {
  const onClose = vi.fn();
  renderInKit(
    <Dialog title="通知を作成" onClose={onClose}>
      <p>本文</p>
      <PreviewableImage source="data:image/gif;base64,R0lGODlhAQABAAAAACw=" name="花火" />
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog', { name: '通知を作成' });
  pressAndRelease(screen.getByText('本文'), dialog);
  pressAndRelease(dialog, screen.getByText('本文'));
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();

  fireEvent.click(screen.getByRole('button', { name: '「花火」を拡大表示' }));
  const preview = screen.getByRole('dialog', { name: '花火' });
  const picture = screen.getByRole('img', { name: '花火' });
  pressAndRelease(picture, preview);
  pressAndRelease(preview, picture);
  pressAndRelease(picture, picture);
  expect(screen.queryByRole('dialog', { name: '花火' })).toBe(preview);
  pressAndRelease(preview, preview);
  expect([screen.queryByRole('dialog', { name: '花火' }), onClose.mock.calls.length]).toEqual([null, 0]);
});

const noticeWith = (content: ReactNode) => <Dialog title="お知らせ">{content}</Dialog>;

test('a long text in a dialog is reached by Tab, until the dialog has a control, and a short text is not [R-UI-06]', async () => {
  const scrollHeightSpy = vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(900);
  const { rerender } = renderInKit(noticeWith(<p>本文</p>));
  const body = screen.getByText('本文').parentElement;
  expect(body?.getAttribute('tabindex')).toBe('0');
  rerender(noticeWith(<button type="button">続き</button>));
  await waitFor(() => expect(body?.hasAttribute('tabindex')).toBe(false));
  scrollHeightSpy.mockReturnValue(0);
  rerender(noticeWith(<p>短い本文</p>));
  await screen.findByText('短い本文');
  await waitFor(() => expect(body?.hasAttribute('tabindex')).toBe(false));
});

test('Escape on a picture or a confirmation in a dialog, and a cancelled file chooser, leave the dialog open [R-UI-06]', () => {
  const [onClose, onAnswer] = [vi.fn(), vi.fn()];
  renderInKit(
    <Dialog title="チラシを編集" onClose={onClose}>
      <input type="file" aria-label="写真" />
      <PreviewableImage source="data:image/gif;base64,R0lGODlhAQABAAAAACw=" name="花火" />
      <Dialog kind="confirmation" title="破棄しますか？" onClose={onAnswer}>
        いいえ
      </Dialog>
    </Dialog>,
  );
  fireEvent(screen.getByLabelText('写真'), new Event('cancel', { bubbles: true }));
  fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }));
  fireEvent.click(screen.getByRole('button', { name: '「花火」を拡大表示' }));
  fireEvent(screen.getByRole('dialog', { name: '花火' }), new Event('cancel', { cancelable: true }));
  expect([onClose.mock.calls.length, onAnswer.mock.calls.length]).toEqual([0, 1]);
  expect(screen.queryByRole('dialog', { name: '花火' })).toBeNull();
});

test('a confirmation has the focus on its safe button, and its buttons do nothing while it is busy', () => {
  const answers = { onConfirm: vi.fn(), onCancel: vi.fn() };
  const confirmation = (busy: boolean) => (
    <ConfirmDialog
      title="削除しますか？"
      confirm="record.delete.confirm"
      cancel="common.cancel"
      busy={busy}
      {...answers}
    >
      「花火」を削除します。
    </ConfirmDialog>
  );
  const { rerender } = renderInKit(confirmation(false));
  expect(screen.getByRole('alertdialog', { name: '削除しますか？' }).textContent).toContain('「花火」');
  expect(document.activeElement?.textContent).toBe('キャンセル');
  fireEvent.click(screen.getByRole('button', { name: '削除する' }));
  fireEvent.click(screen.getByRole('button', { name: 'キャンセル' }));
  rerender(confirmation(true));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '削除する' }).disabled).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: '削除する' }));
  fireEvent.click(screen.getByRole('button', { name: 'キャンセル' }));
  expect([answers.onConfirm.mock.calls.length, answers.onCancel.mock.calls.length]).toEqual([1, 1]);
});

function Broken({ at }: { at: string }): null {
  throw new Error(`broken at ${at}`);
}

test('a page that throws is added to the error log with its address and components, and shows the number of the entry [R-UI-16, R-MSG-39]', () => {
  allowConsole(/broken at|The above error occurred|recreate this component tree/);
  const { services } = renderInKit(
    <>
      <p>the rest of the console</p>
      <ErrorBoundary>
        <Broken at="home" />
      </ErrorBoundary>
    </>,
    { address: '/akashi/notification?search=secret' },
  );
  expect(services.errorLog.entries()).toEqual([
    {
      id: expect.stringMatching(/^[0-9A-Z]{5}-1$/),
      at: Date.parse(NOW),
      url: '/akashi/notification',
      info: expect.stringContaining('Broken'),
      error: new Error('broken at home'),
    },
  ]);
  const [entry] = services.errorLog.entries();
  expect(screen.getByRole('heading', { name: 'ページを表示できませんでした' })).toBeDefined();
  expect(screen.getByText(`エラー番号：${entry?.id}`)).toBeDefined();
  expect(screen.getByText('the rest of the console')).toBeDefined();
});

test('a page that threw is rendered again at another address', () => {
  allowConsole(/broken at|The above error occurred|recreate this component tree/);
  const { rerender } = renderInKit(
    <ErrorBoundary resetKey="/a">
      <Broken at="a" />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading').textContent).toBe('ページを表示できませんでした');
  rerender(
    <ErrorBoundary resetKey="/b">
      <p>another page</p>
    </ErrorBoundary>,
  );
  expect(screen.getByText('another page')).toBeDefined();
});

test('the error log keeps the latest hundred entries and notifies its subscribers', () => {
  const { services } = renderInKit(<p />);
  const listener = vi.fn();
  const stop = services.errorLog.subscribe(listener);
  for (let number = 1; number <= 101; number += 1) services.errorLog.add(new Error(String(number)), 'x');
  stop();
  services.errorLog.add('after the unsubscription', 'x');
  const entries = services.errorLog.entries();
  expect([entries.length, String(entries[0]?.error), String(entries.at(-1)?.error)]).toEqual([
    100,
    'after the unsubscription',
    'Error: 3',
  ]);
  expect([listener.mock.calls.length, new Set(entries.map(({ id }) => id)).size]).toEqual([101, 100]);
});

test('an error that several places report has one entry in the error log, and a text one for each report', () => {
  const { services } = renderInKit(<p />);
  const { add, entries } = services.errorLog;
  const error = new Error('broken');
  const ids = [add(error, 'first'), add(new Error('broken'), 'another'), add(error, 'second')];
  add('a text', 'x');
  add('a text', 'x');
  expect(ids[2]).toBe(ids[0]);
  expect(entries().map((entry) => [String(entry.error), entry.info])).toEqual([
    ['a text', 'x'],
    ['a text', 'x'],
    ['Error: broken', 'another'],
    ['Error: broken', 'first'],
  ]);
});

test('a menu opens from its button, marks the current choice, and returns the focus', async () => {
  const selectedLabels: string[] = [];
  const entry = (label: string, isChosen?: boolean) => ({
    label,
    chosen: isChosen,
    onSelect: () => void selectedLabels.push(label),
  });
  renderInKit(
    <Menu label="言語" entries={[entry('English', true), entry('日本語', false)]}>
      あ
    </Menu>,
  );
  const button = screen.getByRole('button', { name: '言語' });
  expect([button.ariaExpanded, screen.queryByRole('menu')]).toEqual(['false', null]);
  fireEvent.click(button);
  const items = await screen.findAllByRole('menuitem');
  await waitFor(() => expect(button.ariaExpanded).toBe('true'));
  expect(items.map(({ textContent, classList }) => [textContent, classList.contains('chosen')])).toEqual([
    ['English', true],
    ['日本語', false],
  ]);
  fireEvent.click(screen.getByText('日本語'));
  await waitFor(() => expect(button.ariaExpanded).toBe('false'));
  expect([selectedLabels, document.activeElement]).toEqual([['日本語'], button]);
});
