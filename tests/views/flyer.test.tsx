import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeResource } from './describe-resource';
import { renderConsole } from './render-console';

const REQUIRED_MESSAGE = '入力してください。';

describeResource('/akashi/flyer', {
  ids: 'R-GEN-27, R-ENT-34, R-VAL-CONTENT-02, R-VAL-CONTENT-03, R-VAL-CONTENT-05, R-MSG-28',
  title: 'チラシ',
  calls: '/akashi/api/flyers/',
  valid: {
    タイトル: '春の市',
    コメント: '土日の2日間、各店がお買い得です。',
    '写真・PDF': '春の市.pdf',
    広告主: '広告主',
    掲載期限: '2026-04-30T18:00',
  },
  whole: {
    sent: {
      title: '春の市',
      comment: '土日の2日間、各店がお買い得です。',
      files: '[春の市.pdf, 20 bytes]',
      expiry: '2026-04-30T09:00:00.000Z',
      advertiser: '3',
    },
    changed: {
      title: '夏の市',
      comment: '土日の2日間、各店がお買い得です。',
      files: [
        {
          url: 'data:application/pdf;base64,JVBERi0vVHlwZS9QYWdlJSVFT0Y=',
          name: '春の市.pdf',
          type: 'application/pdf',
        },
      ],
      expiry: '2026-04-30T09:00:00.000Z',
      advertiser: 3,
    },
    row: {
      タイトル: '春の市',
      '写真・PDF': '',
      広告主: '広告主',
      掲載期限: '04/30(木) 18:00',
      登録者: '管理者',
      登録日時: '04/01(水) 09:00',
      操作: '',
    },
    panel: {
      '写真・PDF': ' 春の市.pdfを開く',
      コメント: '土日の2日間、各店がお買い得です。',
      広告主: '広告主',
      掲載期限: '04/30(木) 18:00',
      登録者: '管理者',
      登録日時: '04/01(水) 09:00',
    },
  },
  renamed: ['タイトル', '夏の市'],
  refused: [
    { change: { タイトル: ' ' }, field: 'タイトル', texts: REQUIRED_MESSAGE },
    { change: { コメント: '' }, field: 'コメント', texts: REQUIRED_MESSAGE },
  ],
  search: ['市', /市/],
});

const pdfFile = (name: string, type = 'application/pdf') =>
  new File(['%PDF-/Type/Page%%EOF'], name, { type });
const fileNames = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('.file-name')?.firstChild?.textContent);

test('files are refused one by one and reordered by keyboard, and a third file is refused [R-VAL-FILE-05, R-VAL-FILE-06, R-VAL-FILE-07, R-CONST-31, A-127]', async () => {
  const { user, calls } = await renderConsole('/akashi/flyer?new=1');
  const field = await screen.findByLabelText<HTMLInputElement>(/^写真・PDF/, { selector: 'input' });
  fireEvent.change(field, { target: { files: [pdfFile('表.pdf'), pdfFile('メモ.txt', 'text/plain')] } });
  await screen.findByText('メモ.txt: jpg、jpeg、png、gifの画像、またはPDFを選択してください。');
  fireEvent.change(field, { target: { files: [pdfFile('裏.pdf'), pdfFile('地図.pdf')] } });
  await screen.findByText('地図.pdf: 2件までのため追加できません。');
  const fileList = field.closest('.field')?.querySelector('ol') as HTMLElement;
  await waitFor(() => expect(fileNames(fileList)).toEqual(['表.pdf', '裏.pdf']));

  screen.getByRole('button', { name: '「裏.pdf」を前へ' }).focus();
  await user.keyboard('{Enter}');
  expect(fileNames(fileList)).toEqual(['裏.pdf', '表.pdf']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('「裏.pdf」を後へ');
  expect(screen.getByText('「裏.pdf」を1番目に移動しました').getAttribute('role')).toBe('status');

  const item = within(fileList).getAllByRole('listitem')[1] as HTMLElement;
  const dragData: string[][] = [];
  const dataTransfer = { setData: (...data: string[]) => dragData.push(data) };
  fireEvent.dragStart(item, { dataTransfer });
  // Firefox starts no drag without data.
  expect(dragData).toEqual([['text/plain', '表.pdf']]);
  fireEvent.dragOver(fileList.firstElementChild as HTMLElement);
  fireEvent.drop(fileList.firstElementChild as HTMLElement);
  expect(fileNames(fileList)).toEqual(['表.pdf', '裏.pdf']);
  expect(calls().filter((call) => call.startsWith('POST /akashi/api/flyers/'))).toEqual([]);
});

test('an advertiser sees only their own flyers, and the form has no field for the owner (A-173)', async () => {
  const { user, rows, calls } = await renderConsole('/akashi/flyer', { as: 'Advertiser' });
  await screen.findByText(/^全\d/);
  const owners = new Set(rows().map((row) => row.querySelector('td:nth-child(3)')?.textContent));
  expect(owners.size).toBe(1);
  await user.click(screen.getAllByRole('link', { name: 'チラシを登録' })[0] as HTMLElement);
  await screen.findByRole('textbox', { name: /^タイトル/ });
  expect(screen.queryByRole('combobox', { name: /^広告主/ })).toBeNull();
  expect(calls().filter((call) => call.includes('get_ads_user_info'))).toEqual([]);
});
