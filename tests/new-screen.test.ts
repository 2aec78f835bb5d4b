import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { copiedRows } from '../scripts/new-screen/copied-rows.mjs';
import { leftToDo } from '../scripts/new-screen/left-to-do.mjs';
import { LIST_TESTS } from '../scripts/new-screen/list-tests.mjs';
import { lowered, readScreen } from '../scripts/new-screen/read-screen.mjs';
import { screenChanges } from '../scripts/new-screen/screen-changes.mjs';
import { TRIAL } from '../scripts/new-screen/trial.mjs';
import { projectFiles } from '../scripts/project-files.mjs';

const { name, options } = TRIAL;

function screenOf(changed: Record<string, string | undefined> = {}) {
  const read = readScreen(projectFiles(), name, { ...options, ...changed });
  if ('problem' in read) throw new Error(read.problem);
  return read.screen;
}

const readNewScreen = (word: string, changed: Record<string, string | undefined> = {}) =>
  readScreen(projectFiles(), word, { ...options, ...changed });

test('rows of one line and of several are copied behind the rows that they follow', () => {
  const list = `const LIST = [
  ['genre', 1],
  ['scene', 2],
  {
    path: 'scene',
    fill: {
      name: 'x',
    },
  },
  scenes: resource({
    table: 1,
  }),
  'flyer',
];
`;
  const copy = `  ['board', 2],
  {
    path: 'board',
    fill: {
      name: 'x',
    },
  },
  boards: resource({
    table: 1,
  }),
`;
  expect(
    copiedRows(
      list,
      (line) => line.includes('scene'),
      (row) => row.replace('scene', 'board'),
    ),
  ).toBe(list.replace("  'flyer'", `${copy}  'flyer'`));
});

test('a new screen has its files and a row in every list, and nothing else changes', () => {
  const files = projectFiles();
  const changes = screenChanges(files, screenOf());
  const added = Object.keys(changes).filter((path) => !(path in files));
  expect(added.toSorted()).toEqual([
    'mocks/backend/resources/content/unicorns.ts',
    'mocks/backend/seed/content/unicorns.ts',
    'mocks/backend/tables/content/unicorns.ts',
    'src/api/content/unicorns.ts',
    'src/domain/content/unicorn.ts',
    'src/views/unicorn/UnicornForm.tsx',
    'src/views/unicorn/UnicornView.tsx',
    'tests/views/unicorn.test.tsx',
  ]);
  const rows = Object.entries(changes)
    .filter(([path]) => path in files)
    .map(([path, text]) => {
      const before = (files[path] ?? '').split('\n');
      const isAdded = (line: string) => /unicorn|一角獣/i.test(line) && !before.includes(line);
      const after = text.split('\n');
      return [path, before.every((line) => after.includes(line)), after.some(isAdded)];
    });
  expect(rows.filter(([, ...is]) => is.includes(false))).toEqual([]);
  expect(rows.map(([path]) => path)).toContain('src/app/screens/town.ts');
});

test('no word, requirement, reading or icon of the copied screen stays', () => {
  const files = projectFiles();
  const lines = Object.entries(screenChanges(files, screenOf({ icon: 'pi-star' }))).flatMap(
    ([path, text]) => {
      const before = new Set((files[path] ?? '').split('\n'));
      return text.split('\n').filter((line) => !before.has(line));
    },
  );
  expect(
    lines.filter((line) => /scene|シーン|場面|花火|紅葉|camera|R-[A-Z]+-\d|A-111|A-158/i.test(line)),
  ).toEqual([]);
  expect(lines.filter((line) => line.includes("'pi "))).toEqual(["    menu: { icon: 'pi pi-star' },"]);
});

test('texts have the noun in lower case and of the right number', () => {
  const screen = screenOf({ en: 'Owners’ unions', 'es-one': 'unión' });
  const changes = screenChanges(projectFiles(), screen);
  const textsOf = (language: string) => {
    const texts = JSON.parse(changes[`locales/${language}.json`] ?? '{}') as Record<string, string>;
    return ['title', 'noun'].map((key) => texts[`unicorn.${key}`]).concat(texts['empty.unicorns'] ?? '');
  };
  expect(['en', 'es'].map(textsOf)).toEqual([
    ['Owners’ unions', 'owners’ union', 'The owners’ unions of this city are listed here.'],
    ['Unicornios', 'unión', 'Aquí se registran unicornios.'],
  ]);
  const calls = (changes['docs/spec/endpoints.md'] ?? '')
    .split('\n')
    .filter((line) => line.includes('unicorn'));
  expect(calls.map((line) => line.split('|')[5]?.trim())).toEqual([
    expect.stringMatching(/^Lists the owners’ unions of the city \(A-\d+\)\.$/),
    'Returns an owners’ union.',
    'Creates an owners’ union.',
    'Changes an owners’ union.',
    'Deletes an owners’ union.',
  ]);
  expect(changes['mocks/harness/panel/parts/data/data-texts.ts']).toContain("unicorns: 'Owners’ unions'");
  expect(lowered('QR codes')).toBe('QR codes');
});

test('the title in kana gets no reading', () => {
  const readings = 'src/app/palette/readings.ts';
  expect(
    [screenOf(), screenOf({ ja: 'ユニコーン' })].map((one) => readings in screenChanges(projectFiles(), one)),
  ).toEqual([true, false]);
});

test('what is left to do names a line of a written file', () => {
  const files = { ...projectFiles(), 'CHANGELOG.md': readFileSync('CHANGELOG.md', 'utf8') };
  const screen = screenOf();
  const writtenFiles: Record<string, string> = { ...files, ...screenChanges(files, screen) };
  const todoLines = leftToDo((path) => writtenFiles[path] ?? '', screen);
  const todoPlaces = todoLines.map((line) => line.split('  ')[0]?.split(':') ?? []);
  expect(
    todoPlaces.filter(([path = '', line]) => !writtenFiles[path]?.split('\n')[Number(line) - 1]),
  ).toEqual([]);
  expect(todoLines.find((line) => line.startsWith('src/app/screens/town.ts:'))).toMatch(/icon$/);
});

test('docs/architecture.md names the tests that the command runs', () => {
  const document = readFileSync('docs/architecture.md', 'utf8');
  const [, named = ''] = /^npm run unit -- tests\/views\/board ([^`]+)^```/m.exec(document) ?? [];
  expect(named.split(/[\s\\]+/).filter(Boolean)).toEqual(LIST_TESTS);
});

test.each([
  ['coupon', {}, /^src\/\S+coupon\S* exists already$/],
  ['scene', { room: 'office', plural: 'sets' }, /scene\S* exists already$/],
  ['moderation', {}, /^the feature moderation exists already$/],
  ['Unicorn', {}, /The name is one word in lower case\.$/],
  ['unicorn', { zh: undefined }, /missing: --zh\.$/],
  ['unicorn', { 'es-one': undefined }, /^--es-one/],
  ['unicorn', { en: 'Sheep' }, /^--en-one/],
  [
    'unicorn',
    { section: 'park' },
    /^--section park: .* contact \(連絡\), people \(ユーザー・スタッフ\), offers \(お店・広告\), town \(まちの情報\), office \(運営\)$/,
  ],
  ['unicorn', { room: 'park' }, /^--room park: the folders of the domain are .*\boffers\b/],
])('%s with %j is refused: %s', (word, changed, problem) => {
  expect(readNewScreen(word, changed)).toEqual({ problem: expect.stringMatching(problem) as string });
});
