import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildTarget } from '../../build/browsers';

test('the build and the packages name the same browsers', () => {
  const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as { browserslist: string[] };
  expect(browserslist.map((line) => line.replace('ios_saf', 'ios').replace(' >= ', ''))).toEqual(
    buildTarget(),
  );
});
