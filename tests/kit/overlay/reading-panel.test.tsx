import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Dialog } from '#kit/overlay/Dialog';
import { renderInKit } from '../render-in-kit';

const { matchMedia } = window;
const { show, showModal } = HTMLDialogElement.prototype;
const listeners = new Set<() => void>();
let windowWidth = 1440;
/** How each dialog was opened last, by its title. */
let openedAs: Record<string, 'beside' | 'modal'> = {};

const titleOf = (dialog: HTMLDialogElement) => dialog.querySelector('h2')?.textContent ?? '';

beforeEach(() => {
  windowWidth = 1440;
  openedAs = {};
  window.matchMedia = (media) =>
    ({
      media,
      get matches() {
        return windowWidth <= Number(/max-width: ([\d.]+)px/.exec(media)?.[1] ?? 0);
      },
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    }) as unknown as MediaQueryList;
  vi.spyOn(HTMLDialogElement.prototype, 'show').mockImplementation(function beside(this: HTMLDialogElement) {
    openedAs[titleOf(this)] = 'beside';
    show.call(this);
  });
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function modal(
    this: HTMLDialogElement,
  ) {
    openedAs[titleOf(this)] = 'modal';
    showModal.call(this);
  });
});
afterEach(() => {
  window.matchMedia = matchMedia;
  vi.restoreAllMocks();
});

const resize = (to: number) =>
  act(() => {
    windowWidth = to;
    for (const listener of listeners) listener();
  });

const Panel = () => (
  <Dialog title="通知の詳細" reading onClose={() => {}}>
    <input aria-label="受信者を検索" />
  </Dialog>
);

test('a window made narrower makes a panel for reading modal and one made wider takes its veil away, with its focus and what is typed [A-346]', async () => {
  renderInKit(<Panel />);
  const field = screen.getByLabelText<HTMLInputElement>('受信者を検索');
  field.focus();
  fireEvent.change(field, { target: { value: '桜' } });
  const stateAt = async (to: number) => {
    resize(to);
    // a closed dialog fires its event afterwards
    await act(async () => {});
    return [openedAs, document.activeElement === field, field.value];
  };
  expect(await stateAt(1280)).toEqual([{ 通知の詳細: 'beside' }, true, '桜']);
  expect(await stateAt(1279)).toEqual([{ 通知の詳細: 'modal' }, true, '桜']);
  expect(await stateAt(1280)).toEqual([{ 通知の詳細: 'beside' }, true, '桜']);
});

const PanelAndConfirmation = ({ isConfirming }: { isConfirming: boolean }) => (
  <>
    <Panel />
    {isConfirming ? (
      <Dialog kind="confirmation" title="削除しますか？">
        元に戻せません。
      </Dialog>
    ) : null}
  </>
);

test('a panel under a confirmation changes when the confirmation is closed [A-346]', () => {
  const { rerender } = renderInKit(<PanelAndConfirmation isConfirming />);
  resize(1024);
  expect(openedAs).toEqual({ 通知の詳細: 'beside', '削除しますか？': 'modal' });
  rerender(<PanelAndConfirmation isConfirming={false} />);
  expect(openedAs).toEqual({ 通知の詳細: 'modal', '削除しますか？': 'modal' });
});
