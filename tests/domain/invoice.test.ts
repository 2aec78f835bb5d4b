import { expect, test } from 'vitest';
import { invoiceProblems, invoiceState } from '#domain/office/invoice';
import { billOf, taxIn } from '#domain/office/invoice-bill';

test.each([
  [0, 10, 0],
  [10, 10, 0],
  [11, 10, 1],
  [21, 10, 1],
  [22, 10, 2],
  [1_099, 10, 99],
  [1_100, 10, 100],
  [1_110, 10, 100],
  [1_111, 10, 101],
  [13, 8, 0],
  [14, 8, 1],
  [26, 8, 1],
  [27, 8, 2],
  [1_079, 8, 79],
  [1_080, 8, 80],
  [9_999_999_999, 10, 909_090_909],
  [9_999_999_999, 8, 740_740_740],
  [-10, 10, 0],
  [-11, 10, -1],
  [-21, 10, -1],
  [-22, 10, -2],
  [1_000, 0, 0],
])('￥%i at %i %% contain ￥%i of tax: fractions of a yen are dropped [A-242]', (amount, rate, tax) => {
  expect(taxIn(amount, rate)).toBe(tax);
});

test('one amount is one item, with tax at 10 %, and no other items are added [A-242]', () => {
  expect(billOf({ title: '広告掲載料', amount: 1_100, lines: null })).toEqual({
    lines: [{ title: '広告掲載料', quantity: null, amount: 1_100, rate: 10 }],
    taxes: [
      { rate: 10, amount: 1_100, tax: 100 },
      { rate: 8, amount: 0, tax: 0 },
    ],
    total: 1_100,
  });
  expect(billOf({ title: null, amount: 5 }).lines).toEqual([
    { title: '', quantity: null, amount: 5, rate: 10 },
  ]);
});

const invoiceLine = (amount: number, tax_rate: number | null) => ({
  title: '品',
  quantity: 1,
  amount,
  tax_rate,
});

test('tax is rounded once per rate, not per item [A-242]', () => {
  const lines = [
    invoiceLine(10, 10),
    invoiceLine(13, 8),
    invoiceLine(10, null),
    invoiceLine(14, 8),
    invoiceLine(100, 0),
  ];
  expect(billOf({ title: '', amount: 147, lines })).toEqual({
    lines: [10, 8, 10, 8, 0].map((rate, index) => ({
      title: '品',
      quantity: 1,
      amount: lines[index]?.amount,
      rate,
    })),
    taxes: [
      { rate: 10, amount: 20, tax: 1 },
      { rate: 8, amount: 27, tax: 2 },
      { rate: 0, amount: 100, tax: 0 },
    ],
    total: 147,
  });
});

test.each([
  ['the items of the list, if their sum is the amount', 30, ['甲', '乙'], 30],
  ['the items of the list, if the amount is missing', null, ['甲', '乙'], 30],
  ['one item, if the sum is lower', 31, ['件名'], 31],
  ['one item, if the sum is higher', 29, ['件名'], 29],
] as const)('the items of an invoice: %s', (_, amount, titles, total) => {
  const lines = [
    { title: '甲', amount: 10 },
    { title: '乙', amount: 20 },
  ];
  const bill = billOf({ title: '件名', amount, lines });
  expect([bill.lines.map(({ title }) => title), bill.total]).toEqual([titles, total]);
});

test.each([undefined, null, []])('an invoice without an amount has no figures, items %j', (lines) => {
  expect(billOf({ title: '件名', amount: null, lines })).toEqual({ lines: [], taxes: [], total: null });
});

const NOW = Date.parse('2026-04-30T23:59:59+09:00');

test.each([
  ['unpaid', '2026-04-30', NOW, 'unpaid'],
  ['unpaid', '2026-04-30', NOW + 1_000, 'overdue'],
  ['unpaid', null, NOW, 'unpaid'],
  ['overdue', '2099-12-31', NOW, 'overdue'],
  ['paid', '2020-01-01', NOW, 'paid'],
  ['cancelled', '2020-01-01', NOW, 'cancelled'],
  ['確認中', '2020-01-01', NOW, null],
  [null, '2020-01-01', NOW, null],
] as const)('an invoice %s, due on %s, at %i: %s [A-243]', (status, due_date, at, state) => {
  expect(invoiceState({ status, due_date }, at)).toBe(state);
});

const VALID_INVOICE = { title: '広告掲載料', amount: 1_100, due_date: '2026-04-30' };

test.each([
  [{}, []],
  [{ title: 'あ'.repeat(200) }, []],
  [{ title: 'あ'.repeat(201) }, ['title: problem.tooLong']],
  [{ title: '　' }, ['title: problem.required']],
  [{ title: '\u200b\u2060' }, ['title: problem.required']],
  [{ amount: null }, ['amount: problem.required']],
  [{ amount: 0 }, ['amount: invoice.noAmount']],
  [{ amount: 1 }, []],
  [{ amount: 1.5 }, ['amount: problem.wholeNumber']],
  [{ amount: 9_999_999_999 }, []],
  [{ amount: 10_000_000_000 }, ['amount: problem.tooManyDigits']],
  [{ due_date: '' }, ['due_date: problem.required']],
  [{ due_date: '2026-04-31' }, ['due_date: problem.date']],
  [{ due_date: '2026-04-29' }, ['due_date: invoice.dueBeforeToday']],
])('the problems of an invoice with %j: %j [R-ENT-21, A-243]', (change, expected) => {
  const problems = invoiceProblems({ ...VALID_INVOICE, ...change }, { now: NOW });
  expect(problems.map(({ field, messageId }) => `${field}: ${messageId}`)).toEqual(expected);
});
