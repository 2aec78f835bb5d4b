import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { caseFile } from '../case-file';
import { renderConsole } from './render-console';

const decode = vi.fn(async () => ({ width: 1, height: 1, close() {} }));

beforeEach(() => {
  decode.mockClear();
  // jsdom decodes no pictures
  vi.stubGlobal('createImageBitmap', decode);
});

test.each([
  ['news', '画像'],
  ['advertisement', '写真'],
])(
  'a picture of %s is told what its bytes are, and loses its position, with a line that says so [R-VAL-FILE-02, R-VAL-FILE-03, A-334]',
  async (page, label) => {
    await renderConsole(`/akashi/${page}?new`);
    const form = within(await screen.findByRole('dialog'));
    if (page === 'advertisement')
      fireEvent.change(await form.findByLabelText(/^プラン/), { target: { value: 'A' } });
    const input = await form.findByLabelText(new RegExp(`^${label}`), { selector: 'input' });
    const choose = (from: string, name: string, type: string) =>
      fireEvent.change(input, { target: { files: [new File([caseFile(from)], name, { type })] } });
    choose('webp-named.jpg', '海.jpg', 'image/jpeg');
    await form.findByText(/中身はWebPの画像です。jpg、jpeg、png、gifの画像を選択してください。$/);
    choose('heic-named.jpg', '海.jpg', 'image/jpeg');
    await form.findByText(/HEIC（iPhoneの写真の形式）は使えません。.*「互換性優先」/);
    choose('bomb-60000x60000.png', '海.png', 'image/png');
    await form.findByText(/画像の画素数が多すぎます（178,956,970画素まで）。$/);
    expect(decode).not.toHaveBeenCalled();
    choose('exif-gps.jpg', '海.jpg', 'image/jpeg');
    await form.findByText('写真に含まれていた撮影場所の情報を取り除きました。');
  },
);

test('photos that are chosen while others are checked join them, and what is too many is named', async () => {
  await renderConsole('/akashi/advertisement?new');
  const form = within(await screen.findByRole('dialog'));
  fireEvent.change(await form.findByLabelText(/^プラン/), { target: { value: 'B' } });
  const input = await form.findByLabelText(/^写真/, { selector: 'input' });
  const choose = (...names: string[]) => {
    const bytes = caseFile('exif-gps.jpg');
    const files = names.map((name) => new File([bytes], name, { type: 'image/jpeg' }));
    fireEvent.change(input, { target: { files } });
  };
  choose('1.jpg', '2.jpg');
  choose('3.jpg');
  choose('4.jpg', '5.jpg', '6.jpg');
  await form.findByText(/^6\.jpg: /);
  await waitFor(() =>
    expect([...document.querySelectorAll('.file-name')].map((one) => one.firstChild?.textContent)).toEqual([
      '1.jpg',
      '2.jpg',
      '3.jpg',
      '4.jpg',
      '5.jpg',
    ]),
  );
});
