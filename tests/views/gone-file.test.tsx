import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderConsole } from './render-console';

// jsdom decodes no pictures
beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1, height: 1, close() {} }));
});

const PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);

const rejectUnreadable = () => Promise.reject(new DOMException('gone', 'NotReadableError'));

test.each([
  ['a picture', 'news', '画像', '画像を選ぶ'],
  ['one of several files', 'flyer', 'ファイル', '花火.png'],
])(
  '%s of %s that was changed, moved or deleted after it was chosen is named at its field, and the form stays open',
  async (_, page, label, fileText) => {
    const { user, calls } = await renderConsole(`/akashi/${page}?new`);
    const form = within(await screen.findByRole('dialog'));
    await user.type(form.getByLabelText(/^タイトル/), '花火大会');
    for (const [name, value] of [
      [/^(本文|コメント)/, '八時から。'],
      [/^掲載日時/, '2026-04-02T10:30'],
    ] as const) {
      const field = form.queryByLabelText(name);
      if (field) fireEvent.change(field, { target: { value } });
    }
    const file = new File([PIXEL], '花火.png', { type: 'image/png' });
    const input = form.getByLabelText(new RegExp(`^${label}`), { selector: 'input' });
    fireEvent.change(input, { target: { files: [file] } });
    await form.findAllByText(fileText);
    await form.findByRole('button', { name: page === 'news' ? '変更を取り消す' : '「花火.png」を外す' });
    Object.assign(file, { slice: () => ({ arrayBuffer: rejectUnreadable }) });
    await user.click(form.getByRole('button', { name: '登録する' }));
    await form.findByText(
      '「花火.png」は、選んだあとに変更、移動、または削除されたため読み取れません。もう一度選んでください。',
    );
    expect([input.getAttribute('aria-invalid'), calls().filter((call) => call.startsWith('POST'))]).toEqual([
      'true',
      [],
    ]);
  },
);
