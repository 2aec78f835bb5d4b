import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { TableDefinition } from '#mocks/backend/db/define-table';
import { articleTable } from '#mocks/backend/tables/content/articles';
import { advertisementTable } from '#mocks/backend/tables/offers/advertisements';
import { flyerTable } from '#mocks/backend/tables/offers/flyers';
import { voucherTable } from '#mocks/backend/tables/offers/vouchers';
import { renderConsole } from './render-console';

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1, height: 1, close() {} }));
});

/** A record with every field filled in, and the fields that the test clears while it uploads a file. */
interface Cleared {
  path: string;
  city: string;
  // The type admits a table of any row type.
  table: TableDefinition<{ id: number; city: string }>;
  filled: object;
  clear: (form: Form) => Promise<void> | void;
  /** The label of the file field, and the file as the log describes it. */
  file: [label: RegExp, file: File];
  sent: object;
  stored: object;
}
type Form = ReturnType<typeof within>;

const picture = () => new File(['GIF89a'], 'a.gif', { type: 'image/gif' });
const clearInput = (form: Form, label: RegExp) =>
  void fireEvent.change(form.getByLabelText(label), { target: { value: '' } });
const clearPicker = async (form: Form, label: RegExp) => {
  const field = form.getByRole('combobox', { name: label });
  field.focus();
  fireEvent.change(field, { target: { value: '' } });
  fireEvent.blur(field);
};
const VIDEO = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

const CLEARED: Record<string, Cleared> = {
  'an ad': {
    path: 'advertisement',
    city: 'akashi',
    table: advertisementTable,
    filled: {
      public: false,
      is_top: false,
      plan: 'A',
      image: [],
      phone: '078-000-0000',
      address: '兵庫県明石市',
      price: 1200,
      category: 1,
      youtube_link: VIDEO,
      latitude: 34.6,
      longitude: 135,
      opening_hours: [{ weekday: '2', start: '10:00', end: '19:00' }],
      videos: { links: [{ content: VIDEO }], thumbnails: [] },
    },
    async clear(form) {
      for (const label of [/^電話番号/, /^住所/, /^価格/, /^YouTubeのリンク/, /^緯度/, /^経度/, /^動画/])
        clearInput(form, label);
      fireEvent.change(form.getByLabelText(/^カテゴリー/), { target: { value: '' } });
      fireEvent.click(form.getByRole('button', { name: /営業時間1を/ }));
    },
    file: [/^写真/, picture()],
    sent: {
      phone: '',
      address: '',
      price: '',
      category: '',
      youtube_link: '',
      latitude: '',
      longitude: '',
      opening_hours: '[]',
      videos: '{"links":[],"thumbnails":[]}',
      image: '[a.gif, 6 bytes]',
    },
    stored: {
      phone: null,
      address: null,
      price: null,
      category: null,
      youtube_link: null,
      latitude: null,
      longitude: null,
      opening_hours: [],
      videos: { links: [], thumbnails: [] },
      image: ['data:image/gif;base64,R0lGODlh'],
    },
  },
  'a flyer': {
    path: 'flyer',
    city: 'akashi',
    table: flyerTable,
    filled: { expiry: '2026-05-01T00:00:00.000Z', files: [] },
    clear: (form) => clearInput(form, /^掲載期限/),
    file: [/^ファイル/, new File(['%PDF-/Type/Page%%EOF'], '1.pdf', { type: 'application/pdf' })],
    sent: { expiry: '', files: '[1.pdf, 20 bytes]' },
    stored: { expiry: null },
  },
  'a voucher': {
    path: 'pass/list-voucher',
    city: 'akashi',
    table: voucherTable,
    filled: { pass: 1, image: null },
    clear: (form) => clearPicker(form, /^パス/),
    file: [/^画像/, picture()],
    sent: { pass: '', image: '[a.gif, 6 bytes]' },
    stored: { pass: null, image: 'data:image/gif;base64,R0lGODlh' },
  },
  'an article': {
    path: 'article',
    city: 'shonan',
    table: articleTable,
    filled: { videos: { links: [{ content: VIDEO }], thumbnails: [] }, image: null },
    clear: (form) => clearInput(form, /^動画/),
    file: [/^画像/, picture()],
    sent: { videos: '{"links":[],"thumbnails":[]}', image: '[a.gif, 6 bytes]' },
    stored: { videos: { links: [], thumbnails: [] }, image: 'data:image/gif;base64,R0lGODlh' },
  },
};

test.each(Object.keys(CLEARED))(
  'an emptied field in the form of %s is stored as empty, also in a request with a file [A-263]',
  async (name) => {
    const { path, city, table, filled, clear, file, sent, stored } = CLEARED[name] as Cleared;
    const { backend, user } = await renderConsole(`/${city}/${path}`, { city });
    const records = backend.db.of(table);
    const { id } = records.list({ city, sort: '-id', limit: 1 }).rows[0] ?? { id: 0 };
    records.update(id, filled);
    history.replaceState(null, '', `/${city}/${path}?edit=${id}`);
    fireEvent(window, new PopStateEvent('popstate'));
    const form = within(await screen.findByRole('dialog'));
    await form.findByRole('button', { name: '保存する' });
    await clear(form);
    const [label, newFile] = file;
    const field = await form.findByLabelText<HTMLInputElement>(label, { selector: 'input[type=file]' });
    fireEvent.change(field, { target: { files: [newFile] } });
    await waitFor(() =>
      expect(form.getAllByRole('button', { name: /変更を取り消す|(?:a\.gif|1\.pdf).*を外す$/ })).toBeTruthy(),
    );
    await user.click(form.getByRole('button', { name: '保存する' }));
    await screen.findByText('保存しました。');
    const putEntry = backend.log.entries().findLast(({ method }) => method === 'PUT');
    expect([putEntry?.status, putEntry?.requestBody, records.find(id)]).toMatchObject([200, sent, stored]);
  },
);
