import { expect, test } from 'vitest';
import { screens } from '#app/screens/index';
import { openScreens } from '#app/screens/open';
import type { Screen } from '#kit/context/screen';
import { resources } from '#mocks/resources/index';
import { screensOf } from '../build/first-files';

const tables = import.meta.glob<Record<string, unknown>>('../src/app/screens/*.ts', { eager: true });
const resourceFiles = import.meta.glob<Record<string, unknown>>(['../mocks/resources/*/*.ts'], {
  eager: true,
});
const viewFiles = import.meta.glob('../src/views/*/*View.tsx');

test('each screen of the tables stands once in src/app/screens/index.ts', () => {
  const described = Object.entries(tables)
    .filter(([path]) => !path.endsWith('/index.ts'))
    .flatMap(([, module]) => Object.values(module))
    // beside its table, open.ts exports the list of it
    .flatMap((table) => (Array.isArray(table) ? [] : Object.values(table as Record<string, Screen>)));
  expect(pathsOf(screens)).toEqual(pathsOf(described));
});

test('no two screens have one address', () => {
  expect(new Set(pathsOf(screens)).size).toBe(screens.length);
});

test('the screens that need no sign-in are known to the sign-in page', () => {
  expect(pathsOf(openScreens)).toEqual(pathsOf(screens.filter(({ entry }) => entry === 'open')));
});

test('each folder of src/views with a view has a screen in src/app/screens, and no screen lacks its view', async () => {
  const known = await screensOf(process.cwd());
  const shown = known.screens.map(({ view }) => `../${view}`).filter((path) => path !== '../');
  expect(folders(Object.keys(viewFiles)).toSorted()).toEqual(folders(shown).toSorted());
});

test.each(Object.entries(resourceFiles))('%s stands in mocks/resources/index.ts', (_, module) => {
  const handlers = Object.values(module).filter((value) => Array.isArray(value));
  expect(handlers.length).toBeGreaterThan(0);
  expect(handlers.filter((one) => !resources.includes(one))).toEqual([]);
});

test('no resource stands there twice', () => {
  expect(new Set(resources).size).toBe(resources.length);
});

const folders = (paths: string[]) => [
  ...new Set(paths.map((path) => path.split('/').slice(0, -1).join('/'))),
];

const pathsOf = (list: readonly Screen[]) => list.map(({ path }) => path).toSorted();
