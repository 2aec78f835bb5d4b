import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { CITIES } from '#mocks/backend/seed/places/cities';
import { cookies, stored } from '../browser';
import { renderConsole } from './render-console';

const cityNames = async () => {
  const list = await screen.findByRole('list', { name: '地域選択' });
  await within(list).findAllByRole('button');
  return within(list)
    .getAllByRole('button')
    .map((button) =>
      [...button.querySelectorAll('strong, .quiet')].map(({ textContent }) => textContent).join(''),
    );
};

test('an account sees its own cities, and choosing one opens its dashboard [R-SCR-06, R-CITY-04..06, R-CITY-12, R-ROUTE-09, R-ROUTE-10, R-STORE-07]', async () => {
  const { user, address, calls, reload } = await renderConsole('/', { as: 'Advertiser', city: 'none' });
  expect(await cityNames()).toEqual(['明石市akashi', '草津市kusatsu', '湘南shonan']);
  expect(document.querySelectorAll('.city-list svg.city-town')).toHaveLength(3);
  expect([address(), document.title, screen.queryByRole('navigation')]).toEqual(['/city', '地域選択', null]);

  const profileCallCount = () => calls().filter((call) => call.startsWith('GET /users/profile')).length;
  const loadsBefore = profileCallCount();
  await user.click(screen.getByRole('button', { name: /草津市/ }));
  await screen.findByRole('heading', { name: 'ダッシュボード' });
  expect(address()).toBe('/kusatsu/dashboard');
  const { City = '', Store } = stored();
  expect([JSON.parse(City), Store]).toEqual([CITIES.find(({ name }) => name === 'kusatsu'), 'machi002']);
  expect(profileCallCount()).toBeGreaterThan(loadsBefore);

  await reload();
  await screen.findByRole('heading', { name: 'ダッシュボード' });
  expect(screen.getByRole('link', { name: '草津市' })).toBeDefined();
});

test('leaving the city page loads the profile again [R-CITY-13, R-GUARD-05, R-GUARD-07]', async () => {
  const { user, calls } = await renderConsole('/city', { city: 'akashi' });
  await cityNames();
  expect(screen.getByRole('button', { name: /明石市/ }).ariaCurrent).toBe('true');
  const profileCallCount = () => calls().filter((call) => call.startsWith('GET /users/profile')).length;
  const loadsBefore = profileCallCount();
  await user.click(screen.getByRole('button', { name: /明石市/ }));
  await screen.findByRole('heading', { name: 'ダッシュボード' });
  await expect.poll(profileCallCount).toBe(loadsBefore + 1);
});

test('an address with another city leads to the same page of the stored city [R-CITY-14, R-GUARD-10, A-003]', async () => {
  const { address, calls } = await renderConsole('/kusatsu/notification?page=2', { city: 'akashi' });
  await screen.findByText(/21–/);
  expect(address()).toBe('/akashi/notification?page=2');
  expect(calls().filter((call) => call.includes('kusatsu'))).toEqual([]);
});

test('the session forgets a stored city that the account may not enter, and shows the reason for 5 seconds [R-CITY-19, R-MSG-25, R-HTTP-16]', async () => {
  const { address, calls, pass } = await renderConsole('/takatsuki/notification', {
    as: 'Advertiser',
    city: 'takatsuki',
  });
  await screen.findByText('あなたのアカウントはこの地域にアクセスできません。');
  expect(await cityNames()).toHaveLength(3);
  expect(address()).toContain('/city');
  expect(stored().City).toBeUndefined();
  // The user is still signed in, and no request of that city was sent.
  expect(cookies()).toHaveLength(2);
  expect(calls().filter((call) => call.includes('/takatsuki/'))).toEqual([]);
  pass(4_999);
  expect(screen.queryByText('あなたのアカウントはこの地域にアクセスできません。')).not.toBeNull();
  pass(1);
  expect(screen.queryByText('あなたのアカウントはこの地域にアクセスできません。')).toBeNull();
});

test('a 403 for the account’s cities forgets the stored city, shows the reason and does not sign out [R-CITY-19, R-MSG-25, A-010]', async () => {
  const { address, backend, user } = await renderConsole('/akashi/notification', {
    fault: 'GET /default/api/city/specify/ 403',
  });
  await screen.findByText('あなたのアカウントはこの地域にアクセスできません。');
  await waitFor(() => expect(address()).toContain('/city'));
  expect(document.querySelectorAll('.toast')).toHaveLength(1);
  expect(stored().City).toBeUndefined();
  expect(cookies()).toHaveLength(2);
  const retryButton = await screen.findByRole('button', { name: 'もう一度読み込む' });
  backend.faults.clear();
  await user.click(retryButton);
  // With access restored, the user is on the same page as before.
  await waitFor(() => expect(address()).toBe('/akashi/notification'));
});

test('a list of cities that fails to load can be loaded again', async () => {
  const { user, backend } = await renderConsole('/city', {
    city: 'none',
    fault: 'GET /default/api/city/specify/ 500',
  });
  await user.click(await screen.findByRole('button', { name: 'もう一度読み込む' }));
  backend.faults.clear();
  await user.click(await screen.findByRole('button', { name: 'もう一度読み込む' }));
  expect(await cityNames()).toHaveLength(9);
});

test('a log-out on the city page ends on the sign-in page [R-SESSION-13, R-SESSION-14]', async () => {
  const { user, calls } = await renderConsole('/city', { city: 'none' });
  await user.click(await screen.findByRole('button', { name: 'ログアウト' }));
  await screen.findByRole('heading', { name: 'Machi Console' });
  expect(calls()).toContain('POST /default/login/logout 200');
  expect(cookies()).toEqual([]);
});

const cityCards = async () => {
  const list = await screen.findByRole('list', { name: '地域選択' });
  return (await within(list).findAllByRole('button')).map((card) => [
    card.querySelector('.quiet')?.textContent,
    card.querySelector('.tag')?.textContent ?? null,
  ]);
};

describe('the cards of the cities', () => {
  test('a card shows how many notices of its city are unread; a failure shows nothing [A-299]', async () => {
    await renderConsole('/city', {
      as: 'Advertiser',
      city: 'none',
      fault: 'GET /:city/notifications/users/number_unread/ 500 x1',
    });
    await waitFor(async () =>
      expect(await cityCards()).toEqual([
        ['akashi', null],
        ['kusatsu', expect.stringMatching(/^未読のお知らせ \d+件$/)],
        ['shonan', expect.stringMatching(/^未読のお知らせ \d+件$/)],
      ]),
    );
    expect(document.querySelectorAll('.toast')).toHaveLength(0);
  });

  test('a city without unread notices shows none', async () => {
    const { calls } = await renderConsole('/city', { as: 'Advertiser', city: 'none', seed: 'empty' });
    await waitFor(() => expect(calls().filter((call) => call.includes('number_unread'))).toHaveLength(3));
    expect((await cityCards()).map(([, unread]) => unread)).toEqual([null, null, null]);
  });

  test('the counts are requested one after another, once each', async () => {
    const { calls, backend, pass } = await renderConsole('/city', {
      as: 'Advertiser',
      city: 'none',
      fault: 'GET /:city/notifications/users/number_unread/ delay:1000',
    });
    const countedCities = () =>
      calls().flatMap((call) => (call.includes('number_unread') ? [call.split('/')[1]] : []));
    const requestCount = () => backend.faults.rules()[0]?.hits;
    await cityCards();
    for (const [index, city] of ['akashi', 'kusatsu', 'shonan'].entries()) {
      await waitFor(() => expect(requestCount()).toBe(index + 1));
      pass(1_000);
      await waitFor(() => expect(countedCities()[index]).toBe(city));
    }
    pass(10 * 60_000);
    await cityCards();
    expect(requestCount()).toBe(3);
  });

  test('a page of one of the cities is opened without asking the others', async () => {
    const { address, calls } = await renderConsole('/city?redirect=%2Fkusatsu%2Fcoupon', { city: 'none' });
    await screen.findByRole('heading', { level: 1, name: 'クーポン' });
    expect(address()).toBe('/kusatsu/coupon');
    expect(calls().filter((call) => call.includes('number_unread'))).toEqual([
      expect.stringContaining('GET /kusatsu/'),
    ]);
  });
});
