import { expect, test } from 'vitest';
import { kilometresOf, metresOf } from '#domain/places/kilometres';

test('a radius is typed in kilometres and kept in metres, and what is no number stays as it is [A-341]', () => {
  const typed = ['3', '２．５', '0.1', '100', '', 'abc', '12.3456', '-1'];
  expect(typed.map(metresOf)).toEqual(['3000', '2500', '100', '100000', '', 'abc', '12346', '-1000']);
  expect(['3000', '2500', '100', '', 'abc', '12346'].map(kilometresOf)).toEqual([
    '3',
    '2.5',
    '0.1',
    '',
    'abc',
    '12.346',
  ]);
});
