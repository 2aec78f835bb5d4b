import { expect, test } from 'vitest';
import type { TimelineEntry } from '#domain/content/timeline';
import {
  entriesOf,
  type Feed,
  totalOf,
  unseenOf,
  withChanged,
  withNew,
  without,
} from '#views/timeline/feed-pages';

const entry = (id: number, content = `${id}`): TimelineEntry => ({
  id,
  content,
  images: [],
  created_at: '2026-04-01T00:00:00.000Z',
});
const page = (ids: readonly number[], total: number) => ({
  content: ids.map((id) => entry(id)),
  total_length: total,
});
const feedOf = (...pages: Feed['pages']): Feed => ({ pages, pageParams: [] });
const idsOf = (feed: Feed | undefined) => entriesOf(feed).map(({ id }) => id);

test('an entry pushed from one page onto the next is listed once, and the last response has the total', () => {
  const feed = feedOf(page([9, 8], 5), page([8, 7], 6));
  expect([idsOf(feed), totalOf(feed), totalOf(undefined)]).toEqual([[9, 8, 7], 6, 0]);
});

test('a changed entry keeps its position, and an unchanged one stays the same object', () => {
  const feed = feedOf(page([9, 8], 4), page([7, 6], 4));
  const next = withChanged(feed, [entry(7, 'changed'), entry(9)]);
  expect(entriesOf(next).map(({ content }) => content)).toEqual(['9', '8', 'changed', '6']);
  expect(next?.pages[0]).toBe(feed.pages[0]);
  expect(withChanged(feed, [entry(9), entry(3)])).toBe(feed);
});

test('a new entry is the first, a deleted one disappears, and both change the total', () => {
  const feed = feedOf(page([9, 8], 4), page([7, 6], 4));
  const longer = withNew(feed, entry(10));
  expect([idsOf(longer), totalOf(longer)]).toEqual([[10, 9, 8, 7, 6], 5]);
  const shorter = without(longer, 7);
  expect([idsOf(shorter), totalOf(shorter)]).toEqual([[10, 9, 8, 6], 4]);
  expect(without(feed, 1)).toBe(feed);
  expect([withNew(undefined, entry(1)), without(undefined, 1), withChanged(undefined, [])]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test.each<[string, number[], number[]]>([
  ['no new entry', [9, 8], []],
  ['two new entries', [11, 10, 9], [11, 10]],
  ['more new entries than a page holds', [12, 11, 10], [12, 11, 10]],
  ['entries that moved up after a deletion are not new', [8, 5], []],
])('the unseen entries of the newest page: %s', (_, newest, unseen) => {
  const feed = feedOf(page([9, 8, 7], 4));
  expect(unseenOf(feed, page(newest, 9)).map(({ id }) => id)).toEqual(unseen);
});
