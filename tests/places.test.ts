import { dirname } from 'node:path/posix';
import { expect, test } from 'vitest';
import { screensOf } from '../build/first-files';
import { FORMS } from '../e2e/form-places';
import { LISTS, OF_ADVERTISERS, RESOURCES } from '../e2e/places';
import { sources } from './sources';

const { screens } = await screensOf(process.cwd());
const views = sources('src/views');

/** The addresses, in Akashi, of the screens in whose folder something is drawn. */
const drawing = (what: RegExp): string[] =>
  screens
    .filter(({ view }) =>
      views.some(({ path, text }) => path.startsWith(`${dirname(view)}/`) && what.test(text)),
    )
    .map(({ path }) => path.replace(':city', 'akashi'))
    .toSorted();

const pagesOf = (places: readonly { path: string }[]) =>
  [...new Set(places.map(({ path }) => path.replace(/\?.*/, '')))].toSorted();

/** They have a journey of their own: Akashi has no articles, an Administrator no timecards, two lists stand on one page. */
const ELSEWHERE = ['/akashi/article', '/akashi/manage-supported-products', '/akashi/timecard'];

test('journeys know every screen with a list', () => {
  const known = [...pagesOf([...LISTS, ...OF_ADVERTISERS]), ...ELSEWHERE];
  expect(known.toSorted()).toEqual(drawing(/<(RecordTable|ResourceView)\b/));
});

test('journeys know every resource whose form is described', () => {
  // codes are made and never changed, and so are invoices
  const others = ['/akashi/staff', '/akashi/qrcode', '/akashi/invoice/list-invoice', ...ELSEWHERE];
  expect(pagesOf([...RESOURCES, ...OF_ADVERTISERS])).toEqual(
    drawing(/<ResourceForm\b/).filter((path) => !others.includes(path)),
  );
});

test('journeys know every screen with a form', () => {
  // Akashi has no articles
  const known = [...pagesOf(FORMS), '/akashi/article'];
  const drawn = drawing(/<(RecordForm|ResourceForm|FormFrame|ActionForm|EmailStep)\b/);
  expect(drawn.filter((path) => !known.includes(path))).toEqual([]);
});
