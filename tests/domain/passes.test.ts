import { expect, test } from 'vitest';
import { draftProblems } from '#domain/base/draft-problems';
import type { FieldProblem } from '#domain/base/problems';
import { PackageDraft, type PackageValues } from '#domain/offers/package';
import { PassPackageDraft, type PassPackageValues } from '#domain/offers/pass-package';
import { type VoucherValues, voucherProblems } from '#domain/offers/voucher';

const problemTexts = (problems: readonly FieldProblem[]) =>
  problems.map(({ field, messageId }) => `${field} ${messageId}`);

const VALID_PASS: PassPackageValues = { name: 'あ'.repeat(20), price: 9_999_999_999 };

test.each<[string, Partial<PassPackageValues>, string[]]>([
  [
    'a name of 20 characters and a price of ten digits are accepted [R-VAL-CONTENT-08, R-VAL-CONTENT-09, R-CONST-33]',
    {},
    [],
  ],
  ['a character outside the basic plane counts once', { name: '𠮷'.repeat(20) }, []],
  ['a name of 21 characters is refused', { name: 'あ'.repeat(21) }, ['name problem.tooLong']],
  ['a price of eleven digits is refused [A-188]', { price: 10_000_000_000 }, ['price problem.tooManyDigits']],
  ['a price of 0 is accepted', { price: 0 }, []],
  ['a fractional price is refused', { price: 0.5 }, ['price problem.wholeNumber']],
  ['a negative price is refused', { price: -1 }, ['price problem.wholeNumber']],
  ['a non-numeric price is refused', { price: Number.NaN }, ['price problem.wholeNumber']],
  [
    'name and price are required',
    { name: '　', price: null },
    ['name problem.required', 'price problem.required'],
  ],
])('a pass: %s', (_, values, problems) => {
  expect(problemTexts(draftProblems(PassPackageDraft, { ...VALID_PASS, ...values }))).toEqual(problems);
});

const VALID_VOUCHER: VoucherValues = {
  name: 'あ'.repeat(50),
  owner: 'owner_shop',
  number: 5,
  start: '2026-04-01T00:00:00.000Z',
  end: '2026-04-01T00:01:00.000Z',
};

test.each<[string, Partial<VoucherValues>, number, string[]]>([
  ['a name of 50 characters is accepted [R-VAL-CONTENT-10, R-CONST-34]', {}, 0, []],
  ['a name of 51 characters is refused', { name: 'あ'.repeat(51) }, 0, ['name problem.tooLong']],
  ['an owner is required [R-VAL-CONTENT-12]', { owner: '' }, 0, ['owner problem.required']],
  ['a number of ten digits is accepted [R-VAL-CONTENT-11, A-133]', { number: 9_999_999_999 }, 0, []],
  ['a number of eleven digits is refused', { number: 10_000_000_000 }, 0, ['number problem.tooManyDigits']],
  ['the number of shared vouchers is accepted [R-VAL-CONTENT-14, A-135]', {}, 5, []],
  ['a lower number is refused', {}, 6, ['number voucher.belowShared']],
  [
    'an end at its start is refused [R-VAL-CONTENT-13, A-164]',
    { end: VALID_VOUCHER.start },
    0,
    ['end problem.endBeforeStart'],
  ],
  [
    'a start and an end that are no moments are refused',
    { start: '明日', end: '2026-04-99' },
    0,
    ['start problem.moment', 'end problem.moment'],
  ],
  [
    'every field is required',
    { name: '', owner: '', number: null, start: '', end: '' },
    0,
    ['name', 'owner', 'number', 'start', 'end'].map((field) => `${field} problem.required`),
  ],
])('a voucher: %s', (_, values, shared, problems) => {
  expect(problemTexts(voucherProblems({ ...VALID_VOUCHER, ...values }, { shared }))).toEqual(problems);
});

const VALID_PACKAGE: PackageValues = {
  name: 'パック',
  price: 0,
  share_voucher_number: 1,
  colour: '#409EFF',
  status: 'on_sale',
};

test.each<[string, Partial<PackageValues>, string[]]>([
  ['a price is optional [A-268]', { price: null }, []],
  ['a complete package is accepted [R-ENT-38]', {}, []],
  ['a colour in lower case is accepted [R-VAL-TEXT-05]', { colour: '#abcdef' }, []],
  ['a colour of three digits is refused', { colour: '#fff' }, ['colour problem.colour']],
  ['a colour without # is refused', { colour: '409EFF' }, ['colour problem.colour']],
  ['a colour with a letter beyond F is refused', { colour: '#GGGGGG' }, ['colour problem.colour']],
  ['a colour of seven digits is refused', { colour: '#1234567' }, ['colour problem.colour']],
  [
    'every other field is required',
    { name: '', price: null, share_voucher_number: null, colour: '', status: '' },
    [
      'name problem.required',
      'share_voucher_number problem.required',
      'colour problem.required',
      'status problem.choose',
    ],
  ],
])('a package: %s', (_, values, problems) => {
  expect(problemTexts(draftProblems(PackageDraft, { ...VALID_PACKAGE, ...values }))).toEqual(problems);
});
