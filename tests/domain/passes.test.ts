import { expect, test } from 'vitest';
import type { FieldProblem } from '#domain/base/problems';
import { type PackageValues, packageProblems } from '#domain/offers/package';
import { type PassPackageValues, passPackageProblems } from '#domain/offers/pass-package';
import { type VoucherValues, voucherProblems } from '#domain/offers/voucher';

const problemsOf = (problems: readonly FieldProblem[]) =>
  problems.map(({ field, messageId }) => `${field} ${messageId}`);

const PASS: PassPackageValues = { name: 'あ'.repeat(20), price: 9_999_999_999 };

test.each<[string, Partial<PassPackageValues>, string[]]>([
  ['a pass of 20 characters for ten digits is one [R-VAL-CONTENT-08, R-VAL-CONTENT-09, R-CONST-33]', {}, []],
  ['a character counts once, whatever it is', { name: '𠮷'.repeat(20) }, []],
  ['21 characters are too many', { name: 'あ'.repeat(21) }, ['name problem.tooLong']],
  ['eleven digits are too many [A-188]', { price: 10_000_000_000 }, ['price problem.tooManyDigits']],
  ['a pass may cost nothing', { price: 0 }, []],
  ['half a yen is no price', { price: 0.5 }, ['price problem.wholeNumber']],
  ['less than nothing is none', { price: -1 }, ['price problem.wholeNumber']],
  ['letters are none', { price: Number.NaN }, ['price problem.wholeNumber']],
  ['both are needed', { name: '　', price: null }, ['name problem.required', 'price problem.required']],
])('a pass: %s', (_, values, problems) => {
  expect(problemsOf(passPackageProblems({ ...PASS, ...values }))).toEqual(problems);
});

const VOUCHER: VoucherValues = {
  name: 'あ'.repeat(50),
  owner: 'owner_shop',
  number: 5,
  start: '2026-04-01T00:00:00.000Z',
  end: '2026-04-01T00:01:00.000Z',
};

test.each<[string, Partial<VoucherValues>, number, string[]]>([
  ['a voucher of 50 characters is one [R-VAL-CONTENT-10, R-CONST-34]', {}, 0, []],
  ['51 are too many', { name: 'あ'.repeat(51) }, 0, ['name problem.tooLong']],
  ['somebody owns it [R-VAL-CONTENT-12]', { owner: '' }, 0, ['owner problem.required']],
  ['ten digits are a number [R-VAL-CONTENT-11, A-133]', { number: 9_999_999_999 }, 0, []],
  ['eleven are too many', { number: 10_000_000_000 }, 0, ['number problem.tooManyDigits']],
  ['as many as are shared already are enough [R-VAL-CONTENT-14, A-135]', {}, 5, []],
  ['one less is not', {}, 6, ['number voucher.belowShared']],
  [
    'an end at its start is refused [R-VAL-CONTENT-13, A-164]',
    { end: VOUCHER.start },
    0,
    ['end problem.endBeforeStart'],
  ],
  [
    'both ends are moments',
    { start: '明日', end: '2026-04-99' },
    0,
    ['start problem.moment', 'end problem.moment'],
  ],
  [
    'what is left empty is asked for',
    { name: '', owner: '', number: null, start: '', end: '' },
    0,
    ['name', 'owner', 'number', 'start', 'end'].map((field) => `${field} problem.required`),
  ],
])('a voucher: %s', (_, values, shared, problems) => {
  expect(problemsOf(voucherProblems({ ...VOUCHER, ...values }, { shared }))).toEqual(problems);
});

const PACKAGE: PackageValues = {
  name: 'パック',
  price: 0,
  share_voucher_number: 1,
  colour: '#409EFF',
  status: 'on_sale',
};

test.each<[string, Partial<PackageValues>, string[]]>([
  ['a package need not have a price [A-268]', { price: null }, []],
  ['a package has a name, a price, vouchers, a colour and a state [R-ENT-38]', {}, []],
  ['a colour may be written small [R-VAL-TEXT-05]', { colour: '#abcdef' }, []],
  ['three digits are no colour', { colour: '#fff' }, ['colour problem.colour']],
  ['nor six without the #', { colour: '409EFF' }, ['colour problem.colour']],
  ['nor letters beyond F', { colour: '#GGGGGG' }, ['colour problem.colour']],
  ['nor seven', { colour: '#1234567' }, ['colour problem.colour']],
  [
    'all of it is needed',
    { name: '', price: null, share_voucher_number: null, colour: '', status: '' },
    ['name', 'share_voucher_number', 'colour', 'status'].map((field) => `${field} problem.required`),
  ],
])('a package: %s', (_, values, problems) => {
  expect(problemsOf(packageProblems({ ...PACKAGE, ...values }))).toEqual(problems);
});
