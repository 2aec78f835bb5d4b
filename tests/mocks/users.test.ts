import { expect, test } from 'vitest';
import type { Page } from '#api/shapes';
import type { User } from '#domain/user';
import { dataOf, type Reply, stand } from './stand';

const pageOf = (reply: Reply) => dataOf<Page<User>>(reply);
const names = (reply: Reply) => pageOf(reply).content.map(({ username }) => username);
const everyone = (reply: Reply) =>
  new Set(
    pageOf(reply).content.map(({ permission, code_shop }) => `${permission}${code_shop ? ' shop' : ''}`),
  );

async function office() {
  const desk = await stand();
  const as = await desk.tokenOf('administrator');
  return { ...desk, as, get: (path: string) => desk.send(`GET ${path}`, { as }) };
}

test('[R-ROLE-12] [R-CALL-07] the seven filters each find their own users of the city', async () => {
  const { get } = await office();
  const found = async (filter: string) =>
    everyone(await get(`/akashi/api/users/?filter_by=${filter}&limit=500`));
  expect(await found('member')).toEqual(new Set(['Member', 'Member shop']));
  expect(await found('advertiser')).toEqual(new Set(['Advertiser', 'Advertiser shop']));
  expect(await found('advertiser_with_shop')).toEqual(new Set(['Advertiser shop']));
  expect(await found('advertiser_without_shop')).toEqual(new Set(['Advertiser']));
  expect(await found('operator')).toEqual(new Set(['Operator', 'Operator shop']));
  expect(await found('president')).toEqual(new Set(['President', 'President shop']));
  expect((await found('')).size).toBeGreaterThan(9);
  expect((await get('/akashi/api/users/?filter_by=nobody')).status).toBe(400);
});

test('accounts are users too, people of companies are not, and a city shows nobody of another', async () => {
  const { get } = await office();
  const listed = names(await get('/akashi/api/users/?limit=500'));
  expect(listed).toEqual(expect.arrayContaining(['administrator', 'advertiser', 'member', 'teacher']));
  expect(
    listed.filter((name) => ['owner_shop', 'staff_shop'].includes(name) || /_kusatsu\d/.test(name)),
  ).toEqual([]);
  const before = names(await get('/settsu/api/users/?search=advertiser'));
  expect(before).toEqual([]);
});
