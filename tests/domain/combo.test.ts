import { expect, test } from 'vitest';
import { draftProblems } from '#domain/base/draft-problems';
import { ComboDraft, listKindOf, movedTo } from '#domain/offers/combo';

const PUBLISHED_COMBO = {
  id: 7,
  is_draft: false,
  supported: true,
  name: '明石焼セット',
  description: null,
  price: 980,
  created_at: '2026-04-01T00:00:00.000Z',
};

test.each([
  [{ is_draft: true, supported: false }, 'draft'],
  [{ is_draft: true, supported: true }, 'draft'],
  [{ is_draft: false, supported: true }, 'supported'],
  [{ is_draft: false, supported: false }, 'unsupported'],
  [{ is_draft: false, supported: null }, 'unsupported'],
  [{ is_draft: false }, 'unsupported'],
] as const)('a product with %o is in exactly one list: %s [R-STATE-13, R-ENT-17]', (combo, kind) => {
  expect(listKindOf(combo)).toBe(kind);
});

test.each(['supported', 'unsupported'] as const)(
  'a product moved to “%s” is in this list, and otherwise unchanged [R-STATE-13, A-120]',
  (kind) => {
    const moveDraft = movedTo(PUBLISHED_COMBO, kind);
    expect([listKindOf(moveDraft), moveDraft]).toEqual([
      kind,
      {
        is_draft: false,
        supported: kind === 'supported',
        name: '明石焼セット',
        description: null,
        price: 980,
      },
    ]);
  },
);

test('a product without a name is sent with an empty one, which the server refuses', () => {
  expect(draftProblems(ComboDraft, movedTo({ ...PUBLISHED_COMBO, name: null }, 'supported'))).toEqual([
    { field: 'name', messageId: 'problem.required' },
  ]);
});

test.each([
  [{ name: '　' }, [{ field: 'name', messageId: 'problem.required' }]],
  [{ name: '商'.repeat(200) }, []],
  [
    { name: '商'.repeat(201) },
    [{ field: 'name', messageId: 'problem.tooLong', values: { max: 200, length: 201 } }],
  ],
  [{ description: '説'.repeat(5_000) }, []],
  [{ description: null }, []],
  [
    { description: '説'.repeat(5_001) },
    [{ field: 'description', messageId: 'problem.tooLong', values: { max: 5_000, length: 5_001 } }],
  ],
  [{ price: null }, []],
  [{ price: 0 }, []],
  [{ price: 9_999_999_999 }, []],
  [
    { price: 10_000_000_000 },
    [{ field: 'price', messageId: 'problem.tooManyDigits', values: { max: 10, length: 11 } }],
  ],
  [{ price: -1 }, [{ field: 'price', messageId: 'problem.wholeNumber' }]],
  [{ price: Number.NaN }, [{ field: 'price', messageId: 'problem.wholeNumber' }]],
])('the problems of a draft with %o [R-ENT-17, A-099]', (values, problems) => {
  expect(draftProblems(ComboDraft, { name: '明石焼', description: '', price: 1, ...values })).toEqual(
    problems,
  );
});
