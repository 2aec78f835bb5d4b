import { expect, test } from 'vitest';
import { screens } from '#app/screens/index';
import { openScreens } from '#app/screens/open';
import type { Screen } from '#kit/context/screen';
import { resources } from '#mocks/backend/resources/index';
import { screensOf } from '../build/first-files';
import { editsOf, expectNoEdits } from './edits';
import { handlers } from './mocks/backend/answered';

const screenModules = import.meta.glob<Record<string, unknown>>('../src/app/screens/*.ts', { eager: true });
const viewFiles = import.meta.glob('../src/views/*/*View.tsx');

test('each screen of the tables is once in src/app/screens/index.ts', () => {
  const definedScreens = Object.entries(screenModules)
    .filter(([path]) => !path.endsWith('/index.ts'))
    .flatMap(([, module]) => Object.values(module))
    // Besides its table, open.ts exports the list of it.
    .flatMap((table) => (Array.isArray(table) ? [] : Object.values(table as Record<string, Screen>)));
  expectNoEdits(editsOf('src/app/screens/index.ts', pathsOf(screens), pathsOf(definedScreens)));
});

test('no two screens have the same address', () => {
  expect(new Set(pathsOf(screens)).size).toBe(screens.length);
});

test('the sign-in page’s table has every screen without a sign-in', () => {
  const entered = screens.filter(({ entry }) => entry === 'open');
  expectNoEdits(editsOf('src/app/screens/open.ts', pathsOf(openScreens), pathsOf(entered)));
});

test('each folder of src/views with a view has a screen in a table of src/app/screens', async () => {
  const known = await screensOf(process.cwd());
  const shown = known.screens.map(({ view }) => viewFolderOf(view));
  const folders = new Set(Object.keys(viewFiles).map((path) => viewFolderOf(path.replace('../', ''))));
  const forgotten = [...folders].filter((folder) => !shown.includes(folder));
  expectNoEdits(forgotten.map((folder) => `add the screen of ${folder} to a table of src/app/screens`));
});

test('each file of mocks/backend/resources has handlers, which are once in mocks/backend/resources/index.ts', () => {
  expect(handlers.filter(({ lists }) => lists.length === 0).map(({ path }) => path)).toEqual([]);
  const unlisted = handlers.filter(({ lists }) => lists.some((list) => !resources.includes(list)));
  expectNoEdits(unlisted.map(({ path }) => `add ${path} to mocks/backend/resources/index.ts`));
  expect(new Set(resources).size).toBe(resources.length);
});

const viewFolderOf = (path: string) => path.split('/').slice(0, -1).join('/');

const pathsOf = (list: readonly Screen[]) => list.map(({ path }) => path).toSorted();
