// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { leaveTown, recallTown, tabTown } from '#mocks/harness/town/kept-town';

const NOW = 1_000;
const TOWN_LINK = { town: 'run' } as const;
const KEPT_TOWN = { from: NOW, isResting: false };

/** What a load of the page makes of the storage of its tab. */
function loadPage(link: Parameters<typeof tabTown>[0] = null) {
  tabTown(link, NOW, sessionStorage);
  return recallTown(sessionStorage);
}

const storedItems = () =>
  Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? '').map(
    (key) => [key, sessionStorage.getItem(key) ?? ''] as const,
  );

test('the town of a link goes on in each load of its page, and in no duplicate of its tab [R-WISH-10]', () => {
  sessionStorage.clear();
  const pageEnd = new AbortController();
  expect([loadPage(TOWN_LINK), loadPage()]).toEqual([KEPT_TOWN, KEPT_TOWN]);
  leaveTown(sessionStorage, pageEnd.signal);
  const whileThePageIsThere = storedItems();
  window.dispatchEvent(new Event('pagehide'));
  expect(loadPage()).toEqual(KEPT_TOWN);
  pageEnd.abort();
  sessionStorage.clear();
  for (const [key, text] of whileThePageIsThere) sessionStorage.setItem(key, text);
  expect(loadPage()).toBeNull();
});

test('a link without a town ends the town of the tab', () => {
  sessionStorage.clear();
  tabTown(TOWN_LINK, NOW, sessionStorage);
  tabTown({ town: null }, NOW, sessionStorage);
  expect(recallTown(sessionStorage)).toBeNull();
});
