import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { articleTable } from '#mocks/backend/tables/content/articles';
import { describeResource } from './describe-resource';
import { renderConsole } from './render-console';

const REQUIRED_MESSAGE = '入力してください。';

describeResource('/shonan/article', {
  city: 'shonan',
  ids: 'R-GEN-35, R-ENT-40, R-CITY-10, R-VAL-CONTENT-24, A-110, A-139, A-189',
  title: '記事',
  calls: '/shonan/api/articles/',
  valid: {
    種類: 'event',
    タイトル: '夕暮れの砂浜',
    ジャンル: '和食',
    本文: '日の入り前の30分。',
    '動画（YouTubeのリンク、1行に1つ）': 'https://youtu.be/machi_00001',
  },
  unfilled: ['画像'],
  whole: {
    sent: {
      title: '夕暮れの砂浜',
      content: '日の入り前の30分。',
      type: 'event',
      genre: [700006],
      image: null,
      videos: {
        links: [{ content: 'https://youtu.be/machi_00001' }],
        thumbnails: [{ url: 'https://i.ytimg.com/vi/machi_00001/hqdefault.jpg' }],
      },
    },
    row: {
      タイトル: '夕暮れの砂浜',
      画像: '–',
      種類: 'イベント',
      ジャンル: '飲食/和食',
      登録日時: '04/01(水) 09:00',
      操作: '',
    },
    panel: {
      画像: '–',
      種類: 'イベント',
      ジャンル: '飲食/和食',
      本文: '日の入り前の30分。',
      動画: 'https://youtu.be/machi_00001',
      登録日時: '04/01(水) 09:00',
    },
  },
  renamed: ['タイトル', '朝焼けの砂浜'],
  refused: [
    { change: { 種類: '' }, field: '種類', texts: '選んでください。' },
    { change: { タイトル: '' }, field: 'タイトル', texts: REQUIRED_MESSAGE },
    {
      change: { タイトル: 'あ'.repeat(201) },
      field: 'タイトル',
      texts: '200文字以内で入力してください（現在201文字）。',
    },
    { change: { 本文: ' ' }, field: '本文', texts: REQUIRED_MESSAGE },
    {
      change: { '動画（YouTubeのリンク、1行に1つ）': 'https://youtu.be/machi_00001\nhttps://example.com/' },
      field: '動画（YouTubeのリンク、1行に1つ）',
      texts: '2行目はYouTubeの動画のリンクではありません。',
    },
  ],
  search: ['楽しみ方', /楽しみ方/],
});

const inShonan = (path: string) => renderConsole(path, { city: 'shonan' });

test('an article has at least one genre, no genre twice, and links to its videos [R-VAL-CONTENT-24, R-VAL-CONTENT-25, R-ENT-29, R-ENT-30, A-104, A-139]', async () => {
  const { user, pass, backend } = await inShonan('/shonan/article?new=1');
  const form = within(await screen.findByRole('dialog', { name: '記事を登録' }));
  fireEvent.change(await form.findByLabelText(/^種類/), { target: { value: 'news' } });
  fireEvent.change(form.getByLabelText(/^タイトル/), { target: { value: '二つの食べ方' } });
  fireEvent.change(form.getByLabelText(/^本文/), { target: { value: '本文' } });
  fireEvent.change(form.getByLabelText(/^動画/), {
    target: { value: 'https://youtu.be/machi_00001\nhttps://www.youtube.com/shorts/machi_00002' },
  });
  await user.click(form.getByRole('button', { name: '登録する' }));
  await form.findAllByText('ジャンルを1つ以上選択してください。');

  const genre = form.getByRole('combobox', { name: /^ジャンル/ });
  for (const name of ['和食', '洋食', '和食']) {
    genre.focus();
    fireEvent.change(genre, { target: { value: name } });
    pass(300);
    const picker = within(genre.closest('.record-picker') as HTMLElement);
    await waitFor(() => expect(picker.getAllByRole('option')[0]?.textContent).toContain(name));
    await user.keyboard('{ArrowDown}{Enter}');
  }
  expect(form.getAllByRole('button', { name: /」を外す$/ }).map(({ textContent }) => textContent)).toEqual([
    '飲食/和食',
    '飲食/洋食',
  ]);
  await user.click(form.getByRole('button', { name: '登録する' }));
  await screen.findByText('保存しました。');
  const [savedArticle] = backend.db.of(articleTable).list({ city: 'shonan', sort: '-id', limit: 1 }).rows;
  expect([savedArticle?.genre_names, savedArticle?.videos]).toEqual([
    ['飲食/和食', '飲食/洋食'],
    {
      links: [
        { content: 'https://youtu.be/machi_00001' },
        { content: 'https://www.youtube.com/shorts/machi_00002' },
      ],
      thumbnails: [
        { url: 'https://i.ytimg.com/vi/machi_00001/hqdefault.jpg' },
        { url: 'https://i.ytimg.com/vi/machi_00002/hqdefault.jpg' },
      ],
    },
  ]);

  await user.click(await screen.findByRole('link', { name: '二つの食べ方' }));
  const panel = await screen.findByRole('dialog', { name: '記事の詳細' });
  await within(panel).findByText('飲食/和食、飲食/洋食');
  expect(
    within(panel)
      .getAllByRole('link', { name: /^https/ })
      .map((link) => link.getAttribute('href')),
  ).toEqual(['https://www.youtube.com/watch?v=machi_00001', 'https://www.youtube.com/watch?v=machi_00002']);
});

test('a filter separates news from events among the articles, and the address keeps it [A-231]', async () => {
  const { user, address, rows, calls } = await inShonan('/shonan/article?type=event');
  await screen.findByText(/^全\d/);
  const types = () => [...new Set(rows().map((row) => row.children[2]?.textContent))];
  expect(types()).toEqual(['イベント']);
  await user.selectOptions(screen.getByRole('combobox', { name: '種類' }), 'news');
  await waitFor(() => expect(types()).toEqual(['ニュース']));
  expect(address()).toBe('/shonan/article?type=news');
  expect(calls().filter((call) => call.includes('/articles/'))).toEqual([
    'GET /shonan/api/articles/?offset=0&limit=20&type=event 200',
    'GET /shonan/api/articles/?offset=0&limit=20&type=news 200',
  ]);
});
