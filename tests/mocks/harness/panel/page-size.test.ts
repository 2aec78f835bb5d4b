import { afterEach, expect, test, vi } from 'vitest';
import { answerForPage, followNewSheets, takeFromPage } from '#mocks/harness/panel/dock/page-size';
import { shiftedQuery } from '#mocks/harness/panel/dock/shifted-query';

const NOTHING_TAKEN = { right: 0, bottom: 0 };

afterEach(() => {
  takeFromPage(NOTHING_TAKEN);
  vi.unstubAllGlobals();
  for (const style of document.querySelectorAll('style')) style.remove();
});

test.each([
  ['(max-width: 1279.98px)', '(max-width: 1663.98px)'],
  ['(1024px <= width < 1280px)', '(1408px <= width < 1664px)'],
  [
    'screen and (min-width: 640px) and (min-height: 600px)',
    'screen and (min-width: 1024px) and (min-height: 900px)',
  ],
  ['(width < 1024px), print', '(width < 1408px), print'],
  ['(prefers-color-scheme: dark)', '(prefers-color-scheme: dark)'],
])('of a page that lacks 384 and 300 px %s is %s', (query, shifted) => {
  expect(shiftedQuery(query, { right: 384, bottom: 300 })).toBe(shifted);
  expect(shiftedQuery(query, NOTHING_TAKEN)).toBe(query);
});

const addStyles = (css: string) => {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  return () => [...(style.sheet?.cssRules ?? [])].map((rule) => (rule as CSSMediaRule).media.mediaText);
};

test('the styles of the console are laid out for the page, those that come later too, and for the window again', async () => {
  const earlyQueries = addStyles(
    '@media (max-width: 640px) { p { color: red } } @media print { p { color: red } }',
  );
  takeFromPage({ right: 384, bottom: 0 });
  const stop = followNewSheets();
  const lateQueries = addStyles('@media (min-width: 1024px) { p { color: red } }');
  await vi.waitFor(() => expect(lateQueries()).toEqual(['(min-width: 1408px)']));
  expect(earlyQueries()).toEqual(['(max-width: 1024px)', 'print']);
  takeFromPage({ right: 500, bottom: 0 });
  expect(earlyQueries()).toEqual(['(max-width: 1140px)', 'print']);
  takeFromPage(NOTHING_TAKEN);
  expect([earlyQueries(), lateQueries()]).toEqual([['(max-width: 640px)', 'print'], ['(min-width: 1024px)']]);
  stop();
});

test('matchMedia answers for the page and tells a change of it, until the end', () => {
  let width = 1440;
  const realMatchMedia = vi.fn((query: string) => {
    const [, limit = ''] = /(\d+)px/.exec(query) ?? [];
    return { media: query, matches: width < Number(limit) } as MediaQueryList;
  });
  vi.stubGlobal('matchMedia', realMatchMedia);
  const stop = answerForPage();
  const mediaQuery = window.matchMedia('(width < 1280px)');
  const onChange = vi.fn();
  mediaQuery.addEventListener('change', onChange);
  const matchesSeen = [mediaQuery.matches];
  takeFromPage({ right: 384, bottom: 0 });
  matchesSeen.push(mediaQuery.matches);
  width = 1700;
  window.dispatchEvent(new Event('resize'));
  matchesSeen.push(mediaQuery.matches);
  expect([matchesSeen, onChange.mock.calls.length]).toEqual([[false, true, false], 2]);
  mediaQuery.removeEventListener('change', onChange);
  takeFromPage(NOTHING_TAKEN);
  width = 1000;
  window.dispatchEvent(new Event('resize'));
  expect([mediaQuery.matches, onChange.mock.calls.length]).toEqual([true, 2]);
  expect(window.matchMedia('(prefers-color-scheme: dark)').media).toBe('(prefers-color-scheme: dark)');
  stop();
  expect(window.matchMedia).toBe(realMatchMedia);
});
