import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BROWSERS, buildTarget } from '../../build/browsers';

test('the build and the packages have the same browsers', () => {
  const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as { browserslist: string[] };
  expect(browserslist.map((line) => line.replace('ios_saf', 'ios').replace(' >= ', ''))).toEqual(
    buildTarget(),
  );
});

test('docs/operating.md has the same browsers', () => {
  const { chrome, edge, firefox, safari } = BROWSERS;
  expect([edge, BROWSERS.ios]).toEqual([chrome, safari]);
  expect(readFileSync('docs/operating.md', 'utf8')).toContain(
    `The console runs in Chrome and Edge ${chrome}, Firefox ${firefox} and Safari ${safari.toFixed(1)}, and in what is later`,
  );
});
