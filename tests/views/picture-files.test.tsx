import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { FLYER_FILES_MAX } from '#domain/base/limits';
import { TIMELINE_PICTURES_MAX } from '#domain/content/timeline';
import { caseFile } from '../case-file';
import { findElement } from './failing-calls';
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
    form.getByText('jpg、jpeg、png、gif（15MBまで）');
    const chooseFile = (from: string, name: string, type: string) =>
      fireEvent.change(input, { target: { files: [new File([caseFile(from)], name, { type })] } });
    chooseFile('webp-named.jpg', '海.jpg', 'image/jpeg');
    await form.findByText(/中身はWebPの画像です。jpg、jpeg、png、gifの画像を選択してください。$/);
    chooseFile('heic-named.jpg', '海.jpg', 'image/jpeg');
    await form.findByText(/HEIC（iPhoneの写真の形式）は使えません。.*「互換性優先」/);
    chooseFile('bomb-60000x60000.png', '海.png', 'image/png');
    await form.findByText(/画像の画素数が多すぎます（178,956,970画素まで）。$/);
    expect(decode).not.toHaveBeenCalled();
    chooseFile('exif-gps.jpg', '海.jpg', 'image/jpeg');
    await form.findByText('写真に含まれていた撮影場所の情報を取り除きました。');
  },
);

test.each([
  ['advertisement', 'image', 5],
  ['flyer', 'files', FLYER_FILES_MAX],
  ['timeline', 'images', TIMELINE_PICTURES_MAX],
  ['document', 'file', 1],
])(
  'files of %s that are chosen while others are checked join them, and what is too many is named',
  async (page, field, max) => {
    await renderConsole(`/akashi/${page}?new`);
    if (page === 'advertisement')
      fireEvent.change(await findElement('select[name="plan"]'), { target: { value: 'B' } });
    const input = await findElement(`input[type="file"][name="${field}"]`, '');
    const bytes = caseFile('exif-gps.jpg');
    const names = Array.from({ length: max + 1 }, (_, index) => `${index}.jpg`);
    for (const name of names)
      fireEvent.change(input, { target: { files: [new File([bytes], name, { type: 'image/jpeg' })] } });
    await screen.findByText(new RegExp(`^${max}\\.jpg: `));
    await waitFor(() =>
      expect([...document.querySelectorAll('.file-name')].map((one) => one.firstChild?.textContent)).toEqual(
        names.slice(0, max),
      ),
    );
  },
);
