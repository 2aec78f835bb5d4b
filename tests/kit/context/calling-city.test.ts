import { beforeEach, expect, test } from 'vitest';
import { callingCity } from '#kit/context/calling-city';
import { emptyBrowser } from '../../browser';

beforeEach(emptyBrowser);

test.each([
  ['{"id":1,"name":"akashi","name_ja":"明石市"}', 'akashi'],
  ['kusatsu', 'kusatsu'],
  ['{"name":""}', 'seveneleven'],
  ['{"name":7}', 'seveneleven'],
  ['null', 'seveneleven'],
  ['{"name', 'seveneleven'],
  ['../other', 'seveneleven'],
])('the stored city %s sends requests to %s', (stored, city) => {
  localStorage.setItem('City', stored);
  expect(callingCity()).toBe(city);
});

test('without a stored city the requests go to the default one, which is not stored [R-CITY-03]', () => {
  expect([callingCity(), localStorage.getItem('City')]).toEqual(['seveneleven', null]);
});
