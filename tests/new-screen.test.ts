import { expect, test } from 'vitest';
import { copiedRows } from '../scripts/new-screen/copied-rows.mjs';
import { screenChanges } from '../scripts/new-screen/screen-changes.mjs';
import { projectFiles } from '../scripts/project-files.mjs';

const BOARD = {
  name: 'board',
  plural: 'boards',
  room: 'offers',
  ja: '掲示板',
  reading: 'けいじばん',
  en: 'Notice boards',
  es: 'Tablones',
  zh: '公告栏',
};

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
  const changes = screenChanges(files, BOARD);
  const added = Object.keys(changes).filter((path) => !(path in files));
  expect(added.toSorted()).toEqual([
    'mocks/backend/resources/offers/boards.ts',
    'mocks/backend/seed/offers/boards.ts',
    'mocks/backend/tables/offers/boards.ts',
    'src/api/offers/boards.ts',
    'src/domain/offers/board.ts',
    'src/views/board/BoardForm.tsx',
    'src/views/board/BoardView.tsx',
    'tests/views/board.test.tsx',
  ]);
  const rows = Object.entries(changes)
    .filter(([path]) => path in files)
    .map(([path, text]) => {
      const before = (files[path] ?? '').split('\n');
      const after = text.split('\n');
      const isAdded = (line: string) => /board|Board|掲示板/.test(line) && !before.includes(line);
      return [
        path,
        after.length > before.length,
        before.every((line) => after.includes(line)),
        after.some(isAdded),
      ];
    });
  expect(rows.filter(([, ...is]) => is.includes(false))).toEqual([]);
  expect(
    Object.values(changes)
      .join('')
      .match(/\bR-[A-Z]+-\d+/g)?.length,
  ).toBe(Object.keys(changes).flatMap((path) => (files[path] ?? '').match(/\bR-[A-Z]+-\d+/g) ?? []).length);
});

test('the name of a screen that exists is refused', () => {
  expect(() => screenChanges(projectFiles(), { ...BOARD, name: 'coupon', plural: 'coupons' })).toThrow(
    /coupon.* exists already$/,
  );
});
