import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { jobTable } from '#mocks/backend/tables/content/jobs';
import { describeResource } from './describe-resource';
import { renderConsole } from './render-console';

const REQUIRED_MESSAGE = '入力してください。';

describeResource('/akashi/job', {
  as: 'owner_shop',
  ids: 'R-GEN-36, R-ENT-41, R-VAL-CONTENT-18, R-VAL-CONTENT-19, R-VAL-CONTENT-20, A-111, A-137, A-162',
  title: '求人',
  calls: '/akashi/api/jobs/',
  valid: {
    タイトル: '春のホールスタッフ',
    仕事内容: '時給です。ご案内と配膳をお願いします。',
    '給与の下限（円）': '１，１００',
    '給与の上限（円）': '1400',
    掲載開始: '2026-04-01T09:01',
    掲載終了: '2026-05-01T09:00',
  },
  whole: {
    sent: {
      title: '春のホールスタッフ',
      description: '時給です。ご案内と配膳をお願いします。',
      salary_min: 1100,
      salary_max: 1400,
      start: '2026-04-01T00:01:00.000Z',
      end: '2026-05-01T00:00:00.000Z',
    },
    row: {
      タイトル: '春のホールスタッフ',
      給与: '￥1,100～￥1,400',
      掲載開始: '04/01(水) 09:01',
      掲載終了: '05/01(金) 09:00',
      操作: '',
    },
    panel: {
      給与: '￥1,100～￥1,400',
      掲載開始: '04/01(水) 09:01',
      掲載終了: '05/01(金) 09:00',
      仕事内容: '時給です。ご案内と配膳をお願いします。',
      登録日時: '04/01(水) 09:00',
    },
  },
  renamed: ['タイトル', '夏のホールスタッフ'],
  refused: [
    { change: { タイトル: '' }, field: 'タイトル', texts: REQUIRED_MESSAGE },
    { change: { 仕事内容: ' ' }, field: '仕事内容', texts: REQUIRED_MESSAGE },
    {
      change: { '給与の下限（円）': '', '給与の上限（円）': '' },
      field: '給与の下限（円）',
      texts: '給与の下限か上限を入力してください。',
    },
    {
      change: { '給与の上限（円）': '1099' },
      field: '給与の上限（円）',
      texts: '上限は下限以上にしてください。',
    },
    {
      change: { '給与の下限（円）': '-1' },
      field: '給与の下限（円）',
      texts: '0以上の整数を入力してください（例：1250、1,250）。',
    },
    { change: { 掲載開始: '' }, field: '掲載開始', texts: REQUIRED_MESSAGE },
    { change: { 掲載終了: '' }, field: '掲載終了', texts: REQUIRED_MESSAGE },
    {
      change: { 掲載終了: '2026-04-01T09:01' },
      field: '掲載終了',
      texts: '終了は開始より後にしてください。',
    },
  ],
  search: ['スタッフ', /スタッフ/],
});

test('a salary shows the limits that it has, and the server sorts it by the lower one [A-137, A-188]', async () => {
  const { backend, user, rows, calls } = await renderConsole('/akashi/job?search=給与の例', {
    config: { ordering: true },
  });
  await screen.findByText(/^全0/);
  const createJob = (salary_min: number | null, salary_max: number | null) =>
    backend.db.of(jobTable).create({
      city: 'akashi',
      author: null,
      title: '給与の例',
      description: '-',
      salary_min,
      salary_max,
      start: '2026-04-02T00:00:00.000Z',
      end: '2026-04-03T00:00:00.000Z',
      created_at: null,
    });
  createJob(1100, 1400);
  createJob(1200, null);
  createJob(1000, 1000);
  await user.click(screen.getByRole('link', { name: '給与' }));
  await screen.findByText('￥1,100～￥1,400');
  expect(calls().at(-1)).toContain('ordering=salary_min');
  expect(rows().map((row) => row.children[1]?.textContent)).toEqual([
    '￥1,000',
    '￥1,100～￥1,400',
    '￥1,200以上',
  ]);
  createJob(null, 900);
  createJob(null, null);
  await user.click(screen.getByRole('link', { name: '給与' }));
  await screen.findByText('￥900以下');
  expect(rows().map((row) => row.children[1]?.textContent)).toContain('–');
});

test('the detail leads with the job as its readers see it, its title once, and with one that has ended as such [A-300]', async () => {
  const { backend, pass, user } = await renderConsole('/akashi/job?search=受付の例');
  await screen.findByText(/^全0/);
  backend.db.of(jobTable).create({
    city: 'akashi',
    author: null,
    title: '受付の例',
    description: '時給です。\n明石駅前で10時から15時まで。',
    salary_min: 1100,
    salary_max: 1400,
    start: '2026-03-01T01:00:00.000Z',
    end: '2026-04-01T00:10:00.000Z',
    created_at: null,
  });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '受付の' } });
  pass(300);
  await user.click(await screen.findByRole('link', { name: '受付の例' }));
  const panel = within(await screen.findByRole('dialog', { name: '求人の詳細' }));
  await panel.findByRole('heading', { name: '受付の例' });
  const card = document.querySelector('.job-card');
  const cardTexts = () => [
    card?.className,
    ...[...(card?.children ?? [])].map(({ textContent }) => textContent),
  ];
  const cardLines = [
    '給与￥1,100～￥1,400',
    '仕事内容時給です。\n明石駅前で10時から15時まで。',
    '掲載開始03/01(日) 10:00',
    '掲載終了04/01(水) 09:10',
  ];
  expect(cardTexts()).toEqual(['job-card', ...cardLines]);
  expect(panel.getAllByText('受付の例').map(({ tagName }) => tagName)).toEqual(['H3']);
  expect([...document.querySelectorAll('dialog .details dt')].map(({ textContent }) => textContent)).toEqual([
    '登録日時',
  ]);
  pass(10 * 60_000);
  expect(cardTexts()).toEqual(['job-card over', ...cardLines]);
});
