import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Dialog } from '#kit/overlay/Dialog';
import { renderInKit } from '../render-in-kit';

const { matchMedia } = window;
const { show, showModal } = HTMLDialogElement.prototype;
const listeners = new Set<() => void>();
let width = 1440;
/** How each dialog was opened last, by its title. */
let opened: Record<string, 'beside' | 'modal'> = {};

const titleOf = (dialog: HTMLDialogElement) => dialog.querySelector('h2')?.textContent ?? '';

beforeEach(() => {
  width = 1440;
  opened = {};
  window.matchMedia = (media) =>
    ({
      media,
      get matches() {
        return width <= Number(/max-width: ([\d.]+)px/.exec(media)?.[1] ?? 0);
      },
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    }) as unknown as MediaQueryList;
  vi.spyOn(HTMLDialogElement.prototype, 'show').mockImplementation(function beside(this: HTMLDialogElement) {
    opened[titleOf(this)] = 'beside';
    show.call(this);
  });
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function modal(
    this: HTMLDialogElement,
  ) {
    opened[titleOf(this)] = 'modal';
    showModal.call(this);
  });
});
afterEach(() => {
  window.matchMedia = matchMedia;
  vi.restoreAllMocks();
});

const resize = (to: number) =>
  act(() => {
    width = to;
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
  const seen = async (to: number) => {
    resize(to);
    // a closed dialog fires its event afterwards
    await act(async () => {});
    return [opened, document.activeElement === field, field.value];
  };
  expect(await seen(1280)).toEqual([{ 通知の詳細: 'beside' }, true, '桜']);
  expect(await seen(1279)).toEqual([{ 通知の詳細: 'modal' }, true, '桜']);
  expect(await seen(1280)).toEqual([{ 通知の詳細: 'beside' }, true, '桜']);
});

const Both = ({ asking }: { asking: boolean }) => (
  <>
    <Panel />
    {asking ? (
      <Dialog kind="confirmation" title="削除しますか？">
        元に戻せません。
      </Dialog>
    ) : null}
  </>
);

test('a panel under a confirmation changes when the confirmation is closed [A-346]', () => {
  const { rerender } = renderInKit(<Both asking />);
  resize(1024);
  expect(opened).toEqual({ 通知の詳細: 'beside', '削除しますか？': 'modal' });
  rerender(<Both asking={false} />);
  expect(opened).toEqual({ 通知の詳細: 'modal', '削除しますか？': 'modal' });
});
