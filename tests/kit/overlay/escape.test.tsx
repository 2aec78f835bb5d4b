import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { Dialog } from '#kit/overlay/Dialog';
import { ImagePreview } from '#kit/overlay/ImagePreview';
import { sources } from '../../sources';
import { renderInKit } from '../render-in-kit';

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

type DialogRenderer = (onClose: () => void) => ReactElement;
/** Every kind of dialog, and how often its owner is asked at five keys. */
const dialogs: [string, number, DialogRenderer][] = [
  ...(['panel', 'confirmation', 'sheet', 'palette'] as const).map(
    (kind): [string, number, DialogRenderer] => [
      kind,
      5,
      (onClose) => (
        <Dialog kind={kind} title="通知を作成" onClose={onClose}>
          <input aria-label="タイトル" />
        </Dialog>
      ),
    ],
  ),
  ['dialog that cannot be closed', 0, () => <Dialog title="再読み込み">ログアウトされました。</Dialog>],
  ['picture preview', 5, (onClose) => <ImagePreview source={PICTURE} name="花火" onClose={onClose} />],
];

test.each(dialogs)(
  'five Escapes in a row ask the owner of a %s, and the browser never closes it',
  (_, askCount, renderDialog) => {
    const onClose = vi.fn();
    renderInKit(renderDialog(onClose));
    const dialog = document.querySelector('dialog') as HTMLDialogElement;
    const field = dialog.querySelector('input, button');
    for (const target of [field, field, document.body, document.body, field])
      fireEvent.keyDown(target ?? document.body, { key: 'Escape' });
    expect([onClose.mock.calls.length, dialog.open]).toEqual([askCount, true]);
  },
);

test.each(dialogs)(
  'a %s that the browser closes, as with Android’s Back, opens again, and its owner is asked',
  async (_, askCount, renderDialog) => {
    const onClose = vi.fn();
    renderInKit(renderDialog(onClose));
    const dialog = document.querySelector('dialog') as HTMLDialogElement;
    const field = dialog.querySelector<HTMLElement>('input, button');
    field?.focus();
    for (let back = 0; back < 5; back += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after another
      await act(async () => {
        dialog.dispatchEvent(new Event('cancel'));
        field?.blur();
        dialog.close();
      });
    }
    expect([onClose.mock.calls.length, dialog.open]).toEqual([askCount, true]);
    if (field) expect(document.activeElement).toBe(field);
  },
);

test('Escape during a composition and in a list that it closes belongs to these', () => {
  const onClose = vi.fn();
  renderInKit(
    <Dialog title="通知を作成" onClose={onClose}>
      <input aria-label="タイトル" onKeyDown={(event) => event.preventDefault()} />
      <input aria-label="本文" />
    </Dialog>,
  );
  fireEvent.keyDown(screen.getByLabelText('タイトル'), { key: 'Escape' });
  fireEvent.keyDown(screen.getByLabelText('本文'), { key: 'Escape', isComposing: true });
  expect(onClose).not.toHaveBeenCalled();
});

test('every modal dialog of the console closes by these rules', () => {
  const dialogSources = sources('src').filter(({ text }) => /<dialog\b|showModal\(/.test(text));
  expect(dialogSources.map(({ path }) => path)).toEqual([
    'src/kit/overlay/Dialog.tsx',
    'src/kit/overlay/ImagePreview.tsx',
    'src/kit/overlay/use-modal.ts',
  ]);
});
