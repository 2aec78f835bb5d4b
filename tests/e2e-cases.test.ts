import { dirname } from 'node:path/posix';
import { test } from 'vitest';
import { screensOf } from '../build/first-files';
import { CONTENT_SCREENS } from '../e2e/backend/screens/content';
import { NAME_SCREENS } from '../e2e/backend/screens/named';
import { OFFER_SCREENS } from '../e2e/backend/screens/offers';
import { FORMS } from '../e2e/form-cases';
import { LISTS, OF_ADVERTISERS, RESOURCES } from '../e2e/list-cases';
import { editsOf, expectNoEdits } from './edits';
import { sources } from './sources';

const { screens } = await screensOf(process.cwd());
const views = sources('src/views');

/** The addresses, in Akashi, of the screens whose folder contains the pattern. */
const pagesWith = (pattern: RegExp): string[] =>
  screens
    .filter(({ view }) =>
      views.some(({ path, text }) => path.startsWith(`${dirname(view)}/`) && pattern.test(text)),
    )
    .map(({ path }) => path.replace(':city', 'akashi'))
    .toSorted();

const pagesOf = (cases: readonly { path: string }[]) =>
  [...new Set(cases.map(({ path }) => path.replace(/\?.*/, '')))].toSorted();

/**
 * These have their own journeys: Akashi has no articles, an Administrator no timecards, and one page has two
 * lists.
 */
const ELSEWHERE = ['/akashi/article', '/akashi/manage-supported-products', '/akashi/timecard'];

test('the journeys have every screen with a list', () => {
  const known = [...pagesOf([...LISTS, ...OF_ADVERTISERS]), ...ELSEWHERE];
  const drawn = pagesWith(/<(RecordTable|ResourceView)\b/).filter((path) => !forgotten.includes(path));
  expectNoEdits(editsOf('e2e/list-cases.ts', known, drawn));
});

// Codes and invoices are created and never changed.
const OTHERS = ['/akashi/staff', '/akashi/qrcode', '/akashi/invoice/list-invoice', ...ELSEWHERE];
const resources = pagesOf([...RESOURCES, ...OF_ADVERTISERS]);
const described = pagesWith(/<ResourceForm\b/).filter((path) => !OTHERS.includes(path));
/** The test of the resources reports these, so the tests of lists and forms leave them out. */
const forgotten = described.filter((path) => !resources.includes(path));

test('the journeys have every resource with a described form', () => {
  expectNoEdits(editsOf('e2e/list-cases.ts', resources, described));
});

test('the independent backend has a row for every resource of the journeys', () => {
  const rows = [...NAME_SCREENS, ...CONTENT_SCREENS, ...OFFER_SCREENS].map(({ path }) => path);
  const missing = RESOURCES.filter(({ path }) => !rows.includes(path));
  expectNoEdits(missing.map(({ path }) => `add ${path} to a table of e2e/backend/screens`));
});

test('the journeys have every screen with a form', () => {
  // Akashi has no articles.
  const known = [...pagesOf(FORMS), '/akashi/article'];
  const drawn = pagesWith(/<(RecordForm|ResourceForm|FormFrame|ActionForm|EmailStep)\b/);
  const missing = drawn.filter((path) => !known.includes(path) && !forgotten.includes(path));
  expectNoEdits(missing.map((path) => `add ${path} to e2e/form-cases.ts`));
});
