import { expect, test } from 'vitest';
import { draftProblems } from '#domain/base/draft-problems';
import { MenuItemDraft, type MenuItemValues } from '#domain/offers/menu-item';

test.each<[string, Partial<MenuItemValues>, string[]]>([
  ['whole', {}, []],
  [
    'with the longest values',
    { name: 'あ'.repeat(200), description: 'あ'.repeat(5_000), price: 9_999_999_999 },
    [],
  ],
  [
    'longer',
    { name: 'あ'.repeat(201), description: 'あ'.repeat(5_001), price: 10_000_000_000 },
    ['name', 'description', 'price'],
  ],
  ['with a price of 0', { price: 0 }, []],
  ['without a price [A-268]', { price: null }, []],
  ['with a negative price', { price: -1 }, ['price']],
  ['with blanks', { name: '　', description: ' ' }, ['name']],
])('the problems of a menu item %s [R-ENT-20]', (_, changes, fields) => {
  const values: MenuItemValues = { name: '明石焼', description: '', price: 850 };
  expect(draftProblems(MenuItemDraft, { ...values, ...changes }).map(({ field }) => field)).toEqual(fields);
});
