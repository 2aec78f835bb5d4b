import { expect, test } from 'vitest';
import { openScreens } from '#app/open-screens';
import * as redirects from '#app/routing/redirects';
import { screens } from '#app/screens';
import type { Screen } from '#kit/context/screen';
import { resources } from '#mocks/resources/index';

const screenFiles = import.meta.glob<Record<string, Screen>>('../src/views/*/screen.ts', { eager: true });
const resourceFiles = import.meta.glob<Record<string, unknown>>(['../mocks/resources/*/*.ts'], {
  eager: true,
});
const viewFiles = import.meta.glob('../src/views/*/*View.tsx');

test.each([...Object.entries(screenFiles), ['src/app/routing/redirects.ts', redirects] as const])(
  '%s stands in src/app/screens.ts, once',
  (_, module) => {
    const described = Object.values(module);
    expect(described.map((screen) => screens.filter((one) => one === screen).length)).toEqual(
      described.map(() => 1),
    );
  },
);

test('nothing else stands there, and no two screens have one address', () => {
  const described = [redirects, ...Object.values(screenFiles)].flatMap((module) => Object.values(module));
  expect(screens.filter((screen) => !described.includes(screen)).map(({ path }) => path)).toEqual([]);
  expect(new Set(screens.map(({ path }) => path)).size).toBe(screens.length);
});

test('the screens that need no sign-in are known to the sign-in page', () => {
  const open = screens.filter(({ entry }) => entry === 'open').map(({ path }) => path);
  expect(openScreens.map(({ path }) => path).toSorted()).toEqual(open.toSorted());
});

test('every view has a screen beside it', () => {
  expect(folders(Object.keys(viewFiles)).toSorted()).toEqual(folders(Object.keys(screenFiles)).toSorted());
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
