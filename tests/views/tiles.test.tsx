import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { windowOf } from '../browser';
import { renderConsole } from './render-console';

const ADS = '/akashi/advertisement';
const listLoaded = () => screen.findByText(/^全\d/);
const isTiled = () => document.querySelector('.records')?.className === 'records tiles';
const layoutLinks = () =>
  within(screen.getByRole('navigation', { name: '一覧の見せ方' }))
    .getAllByRole('link')
    .map((link) => [link.getAttribute('aria-label'), link.getAttribute('aria-current')]);
const layoutLink = (name: string) => screen.getByRole('link', { name });

test('a list of pictures is shown as tiles and as a table; the address holds the choice, and keeps page and search [A-295]', async () => {
  const { user, address } = await renderConsole(`${ADS}?page=2&search=明石`);
  await listLoaded();
  expect([isTiled(), layoutLinks()]).toEqual([
    false,
    [
      ['表', 'true'],
      ['写真', null],
    ],
  ]);
  await user.click(layoutLink('写真'));
  expect([isTiled(), layoutLinks(), new URLSearchParams(address().split('?')[1]).toString()]).toEqual([
    true,
    [
      ['表', null],
      ['写真', 'true'],
    ],
    new URLSearchParams({ page: '2', search: '明石', layout: 'pictures' }).toString(),
  ]);
  await user.click(layoutLink('表'));
  expect([isTiled(), new URLSearchParams(address().split('?')[1]).get('layout')]).toEqual([false, null]);
});

test('tiles are sorted and selected above them, their actions are folded, and a click opens the record [A-295]', async () => {
  const { user, rows, address, calls } = await renderConsole(`${ADS}?layout=pictures`, {
    config: { ordering: true },
  });
  await listLoaded();
  const [first] = rows();
  const name = first?.querySelector('.card-title')?.textContent;
  expect([...(first?.children ?? [])].map(({ className }) => className.split(' ').at(-1))).toEqual([
    'row-choice',
    'card-title',
    'card-picture',
    'card-meta',
    'card-none',
    'card-none',
    'card-meta',
    'card-none',
    'row-actions',
  ]);

  const tileHead = within(document.querySelector('.tile-head') as HTMLElement);
  await user.click(tileHead.getByRole('checkbox', { name: 'このページをすべて選択' }));
  const bar = screen.getByRole('region', { name: '選択した行の操作' });
  await user.click(within(bar).getByRole('button', { name: '選択を解除' }));

  await user.selectOptions(tileHead.getByRole('combobox', { name: '並べ替え' }), 'name');
  await waitFor(() => expect(calls().at(-1)).toContain('ordering=name'));
  expect(address()).toBe(`${ADS}?layout=pictures&order=name`);

  await user.selectOptions(tileHead.getByRole('combobox', { name: '並べ替え' }), '');
  await waitFor(() => expect(rows()[0]?.querySelector('.card-title')?.textContent).toBe(name));
  await user.click(
    within(rows()[0] as HTMLElement).getByRole('button', { name: `「${name}」のその他の操作` }),
  );
  expect(within(rows()[0] as HTMLElement).getByRole('link', { name: `「${name}」を編集` })).toBeDefined();
  await user.keyboard('{Escape}');
  await user.click(rows()[0]?.querySelector('.card-meta') as Element);
  await screen.findByRole('dialog', { name: '広告の詳細' });
  expect(address()).toMatch(/^\/akashi\/advertisement\?layout=pictures&view=\d+$/);
});

test.each([
  ['a list without pictures', '/akashi/coupon', 1440],
  ['the documents of identities', '/akashi/post/confirm-gender', 1440],
  ['a phone, whose cards have pictures', `${ADS}?layout=pictures`, 390],
])('%s has no tiles', async (_, path, width) => {
  windowOf(width);
  await renderConsole(path);
  await screen.findAllByRole('row');
  await waitFor(() => expect(document.querySelector('.records tbody tr')).not.toBeNull());
  expect([isTiled(), screen.queryByRole('navigation', { name: '一覧の見せ方' })]).toEqual([false, null]);
});
