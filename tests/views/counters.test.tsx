import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderConsole } from './render-console';

const OFFER = { タイトル: '0/200', 内容: '0/5,000', 提示条件: '0/5,000', 利用条件: '0/5,000' };

const PACKAGE = {
  パッケージ名: '0/200',
  '価格（円）': '0/10',
  共有バウチャー数: '0/10',
  画像: 'jpg、jpeg、png、gif（15MBまで）',
  色: '7/7',
};

test.each([
  ['coupon', 'Administrator', OFFER],
  [
    'time-sale',
    'Administrator',
    {
      ...OFFER,
      'クーポンの価格（円）': '0/10',
      セール全体の枚数: '0/10',
      '1広告の初期枚数': '0/10',
      '1広告の上限枚数': '0/10',
      クーポンの枚数: '0/10',
    },
  ],
  ['pass/list-package', 'Administrator', PACKAGE],
  ['locker/list-locker', 'Advertiser', { ロッカー名: '0/200', 設置場所の住所: '0/200' }],
] as const)(
  'the form of %s has a counter for every field with a limit [R-UI-08]',
  async (page, as, expectedCounters) => {
    await renderConsole(`/akashi/${page}?new=1`, { as });
    await screen.findByRole('dialog');
    expect(counters()).toEqual(expectedCounters);
  },
);

const counters = () =>
  Object.fromEntries(
    [...document.querySelectorAll('.field')].flatMap((field) => {
      const count = field.querySelector('.counter')?.textContent;
      const label = field.querySelector('label')?.firstChild?.textContent;
      return count === undefined ? [] : [[label, count]];
    }),
  );
