import { readFileSync } from 'node:fs';
import { commit, requirements } from 'virtual:requirements';
import { expect, test } from 'vitest';
import { screens } from '#app/screens';
import { isOnScreen } from '#mocks/harness/requirements/requirement';
import { requirementsIn } from '../../build/requirements/requirements-in';
import { SCREEN_WORDS } from '../../build/requirements/screen-words';
import { rowsOf } from '../../scripts/trace.mjs';

const requirementsFile = readFileSync('docs/spec/requirements.md', 'utf8');
const rowOfId = new Map(
  requirementsFile
    .split('\n')
    .filter((line) => line.split('|').length === 6)
    .map((line) => [/^\| (R-[\w-]+) /.exec(line)?.[1] ?? '', line]),
);

const DOCUMENT = `
| Area              | Rows |
| R-VAL-SALE Limits | 2    |

## R-VAL-SALE — Validation: time sale

| ID            | Statement                   | Spec | Check                      |
| ------------- | --------------------------- | ---- | -------------------------- |
| R-VAL-SALE-01 | Title required. (→ A-088)   | §5   | Unit.                      |
| R-VAL-SALE-02 | Flyers up to 2 files.       | §5   | e2e: /{city}/staff → /401. |

## R-I18N — Languages

| R-I18N-01 | The language persists.          | §4 | e2e: /akashi/dashboard. |
| R-I18N-02 | POST /default/api/logout ends | §4 |                         |
`;

test('a row has its heading, its words without readings, the screens that it names, and the tests that name it', () => {
  const rows = requirementsIn({
    requirements: DOCUMENT,
    calls: [{ does: 'Creates one (A-088, R-I18N-01 to 02).', screen: '/:city/news and /:city/event' }],
    tests: [
      {
        file: 'tests/a.test.ts',
        titles: [
          { ids: ['R-VAL-SALE-01', 'R-I18N-02'], title: 'a title is required' },
          { ids: ['R-VAL-SALE-01'], title: '' },
          { ids: ['R-VAL-SALE-01'], title: '' },
        ],
      },
    ],
  });
  const untitledTest = { file: 'tests/a.test.ts', title: '' };
  const titledTest = { file: 'tests/a.test.ts', title: 'a title is required' };
  expect(rows).toEqual([
    {
      id: 'R-VAL-SALE-01',
      area: 'Validation: time sale',
      text: 'Title required.',
      check: 'Unit.',
      paths: ['/:city/time-sale'],
      tests: [titledTest, untitledTest],
    },
    {
      id: 'R-VAL-SALE-02',
      area: 'Validation: time sale',
      text: 'Flyers up to 2 files.',
      check: 'e2e: /{city}/staff → /401.',
      paths: ['/:city/staff', '/401', '/:city/flyer', '/:city/time-sale'],
      tests: [],
    },
    {
      id: 'R-I18N-01',
      area: 'Languages',
      text: 'The language persists.',
      check: 'e2e: /akashi/dashboard.',
      paths: ['/:city/dashboard', '/:city/news', '/:city/event'],
      tests: [],
    },
    {
      id: 'R-I18N-02',
      area: 'Languages',
      text: 'POST /default/api/logout ends',
      check: '',
      paths: ['/default/api/logout', '/:city/news', '/:city/event'],
      tests: [titledTest],
    },
  ]);
});

test('the build has every requirement, each with the tests that name it, and its commit [R-GEN-05]', () => {
  expect(requirements.map(({ id }) => id)).toEqual(rowsOf(requirementsFile));
  expect(requirements.filter(({ tests }) => tests.length === 0)).toEqual([]);
  expect(requirements.find(({ id }) => id === 'R-GEN-05')?.tests).toContainEqual({
    file: 'tests/build/requirements.test.ts',
    title: 'the build has every requirement, each with the tests that name it, and its commit',
  });
  expect(commit).toMatch(/^([0-9a-f]{7,40}(-dirty)?)?$/);
});

test('every requirement that names a route is found on its screen', () => {
  const missingRows = screens.flatMap(({ path }) => {
    const route = path.replace(':city', '{city}').replace(/\/$/, '');
    const namesRoute = new RegExp(`(?<![\\w}.])${route.replace(/[{}]/g, '\\$&')}(?![\\w-]|/\\w)`);
    return requirements
      .filter((row) => namesRoute.test(rowOfId.get(row.id) ?? '') && !isOnScreen(row, path))
      .map(({ id }) => `${id} on ${path}`);
  });
  expect(missingRows).toEqual([]);
});

const SCREENS_WITHOUT_REQUIREMENTS = [
  // addresses of groups that only redirect
  '/:city/locker',
  '/:city/pass',
  '/:city/invoice',
  // screens that the specification does not have
  '/:city/tasks',
];

test('every screen has requirements, except for groups that only redirect and screens beyond the specification', () => {
  const screensWithout = screens.filter(({ path }) => !requirements.some((row) => isOnScreen(row, path)));
  expect(screensWithout.map(({ path }) => path).toSorted()).toEqual(SCREENS_WITHOUT_REQUIREMENTS.toSorted());
});

test('a group of pages and a path without its city are found on the pages, and other screens are not', () => {
  const row = { paths: ['/:city/post', '/user', '/login'] };
  const groupPages = ['/:city/post', '/:city/post/list-post', '/:city/user/index', '/login', '/login/'];
  expect(groupPages.filter((screen) => isOnScreen(row, screen))).toEqual(groupPages);
  const otherPages = ['/:city/posts', '/:city/users', '/:city/dashboard', '/city', '/'];
  expect(otherPages.filter((screen) => isOnScreen(row, screen))).toEqual([]);
});

test('the words for screens belong to screens of the console', () => {
  const paths = screens.map(({ path }) => path.replace(/\/$/, ''));
  expect(Object.keys(SCREEN_WORDS).filter((path) => !paths.includes(path))).toEqual([]);
});
