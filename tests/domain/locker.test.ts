import { expect, test } from 'vitest';
import { draftProblems } from '#domain/base/draft-problems';
import { isLockerState, LOCKER_STATES, LockerDraft, lockerName } from '#domain/offers/locker';

test.each<[string, LockerDraft, string[]]>([
  ['whole', { name: '明石駅 01番', address: '明石市大明石町1-1' }, []],
  ['without an address', { name: '明石駅 01番', address: null }, []],
  ['with the longest values', { name: 'あ'.repeat(200), address: 'あ'.repeat(200) }, []],
  ['longer', { name: 'あ'.repeat(201), address: 'あ'.repeat(201) }, ['name', 'address']],
  ['with blanks', { name: '　', address: ' ' }, ['name']],
])('the problems of a locker %s [R-ENT-24]', (_, draft, fields) => {
  expect(draftProblems(LockerDraft, draft).map(({ field }) => field)).toEqual(fields);
});

test('a locker is shown by its name or its number, and three states have texts', () => {
  expect([lockerName({ id: 4, name: null }), lockerName({ id: 4, name: '01番' })]).toEqual(['#4', '01番']);
  expect([...LOCKER_STATES, 'being_cleaned'].filter(isLockerState)).toEqual([...LOCKER_STATES]);
});
