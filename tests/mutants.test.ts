import { expect, test } from 'vitest';
import { mutantsOf } from '../scripts/mutants/mutants-of.mjs';
import { nearTests } from '../scripts/mutants/near-tests.mjs';
import { parses, removableLines, withoutLine } from '../scripts/mutants/removable-lines.mjs';
import { randomOf, sampleOf } from '../scripts/random-walk/random.mjs';

const SOURCE = `import { later } from './later';
// says what follows
interface Props {
  name: string;
}
export const LIMIT = 3;
const NAMES = [
  'one',
  'two',
];
export function Name({ name }: Props) {
  const shown = name.slice(0, LIMIT);
  later({
    shown,
    names: NAMES,
  });
  if (shown === '') return null;
  return (
    <p
      className="name"
    >
      {shown}
      <br />
      さん
    </p>
  );
}
`;

test('a line is taken out where it is a whole statement, element, attribute, text, member or entry', () => {
  const lines = removableLines('src/Name.tsx', SOURCE);
  expect(lines.map(({ line, what }) => `${line} ${what}`)).toEqual([
    '6 export const LIMIT = 3;',
    "8 'one',",
    "9 'two',",
    '12 const shown = name.slice(0, LIMIT);',
    '14 shown,',
    '15 names: NAMES,',
    "17 if (shown === '') return null;",
    '20 className="name"',
    '22 {shown}',
    '23 <br />',
    '24 さん',
  ]);
  expect(lines.filter(({ line }) => !parses('src/Name.tsx', withoutLine(SOURCE, line)))).toEqual([]);
  expect(withoutLine('a\nb\nc', 2)).toBe('a\n\nc');
  expect(parses('src/broken.ts', 'const half =')).toBe(false);
});

test('a mutant has its place, the text that it replaces and the text instead', async () => {
  const path = 'src/domain/limit.ts';
  const { mutants, instrumented } = await mutantsOf({
    [path]: 'export const LIMIT = 3;\n\nexport const fits = (count: number) => count <= LIMIT;\n',
  });
  expect(mutants.map(({ line, original, mutated }) => `${line} ${original} → ${mutated}`)).toEqual([
    '3 (count: number) => count <= LIMIT → () => undefined',
    '3 count <= LIMIT → true',
    '3 count <= LIMIT → false',
    '3 count <= LIMIT → count < LIMIT',
    '3 count <= LIMIT → count > LIMIT',
  ]);
  expect(mutants.map((mutant) => mutant.path)).toEqual(mutants.map(() => path));
  expect([...instrumented.keys()]).toEqual([path]);
  for (const { id } of mutants) expect(instrumented.get(path)).toContain(`stryMutAct_9fa48("${id}")`);
});

test('the nearest test comes first, and screens and files that are read come last', () => {
  const files = {
    'src/domain/offers/coupon.ts': '',
    'src/api/offers/coupons.ts': "import { Coupon } from '#domain/offers/coupon';",
    'tests/api/coupons.test.ts': "import { coupons } from '#api/offers/coupons';",
    'tests/docs.test.ts': "import { readFileSync } from 'node:fs';",
    'tests/domain/coupon.test.ts': "import { Coupon } from '#domain/offers/coupon';",
    'tests/domain/flyer.test.ts': "import { Flyer } from '#domain/offers/flyer';",
    'tests/views/coupon.test.tsx': "import { renderConsole } from './render-console';",
    'tests/views/lists.test.tsx': "import { renderConsole } from './render-console';",
  };
  expect(nearTests('src/domain/offers/coupon.ts', files)).toEqual([
    'tests/domain/coupon.test.ts',
    'tests/api/coupons.test.ts',
    'tests/views/coupon.test.tsx',
    'tests/docs.test.ts',
  ]);
});

test('a seed draws the same entries, each at most once', () => {
  const list = Array.from({ length: 50 }, (_, index) => index);
  const sampled = sampleOf(list, 20, randomOf(4));
  expect(sampled).toEqual(sampleOf(list, 20, randomOf(4)));
  expect(sampled).not.toEqual(sampleOf(list, 20, randomOf(5)));
  expect([sampled.length, new Set(sampled).size]).toEqual([20, 20]);
  expect(new Set(sampleOf([1, 2], 5, randomOf(1)))).toEqual(new Set([1, 2]));
});
