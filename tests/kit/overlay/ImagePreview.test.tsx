import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ImagePreview, PreviewableImage } from '#kit/overlay/ImagePreview';
import { openDialogs } from '#kit/overlay/open-dialogs';
import { windowOf } from '../../browser';
import { renderInKit } from '../render-in-kit';

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

test('a picture opens over the whole page with its name, and returns the focus when it is closed [R-UI-03]', () => {
  renderInKit(<PreviewableImage source={PICTURE} name="アイコン画像" />);
  const button = screen.getByRole('button', { name: '「アイコン画像」を拡大表示' });
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(button);
  const preview = screen.getByRole<HTMLDialogElement>('dialog', { name: 'アイコン画像' });
  expect([
    preview.open,
    openDialogs.top() === preview,
    screen.getByRole<HTMLImageElement>('img', { name: 'アイコン画像' }).src,
  ]).toEqual([true, true, PICTURE]);
  fireEvent.click(screen.getByRole('button', { name: '閉じる' }));
  expect([screen.queryByRole('dialog'), openDialogs.top()]).toEqual([null, null]);
});

test('✕, Escape and a click beside the picture close it, a click on it does not [R-UI-04, R-UI-05, R-UI-06]', () => {
  const onClose = vi.fn();
  renderInKit(<ImagePreview source={PICTURE} name="花火" onClose={onClose} />);
  const preview = screen.getByRole('dialog');
  const closeCount = () => onClose.mock.calls.length;
  fireEvent.click(screen.getByRole('img'));
  expect(closeCount()).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: '閉じる' }));
  expect(closeCount()).toBe(1);
  fireEvent.pointerDown(preview);
  fireEvent.click(preview);
  expect(closeCount()).toBe(2);
  fireEvent.keyDown(screen.getByRole('img'), { key: 'Escape' });
  expect(closeCount()).toBe(3);
});

test.each([
  [767, 'image-preview fills'],
  [768, 'image-preview inset'],
])('at %i px the picture has the class “%s” [R-UI-07, R-CONST-16, A-046]', (width, className) => {
  windowOf(width);
  renderInKit(<ImagePreview source={PICTURE} name="花火" onClose={() => {}} />);
  expect(screen.getByRole('dialog').className).toBe(className);
});
