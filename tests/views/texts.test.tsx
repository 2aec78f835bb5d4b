import { readdirSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#kit/services/language';
import { TEXT_NAMES } from '#kit/services/texts';
import { blocksOf } from '#views/texts/read-blocks';
import { renderConsole } from './render-console';

const findHeading = (name: string) => screen.findByRole('heading', { name, level: 1 });

test('a text has headings, lists, notes and paragraphs, and no other markup of it is rendered', () => {
  const text = [
    '> A note,',
    '> of two lines.',
    '',
    '# First',
    'A paragraph right below,',
    'with <b>tags</b> & [a link](javascript:alert(1)).',
    '## Second',
    '',
    '- one',
    '- <script>two</script>',
    '',
    '#hashtag',
    '',
    '- no list,',
    'but words',
  ].join('\r\n');
  expect(blocksOf(text)).toEqual([
    { at: 0, kind: 'note', text: 'A note,\nof two lines.' },
    { at: 3, kind: 'heading', level: 2, text: 'First' },
    {
      at: 4,
      kind: 'paragraph',
      text: 'A paragraph right below,\nwith <b>tags</b> & [a link](javascript:alert(1)).',
    },
    { at: 6, kind: 'heading', level: 3, text: 'Second' },
    {
      at: 8,
      kind: 'list',
      items: [
        { at: 8, text: 'one' },
        { at: 9, text: '<script>two</script>' },
      ],
    },
    { at: 11, kind: 'paragraph', text: '#hashtag' },
    { at: 13, kind: 'paragraph', text: '- no list,\nbut words' },
  ]);
});

test('an empty text has no blocks', () => {
  expect([blocksOf(''), blocksOf('\n\n')]).toEqual([[], []]);
});

test('every text exists in every language', () => {
  const textFiles = LANGUAGES.map((language) => [language, readdirSync(`texts/${language}`).toSorted()]);
  const expected = TEXT_NAMES.map((name) => `${name}.md`).toSorted();
  expect(textFiles).toEqual(LANGUAGES.map((language) => [language, expected]));
});

test.each([
  ['policy', 'プライバシーポリシー', '取得する情報'],
  ['term', '利用規約', '利用できる方'],
  ['app-usage', 'アプリの使い方', 'はじめに'],
])(
  'a visitor reads %s without the layout, and its link leads to the sign-in [R-ROUTE-37..39, R-SCR-33]',
  async (name, title, firstHeading) => {
    const { user, address, calls } = await renderConsole(`/akashi/${name}`, { as: 'none' });
    await findHeading(title);
    await screen.findByRole('heading', { name: firstHeading, level: 2 });
    expect([document.title, screen.queryByRole('navigation'), calls()]).toEqual([title, null, []]);
    await user.click(screen.getByRole('link', { name: 'ログイン' }));
    await findHeading('Machi Console');
    expect(address()).toBe('/login');
  },
);

test('the sign-in page links to the texts of the last city', async () => {
  const { user, address } = await renderConsole('/login', { as: 'none', city: 'kusatsu' });
  const textLinks = await screen.findByRole('contentinfo');
  expect([...textLinks.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/kusatsu/policy',
    '/kusatsu/term',
    '/kusatsu/app-usage',
  ]);
  await user.click(screen.getByRole('link', { name: '利用規約' }));
  await findHeading('利用規約');
  expect(address()).toBe('/kusatsu/term');
});

test('a signed-in user reads a text of another city at its address, with its name, and the stored city stays [R-CITY-14, R-GUARD-10, A-003]', async () => {
  const { address, calls } = await renderConsole('/kusatsu/policy', { city: 'akashi' });
  await findHeading('プライバシーポリシー');
  await screen.findByText('草津市');
  expect(address()).toBe('/kusatsu/policy');
  expect(JSON.parse(localStorage.getItem('City') ?? '')).toMatchObject({ name: 'akashi' });
  expect(screen.getByRole('complementary').querySelector('strong')?.textContent).toBe('明石市');
  expect(calls().filter((call) => call.includes('kusatsu'))).toEqual([]);
});

test('a city that does not exist has no texts', async () => {
  const { address } = await renderConsole('/atlantis/policy');
  await findHeading('ページが見つかりません');
  expect(address()).toBe('/404');
});

test('a text is shown even when the cities fail to load', async () => {
  const { address, calls } = await renderConsole('/atlantis/term', {
    fault: 'GET /default/api/city/info/ 500',
  });
  await findHeading('利用規約');
  await expect.poll(() => calls()).toContain('GET /default/api/city/info/ 500');
  expect([address(), screen.queryByRole('alert')]).toEqual(['/atlantis/term', null]);
});

test('a text links to the home page for a signed-in user without a city', async () => {
  await renderConsole('/akashi/term', { city: 'none' });
  await findHeading('利用規約');
  expect(screen.getByRole('link', { name: 'ホームへ' }).getAttribute('href')).toBe('/');
});
