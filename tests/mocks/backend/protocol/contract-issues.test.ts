import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { contractIssues } from '#mocks/backend/protocol/contract-issues';

function issuesOf(schema: z.ZodMiniType, value: unknown) {
  const { error } = z.safeParse(schema, value);
  if (!error) throw new Error('the schema accepts the value');
  return contractIssues(error.issues, value).map(
    ({ path, expected, received }) => `${path}: ${expected} / ${received}`,
  );
}

test('an issue of the contract has the path, what was expected and what came [R-CALL-28]', () => {
  const schema = z.object({
    id: z.number(),
    name: z.string(),
    lang: z.enum(['ja', 'en']),
    count: z.number().check(z.minimum(1)),
    share: z.number().check(z.lt(1)),
    day: z.iso.date(),
    tags: z.array(z.string()),
    place: z.nullable(z.object({ lat: z.number() })),
    either: z.union([z.string(), z.number()]),
    file: z.string(),
    known: z.boolean(),
  });
  const value = {
    name: null,
    lang: 'fr',
    count: 0,
    share: 1,
    day: '2026-13-01',
    tags: ['a', 7],
    place: [1, 2],
    either: { x: 1 },
    file: new File(['abc'], 'one.png'),
    known: 'a'.repeat(80),
  };
  expect(issuesOf(schema, value)).toEqual([
    'id: number / missing',
    'name: string / null',
    'lang: "ja" | "en" / string "fr"',
    'count: >= 1 / number 0',
    'share: < 1 / number 1',
    'day: date / string "2026-13-01"',
    'tags.1: string / number 7',
    'place: object / array of 2',
    'either: string | number / object',
    'file: string / file one.png',
    `known: boolean / string "${'a'.repeat(59)}…`,
  ]);
});

test('an issue of the whole value has no path, and an issue of a secret does not show the secret', () => {
  expect(issuesOf(z.strictObject({}), { a: 1, b: 2 })).toEqual([': without a, b / object']);
  expect(issuesOf(z.object({ password: z.number() }), { password: 'machi2026' })).toEqual([
    'password: number / string •••',
  ]);
  expect(issuesOf(z.number().check(z.multipleOf(5)), 7)).toEqual([': a multiple of 5 / number 7']);
  expect(issuesOf(z.string().check(z.refine(() => false, 'never')), 'x')).toEqual([': never / string "x"']);
});
