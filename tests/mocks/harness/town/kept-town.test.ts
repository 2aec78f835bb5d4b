// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { leaveTown, recallTown, tabTown } from '#mocks/harness/town/kept-town';

const NOW = 1_000;
const RUN = { town: 'run' } as const;
const kept = { from: NOW, isResting: false };

/** What a load of the page makes of the storage of its tab. */
function load(link: Parameters<typeof tabTown>[0] = null) {
  tabTown(link, NOW, sessionStorage);
  return recallTown(sessionStorage);
}

const storedItems = () =>
  Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? '').map(
    (key) => [key, sessionStorage.getItem(key) ?? ''] as const,
  );

test('the town of a link goes on in each load of its page, and in no duplicate of its tab [R-WISH-10]', () => {
  sessionStorage.clear();
  const ending = new AbortController();
  expect([load(RUN), load()]).toEqual([kept, kept]);
  leaveTown(sessionStorage, ending.signal);
  const whileThePageIsThere = storedItems();
  window.dispatchEvent(new Event('pagehide'));
  expect(load()).toEqual(kept);
  ending.abort();
  sessionStorage.clear();
  for (const [key, text] of whileThePageIsThere) sessionStorage.setItem(key, text);
  expect(load()).toBeNull();
});

test('a link without a town ends it', () => {
  sessionStorage.clear();
  tabTown(RUN, NOW, sessionStorage);
  tabTown({ town: null }, NOW, sessionStorage);
  expect(recallTown(sessionStorage)).toBeNull();
});
