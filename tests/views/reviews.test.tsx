import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeWhole } from './describe-whole';
import { renderConsole } from './render-console';

const REVIEWS = '/akashi/shop-reviews';
const listLoaded = () => screen.findByText(/^全\d/);

test('[R-SCR-25] [R-ROUTE-33] [R-GEN-16] the page lists the reviews of customers, whose stars have a text for screen readers', async () => {
  const { rows } = await renderConsole(REVIEWS, { as: 'owner_shop' });
  await listLoaded();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    '内容',
    '評価',
    '店舗',
    'お名前',
    '投稿日時',
  ]);
  expect(rows()).toHaveLength(20);
  expect(within(rows()[0] as HTMLElement).getAllByRole('cell')[0]?.textContent).toMatch(
    /^[★☆]{5}5段階中[1-5]$/,
  );
  expect(document.title).toBe('御礼の記録 - 明石市');
});

test('[R-SIDE-03] [R-ROUTE-33] the dashboard and the profile link to the reviews, the menu does not', async () => {
  const { user, address } = await renderConsole('/akashi/dashboard', { as: 'owner_shop' });
  const newestReviews = await screen.findByRole('region', { name: '最新の御礼' });
  expect(
    within(screen.getByRole('navigation', { name: 'メニュー' })).queryByRole('link', { name: '御礼の記録' }),
  ).toBeNull();
  await user.click(within(newestReviews).getByRole('link', { name: '最新の御礼' }));
  await listLoaded();
  expect(address()).toBe(REVIEWS);
});

test('a search without a match shows this and a button that clears it', async () => {
  const { user, address } = await renderConsole(`${REVIEWS}?search=どこにもない`, { as: 'owner_shop' });
  await user.click(await screen.findByRole('button', { name: '検索条件を消す' }));
  await listLoaded();
  await waitFor(() => expect(address()).toBe(REVIEWS));
});

describeWhole('a review', {
  rows: {
    '/akashi/shop-reviews': {
      内容: 'クーポンの使い方を親切に教えてくださいました。クーポンの使い方を親切に教えてくださいました。',
      評価: '★★★☆☆5段階中3',
      店舗: '北口店',
      お名前: '鈴木 美咲',
      投稿日時: '03/31(火) 18:06',
    },
  },
});
