import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { documentTable } from '#mocks/backend/tables/content/documents';
import { describeResource } from './describe-resource';
import { renderConsole } from './render-console';

beforeEach(() => {
  // jsdom does not implement URL.createObjectURL.
  let blobCount = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${++blobCount}`);
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'pdfViewerEnabled');
});

const REQUIRED_MESSAGE = '入力してください。';

describeResource('/akashi/document', {
  ids: 'R-GEN-21, R-SCR-32, A-035',
  title: '資料',
  calls: '/akashi/api/documents/',
  valid: { タイトル: '予約の手順', ファイル: '予約の手順.pdf' },
  whole: {
    sent: { title: '予約の手順', file: '[予約の手順.pdf, 20 bytes]' },
    changed: {
      title: '受付の手順',
      file: {
        url: 'data:application/pdf;base64,JVBERi0vVHlwZS9QYWdlJSVFT0Y=',
        name: '予約の手順.pdf',
        type: 'application/pdf',
      },
    },
    row: {
      タイトル: '予約の手順',
      ファイル: '',
      ファイル名: '予約の手順.pdf',
      登録日時: '04/01(水) 09:00',
      操作: '',
    },
    panel: {
      ファイル:
        'お使いのブラウザーでは、PDFをここに表示できません。開くかダウンロードしてご覧ください。 新しいタブで開く ダウンロード',
      ファイル名: '予約の手順.pdf',
      登録日時: '04/01(水) 09:00',
    },
  },
  renamed: ['タイトル', '受付の手順'],
  refused: [
    { change: { タイトル: ' ' }, field: 'タイトル', texts: REQUIRED_MESSAGE },
    { change: { ファイル: '' }, field: 'ファイル', texts: 'ファイルを追加してください。' },
  ],
  search: ['ガイド', /ガイド/],
});

const PDF = { url: 'data:application/pdf,%25PDF-1.5', name: '手順書.pdf', type: 'application/pdf' };
const DOCUMENT = { title: '手順書', city: 'akashi', created_at: '2026-03-31T00:00:00.000Z' };

/** Renders the console with one open document that has this file. */
async function openDocument(file: typeof PDF, as?: 'staff_shop') {
  const testConsole = await renderConsole('/akashi/document', as ? { as } : {});
  await screen.findByText(/^全\d/);
  const { id } = testConsole.backend.db.of(documentTable).create({ ...DOCUMENT, file });
  await testConsole.reload();
  await screen.findByText(/^全\d/);
  fireEvent.click(screen.getByRole('link', { name: '手順書' }));
  const panel = await screen.findByRole('dialog', { name: '資料の詳細' });
  await within(panel).findByRole('heading', { name: '手順書' });
  return { ...testConsole, id, element: panel, panel: within(panel) };
}

const linksOf = (panel: HTMLElement) =>
  within(panel)
    .getAllByRole('link')
    .filter((link) => link.closest('.file-links'))
    .map((link) => [link.textContent.trim(), link.getAttribute('href'), link.getAttribute('download')]);

test('a PDF is shown in the browser’s viewer, opened and saved under its name; a user who only reads has no other action [A-035, A-166]', async () => {
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true });
  const { panel, element, id, backend } = await openDocument(PDF, 'staff_shop');
  const frame = await panel.findByTitle('「手順書」のプレビュー');
  expect(frame.getAttribute('src')).toMatch(/^blob:\d+#view=FitH&navpanes=0$/);
  const address = frame.getAttribute('src')?.replace('#view=FitH&navpanes=0', '');
  expect(linksOf(element)).toEqual([
    ['新しいタブで開く', address, null],
    ['ダウンロード', address, '手順書.pdf'],
  ]);
  expect(screen.queryAllByRole('link', { name: /編集|を登録|複製/ })).toEqual([]);
  expect(screen.queryAllByRole('button', { name: /削除/ })).toEqual([]);
  expect(backend.db.of(documentTable).find(id)?.file).toEqual(PDF);
});

test('a browser without a PDF viewer shows this and keeps the links that open and save the file', async () => {
  const { panel, element } = await openDocument(PDF);
  await panel.findByText(/^お使いのブラウザーでは、PDFをここに表示できません。/);
  expect(panel.queryByTitle('「手順書」のプレビュー')).toBeNull();
  expect(linksOf(element).map(([name]) => name)).toEqual(['新しいタブで開く', 'ダウンロード']);
});

test('a picture is shown in the panel and fills the window at a click; a broken picture shows an error [R-UI-03]', async () => {
  const picture = { url: 'data:image/png;base64,AAAA', name: '地図.png', type: 'image/png' };
  const { panel, element, user } = await openDocument(picture);
  await user.click(panel.getByRole('button', { name: '「手順書」を拡大表示' }));
  const enlarged = await screen.findByRole('dialog', { name: '手順書' });
  expect(within(enlarged).getByRole('img').getAttribute('src')).toBe(picture.url);
  await user.click(within(enlarged).getByRole('button', { name: '閉じる' }));
  fireEvent.error(panel.getByRole('button', { name: /拡大表示/ }).querySelector('img') as HTMLElement);
  await panel.findByText('ファイルを読み込めませんでした。');
  expect(linksOf(element)).toEqual([['ダウンロード', picture.url, '地図.png']]);
});

test('a file of another kind can only be saved, and a broken PDF shows that it is no PDF', async () => {
  const spreadsheet = {
    url: 'data:application/vnd.ms-excel,x',
    name: '台帳.xls',
    type: 'application/vnd.ms-excel',
  };
  const { panel, element, backend, id, reload } = await openDocument(spreadsheet);
  panel.getByText(/^この形式のファイルは、ここでは表示できません。/);
  expect(linksOf(element)).toEqual([['ダウンロード', spreadsheet.url, '台帳.xls']]);
  backend.db.of(documentTable).update(id, { file: { ...PDF, url: 'data:application/pdf,%E0%A4%A' } });
  await reload();
  await waitFor(() => expect(screen.getByText('ファイルを読み込めませんでした。')).toBeTruthy());
});

test('the form refuses a PDF with other bytes, with a full sentence [R-VAL-FILE-05]', async () => {
  await renderConsole('/akashi/document?new=1');
  const form = within(await screen.findByRole('dialog'));
  const field = await form.findByLabelText(/^ファイル/, { selector: 'input' });
  const files = [new File(['<script>'], '手順書.pdf', { type: 'application/pdf' })];
  fireEvent.change(field, { target: { files } });
  await form.findByText('手順書.pdf: 中身がPDFではありません。別のファイルを選択してください。');
});

test.each([
  ['%PDF-1.5', true],
  ['<script>alert(1)</script>', false],
])('a file of this origin is never opened as a page: %j is framed as a PDF: %s', async (bytes, isFramed) => {
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true });
  vi.stubGlobal('fetch', async () => new Response(bytes, { headers: { 'content-type': 'text/html' } }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const { panel, element } = await openDocument({ ...PDF, url: `${location.origin}/media/1.pdf` });
  if (isFramed) {
    const frame = await panel.findByTitle('「手順書」のプレビュー');
    expect(frame.getAttribute('src')).toMatch(/^blob:/);
    expect(linksOf(element).map(([, href]) => href?.slice(0, 5))).toEqual(['blob:', 'blob:']);
  } else {
    await panel.findByText('ファイルを読み込めませんでした。');
    expect(linksOf(element)).toEqual([]);
  }
});
