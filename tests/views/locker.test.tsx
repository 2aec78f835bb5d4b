import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeResource } from './describe-resource';
import { describeWhole } from './describe-whole';
import { renderConsole } from './render-console';

const REQUIRED_MESSAGE = '入力してください。';

describeResource('/akashi/locker/list-locker', {
  as: 'Advertiser',
  ids: 'R-GEN-23, R-ENT-24, R-SCR-27, R-CALL-23',
  title: 'ロッカー',
  calls: '/akashi/manager/lockers/',
  valid: { ロッカー名: '明石駅 東口 91番', 設置場所の住所: '明石市大明石町1-1' },
  unfilled: ['都道府県', '市区町村'],
  whole: {
    sent: { name: '明石駅 東口 91番', address: '明石市大明石町1-1' },
    row: {
      ロッカー名: '明石駅 東口 91番',
      状態: '空き',
      設置場所の住所: '明石市大明石町1-1',
      登録日時: '04/01(水) 09:00',
      操作: '',
    },
    panel: {
      状態: '空き',
      設置場所の住所: '明石市大明石町1-1',
      登録日時: '04/01(水) 09:00',
    },
  },
  renamed: ['ロッカー名', '明石駅 東口 92番'],
  refused: [
    { change: { ロッカー名: '　' }, field: 'ロッカー名', texts: REQUIRED_MESSAGE },
    {
      change: { ロッカー名: 'あ'.repeat(201) },
      field: 'ロッカー名',
      texts: '200文字以内で入力してください（現在201文字）。',
    },
    {
      change: { 設置場所の住所: 'あ'.repeat(201) },
      field: '設置場所の住所',
      texts: '200文字以内で入力してください（現在201文字）。',
    },
  ],
  search: ['西明石駅', /西明石駅/],
});

test('Locker lists the lockers of the city for every role, without any changes, and explains its English title [R-SCR-28, R-CALL-27, R-MSG-41, A-153]', async () => {
  const { user, rows, calls } = await renderConsole('/akashi/locker/list', { as: 'staff_shop' });
  await screen.findByText(/^全\d/);
  expect(document.title).toBe('Locker - 明石市');
  expect(screen.getByRole('heading', { level: 1 }).innerHTML).toBe('<span lang="en">Locker</span>');
  expect(screen.getAllByText('ロッカー（閲覧）').map(({ className }) => className)).toEqual([
    'label',
    'title-gloss',
  ]);
  expect(rows().length).toBe(20);
  expect(screen.queryAllByRole('button', { name: /削除/ })).toEqual([]);
  expect(screen.queryAllByRole('link', { name: /登録|編集/ })).toEqual([]);
  await user.click(rows()[0]?.querySelector('tbody th.main a') as HTMLElement);
  await screen.findByRole('dialog', { name: 'ロッカーの詳細' });
  expect(calls().filter((call) => call.includes('locker'))).toEqual([
    'GET /akashi/manager/lockers/list/?offset=0&limit=20 200',
  ]);
});

test('a state without a text of the console is shown as the server sent it, and a missing one as a dash [A-153]', async () => {
  const { rows } = await renderConsole('/akashi/locker/list', { seed: 'edge' });
  await screen.findByText(/^全\d/);
  const stateTexts = () =>
    new Set(rows().map((row) => row.querySelector('td:nth-child(2)')?.textContent?.trim() ?? ''));
  await waitFor(() =>
    expect([...stateTexts()].toSorted()).toEqual(
      ['being_cleaned', '–', '使用中', '故障・休止', '空き'].toSorted(),
    ),
  );
});

test('a city without lockers shows this in its list [A-006]', async () => {
  await renderConsole('/toyonaka/locker/list', { city: 'toyonaka' });
  await screen.findByText('この地域にはロッカーがまだ登録されていません。');
});

describeWhole('a locker to look at', {
  rows: {
    '/akashi/locker/list': {
      ロッカー名: '藤江海岸 北口 02番',
      状態: '使用中',
      設置場所の住所: '明石 本町商店街 3-2',
      登録日時: '03/31(火) 16:33',
    },
  },
  records: {
    '/akashi/locker/list?view=124': {
      状態: '使用中',
      設置場所の住所: '明石 本町商店街 3-2',
      登録日時: '03/31(火) 16:33',
    },
  },
});
