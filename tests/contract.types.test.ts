import { expect, expectTypeOf, test } from 'vitest';
import { type Answer, type Call, pathOf } from '#api/http/endpoint';
import { notifications } from '#api/messaging/notifications';
import { coupons } from '#api/offers/coupons';
import { lockers } from '#api/offers/lockers';
import { shopAdmins } from '#api/people/shop-admins';
import { matching } from '#api/recruitment/matching';
import { session } from '#api/session/session';

/** Never run: the compiler must refuse each marked line below, or it refuses the mark. */
async function refusedByTheCompiler(call: Call): Promise<void> {
  // @ts-expect-error the path parameter `city` is missing
  await call(notifications.list, {});
  // @ts-expect-error one of two path parameters is missing
  await call(coupons.one, { params: { city: 'akashi' } });
  // @ts-expect-error a misspelt path parameter
  await call(notifications.unread, { params: { citi: 'akashi' } });
  // @ts-expect-error an unknown path parameter
  await call(session.profile, { params: { city: 'akashi' } });
  // @ts-expect-error the query is missing
  await call(lockers.all, { params: { city: 'akashi' } });
  // @ts-expect-error the body is missing
  await call(session.signIn, {});
  // @ts-expect-error an incomplete body
  await call(session.signIn, { body: { username: 'operator' } });
  // @ts-expect-error a body for a call that has none
  await call(session.signOut, { body: { username: 'operator' } });
  // @ts-expect-error an object instead of a number
  await call(matching.posts, { query: { offset: { any: 'thing' } } });
  // @ts-expect-error an unknown query parameter
  await call(matching.posts, { query: { page: 2 } });

  const removed = await call(shopAdmins.remove, { params: { company: 'nbnb', id: 3 } });
  // @ts-expect-error only a 209 has a message
  void removed.data.message;
  if (removed.status === 209) void removed.data.message;
  // @ts-expect-error 404 is not declared
  if (removed.status === 404) return;

  const create = await call(coupons.create, { params: { city: 'akashi' }, body: coupon });
  // @ts-expect-error an unknown field of the entity
  void create.data.author;
}

const coupon = {
  title: '春の割引',
  content: '全品10%',
  advertisement: 1,
  show_condition: '会員',
  use_condition: '一人一回',
  start_date: '2026-04-01T09:00:00+09:00',
  end_date: '2026-04-30T23:59:59+09:00',
};

test('the type check proves the refusals above', () => {
  expectTypeOf(refusedByTheCompiler).parameters.toEqualTypeOf<[Call]>();
});

test('the status of a response narrows its type', () => {
  expectTypeOf<Answer<typeof shopAdmins.remove>['status']>().toEqualTypeOf<200 | 204 | 209>();
  expectTypeOf<Answer<typeof session.refresh>>().toEqualTypeOf<{
    status: 200;
    data: { access_token: string; refresh_token?: string | null | undefined };
  }>();
});

test('path parameters are filled in', () => {
  expect(pathOf(coupons.one.path, { city: 'akashi', id: 12 })).toBe('/akashi/api/coupons/12/');
  expect(pathOf(session.profile.path)).toBe('/users/profile');
});

test('Japanese, spaces and slashes are encoded', () => {
  expect(pathOf('/:city/x/:name/', { city: '明石', name: 'a b/c?d' })).toBe(
    '/%E6%98%8E%E7%9F%B3/x/a%20b%2Fc%3Fd/',
  );
});

test('zero is a value, and a missing or empty parameter throws', () => {
  expect(pathOf('/x/:id', { id: 0 })).toBe('/x/0');
  expect(() => pathOf(coupons.one.path, { city: 'akashi' })).toThrow(
    'path parameter "id" of /:city/api/coupons/:id/ is missing',
  );
  expect(() => pathOf(coupons.list.path, { city: '' })).toThrow('path parameter "city"');
});
