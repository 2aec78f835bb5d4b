import { expect, test } from 'vitest';
import { buildId } from '#kit/context/build-id';
import { idOf } from '../../build/build-id';

const NOW = Date.parse('2026-11-28T07:31:42Z');

test('the id of a build is its commit and minute, without git the minute, and the same with SOURCE_DATE_EPOCH', () => {
  expect([idOf({}, '50008a22', NOW), idOf({}, null, NOW)]).toEqual([
    '50008a22 2026-11-28T07:31Z',
    '2026-11-28T07:31Z',
  ]);
  const reproducible = { SOURCE_DATE_EPOCH: '1795000000' };
  expect(idOf(reproducible, '50008a22', NOW)).toBe(idOf(reproducible, '50008a22', NOW + 90_000));
});

test('the console reads the id of its page, and none in development', () => {
  const pages = [{ content: 'a 1' }, null].map((meta) => ({ querySelector: () => meta }));
  expect(pages.map((page) => buildId(page as unknown as ParentNode))).toEqual(['a 1', null]);
});
