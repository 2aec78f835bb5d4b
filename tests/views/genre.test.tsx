import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeResource } from './describe-resource';
import { renderConsole } from './render-console';

describeResource('/akashi/genre', {
  ids: 'R-GEN-26, R-ENT-41, R-VAL-CONTENT-06, A-111, A-144',
  title: 'ジャンル',
  calls: '/akashi/api/genres/',
  valid: { ジャンル名: 'ラーメン', 上位ジャンル: '飲食' },
  renamed: ['ジャンル名', 'うどん・そば'],
  refused: [
    { change: { ジャンル名: '' }, field: 'ジャンル名', says: '入力してください。' },
    {
      change: { ジャンル名: 'あ'.repeat(201) },
      field: 'ジャンル名',
      says: '200文字以内で入力してください（現在201文字）。',
    },
  ],
  search: ['飲食', /飲食/],
  kept: { search: '飲食', name: '飲食', says: '下位のジャンルがあるため削除できません。' },
});

test('categories stand beside the genres, to be read [R-ENT-41, A-111]', async () => {
  const { rows } = await renderConsole('/akashi/genre?tab=category');
  await screen.findByText(/^全\d/);
  expect(rows().map((row) => row.textContent)).toEqual([
    '飲食',
    '食料品',
    '美容・健康',
    '暮らし・サービス',
    '学び・教室',
    '観光・宿泊',
    '医療・福祉',
  ]);
  expect(screen.queryByRole('link', { name: 'ジャンルを登録' })).toBeNull();
});
