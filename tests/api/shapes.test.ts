import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { yesOrNo } from '#api/http/shapes';

test.each([
  [true, true],
  ['true', true],
  [false, false],
  ['false', false],
])('%j in a query is %j, as the console sends it and as a backend reads it', (sent, read) => {
  expect(z.parse(yesOrNo, sent)).toBe(read);
});
