import { expect, test } from 'vitest';
import { screens } from '#app/screens/index';
import { pagesOf } from '#app/shell/sidebar/menu';
import { readPaths } from '#app/shell/sidebar/pins';
import { withVisit } from '#app/shell/visits';
import type { Profile } from '#domain/people/profile';
import type { RoleWithScreens } from '#domain/people/roles';
import { CITIES } from '#mocks/backend/seed/places/cities';
import { ACCOUNTS } from '#mocks/backend/seed/session/accounts';

const [account] = ACCOUNTS;
const palettePaths = (role: RoleWithScreens, city = 'akashi') =>
  pagesOf(screens, {
    role,
    profile: { ...(account as Profile), permission: role },
    city: CITIES.find(({ name }) => name === city) ?? null,
  }).map(({ path }) => path.replace('/:city/', ''));

test('the palette has every page that the user may enter, in the menu or not [A-024, A-033, A-034]', () => {
  const outsideMenu = [
    'profile',
    'shop-reviews',
    'notification-admin',
    'policy',
    'term',
    'app-usage',
    '/city',
  ];
  for (const role of ['Administrator', 'Advertiser', 'staff_shop'] as const) {
    expect(palettePaths(role)).toEqual(expect.arrayContaining(outsideMenu));
  }
  expect(palettePaths('Advertiser')).toContain('notification');
});

test('the palette has no page that the user may not enter or the city does not have', () => {
  expect(palettePaths('Advertiser')).not.toContain('user/index');
  expect(palettePaths('Administrator')).toContain('user/index');
  expect([
    palettePaths('Administrator').includes('article'),
    palettePaths('Administrator', 'shonan').includes('article'),
  ]).toEqual([false, true]);
  expect([
    palettePaths('Operator').includes('chat'),
    palettePaths('Operator', 'settsu').includes('chat'),
  ]).toEqual([true, false]);
});

test('addresses that only redirect are not pages of the palette, but for the one in the menu', () => {
  const paths = palettePaths('Operator');
  expect(['user', 'post', 'menu', 'pass'].filter((path) => paths.includes(path))).toEqual([]);
  expect(paths).toContain('company');
  expect(
    paths.filter((path) => ['/login', '/404', '/401', '/auth-redirect', '/add_teacher/'].includes(path)),
  ).toEqual([]);
});

test('the last visited page is first, each page is listed once, and there are at most eight', () => {
  expect(withVisit(['b', 'a'], 'a')).toEqual(['a', 'b']);
  expect(withVisit('a b c d e f g h'.split(' '), 'i')).toEqual('i a b c d e f g'.split(' '));
});

test.each([null, '', '{}', '"a"', 'not json', '[1, null]'])(
  'an invalid stored text of pins, %s, is no pin',
  (text) => {
    expect(readPaths(text)).toEqual([]);
  },
);
