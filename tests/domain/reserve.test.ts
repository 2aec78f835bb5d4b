import { expect, test } from 'vitest';
import { PEOPLE_MAX, Reserve, type ReserveDraft, reserveProblems } from '#domain/offers/reserve';

const NOW = Date.parse('2026-04-01T09:00:00+09:00');
const STORED_DATE = '2026-04-03T09:00:00.000Z';
const VALID_RESERVE: ReserveDraft = { date: '2026-04-02T09:00:00.000Z', people: 4 };
const PEOPLE_OUT_OF_RANGE = ['people problem.range'];

test.each<[string, Partial<ReserveDraft>, string[]]>([
  ['a complete reservation is accepted', {}, []],
  ['a date is required', { date: '' }, ['date problem.required']],
  ['the current time is refused', { date: '2026-04-01T00:00:00.000Z' }, ['date problem.past']],
  ['one millisecond later is accepted', { date: '2026-04-01T00:00:00.001Z' }, []],
  ['0 people are refused', { people: 0 }, PEOPLE_OUT_OF_RANGE],
  ['1 person is accepted', { people: 1 }, []],
  ['the highest number of people is accepted', { people: PEOPLE_MAX }, []],
  ['a higher number is refused', { people: PEOPLE_MAX + 1 }, PEOPLE_OUT_OF_RANGE],
  ['a fractional number is refused', { people: 1.5 }, PEOPLE_OUT_OF_RANGE],
  ['an unreadable number is refused', { people: Number.NaN }, ['people problem.notWhole']],
])('a reservation: %s [R-ENT-41]', (_, change, expected) => {
  const problems = reserveProblems({ ...VALID_RESERVE, ...change }, { now: NOW, before: STORED_DATE });
  expect(problems.map(({ field, messageId }) => `${field} ${messageId}`)).toEqual(expected);
});

test('an unchanged date may have passed while its form was open, in any format [A-162]', () => {
  const passedReserve = { ...VALID_RESERVE, date: '2026-04-01T08:00:00+09:00' };
  expect(reserveProblems(passedReserve, { now: NOW, before: '2026-03-31T23:00:00.000Z' })).toEqual([]);
});

test.each([[{ locker: 3 }], [{ locker: null }], [{}]])(
  'a reservation may have a locker, or none, or no such field: %o [R-ENT-41, A-190]',
  (locker) => {
    const reserve = { ...VALID_RESERVE, ...locker, id: 1, user: '予約 太郎', shop: null, status: 'waiting' };
    expect(Reserve.parse(reserve)).toEqual(reserve);
  },
);
