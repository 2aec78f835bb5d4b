import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { newsTable } from '#mocks/backend/tables/content/news';
import { describeResource } from './describe-resource';
import { renderConsole } from './render-console';
import { cellsOf } from './whole-record';

const REQUIRED_MESSAGE = '入力してください。';

describeResource('/akashi/news', {
  ids: 'R-GEN-33, R-ENT-41, R-VAL-TEXT-01, R-VAL-TEXT-02, A-110, A-125',
  title: 'ニュース',
  calls: '/akashi/api/news/',
  valid: {
    タイトル: '駅前の駐輪場が広がりました',
    本文: '120台分の場所ができました。',
    掲載日時: '2026-03-31T09:00',
  },
  unfilled: ['画像'],
  whole: {
    sent: {
      title: '駅前の駐輪場が広がりました',
      content: '120台分の場所ができました。',
      date: '2026-03-31T00:00:00.000Z',
      image: null,
    },
    row: {
      タイトル: '駅前の駐輪場が広がりました',
      画像: '–',
      掲載日時: '03/31(火) 09:00',
      操作: '',
    },
    panel: {
      画像: '–',
      掲載日時: '03/31(火) 09:00',
      本文: '120台分の場所ができました。',
    },
  },
  renamed: ['タイトル', '駅前の駐輪場が新しくなりました'],
  refused: [
    { change: { タイトル: ' ' }, field: 'タイトル', texts: REQUIRED_MESSAGE },
    {
      change: { タイトル: 'あ'.repeat(201) },
      field: 'タイトル',
      texts: '200文字以内で入力してください（現在201文字）。',
    },
    { change: { 本文: '' }, field: '本文', texts: REQUIRED_MESSAGE },
    {
      change: { 本文: 'あ'.repeat(5001) },
      field: '本文',
      texts: '5,000文字以内で入力してください（現在5,001文字）。',
    },
    { change: { 掲載日時: '' }, field: '掲載日時', texts: REQUIRED_MESSAGE },
  ],
  search: ['駐輪場', /駐輪場/],
});

test('the text of each news item is a column that is hidden at first [A-339]', async () => {
  const { rows, user } = await renderConsole('/akashi/news');
  await screen.findByText(/^全\d/);
  await user.click(screen.getByRole('button', { name: '列の表示' }));
  await user.click(await screen.findByRole('checkbox', { name: '本文' }));
  expect(cellsOf(rows()[0] as HTMLElement)).toEqual({
    タイトル: '明石鯛が雑誌の特集に選ばれました',
    画像: '',
    本文: '明石の明石鯛が、旅行雑誌の特集「歩いて食べるまち」で紹介されました。\n掲載された5軒は、アプリの地図からもご覧いただけます。',
    掲載日時: '03/31(火) 16:00',
    操作: '',
  });
});

test('a news item shows its picture, time and line breaks, and a removed picture stays removed [A-195]', async () => {
  const { backend, user } = await renderConsole('/akashi/news');
  await screen.findByText(/^全\d/);
  const table = backend.db.of(newsTable);
  const [newsItem] = table.list({ city: 'akashi', sort: '-id', limit: 1 }).rows;
  const id = newsItem?.id ?? 0;
  table.update(id, {
    title: '春の便り',
    content: '一行目\n二行目',
    date: '2026-03-31T15:00:00.000Z',
    image: 'data:image/png;base64,iVBORw==',
  });
  await user.click(screen.getByRole('link', { name: newsItem?.title ?? '' }));
  const panel = await screen.findByRole('dialog', { name: 'ニュースの詳細' });
  await within(panel).findByRole('heading', { name: '春の便り' });
  expect(
    [...panel.querySelectorAll('.details dt, .details dd')].map(({ textContent }) => textContent),
  ).toEqual(['画像', '', '掲載日時', '04/01(水) 00:00', '本文', '一行目\n二行目']);
  expect(within(panel).getByRole('button', { name: /春の便り/ })).toBeTruthy();

  await user.click(within(panel).getByRole('link', { name: '編集' }));
  const form = await screen.findByRole('dialog', { name: 'ニュースを編集' });
  await user.click(await within(form).findByRole('button', { name: '画像を外す' }));
  fireEvent.change(within(form).getByLabelText(/^掲載日時/), { target: { value: '2026-04-02T10:30' } });
  await user.click(within(form).getByRole('button', { name: '保存する' }));
  await screen.findByText('保存しました。');
  expect(table.find(id)).toMatchObject({ image: null, date: '2026-04-02T01:30:00.000Z' });
});
