import { expect, test } from 'vitest';
import { beginningOf, withMunicipality, withPrefecture } from '#domain/places/address';

const hyogo = { code: '28', name: '兵庫県' };
const kyoto = { code: '26', name: '京都府' };
const akashi = { code: '28203', name: '明石市' };
const ichikawa = { code: '28442', name: '市川町' };
const municipalities = [akashi, ichikawa];

test.each([
  ['兵庫県明石市中崎1', '兵庫県'],
  ['明石市中崎1', undefined],
  ['', undefined],
])('%s begins with the prefecture %s', (address, name) => {
  expect(beginningOf(address, [kyoto, hyogo])?.name).toBe(name);
});

test('of two matching names the longer one applies', () => {
  const places = [{ name: '津市' }, { name: '津市川町' }];
  expect(beginningOf('津市川町1', places)?.name).toBe('津市川町');
});

test('a chosen prefecture replaces the former one and its municipality, and the rest stays [A-183]', () => {
  expect(withPrefecture('兵庫県明石市中崎1', kyoto, hyogo, municipalities)).toBe('京都府中崎1');
  expect(withPrefecture('明石市中崎1', hyogo, null, [])).toBe('兵庫県明石市中崎1');
  expect(withPrefecture('', hyogo, null, [])).toBe('兵庫県');
  expect(withPrefecture('兵庫県どこか', hyogo, hyogo, municipalities)).toBe('兵庫県どこか');
});

test('a chosen municipality replaces the former one after the prefecture [A-183]', () => {
  expect(withMunicipality('兵庫県明石市中崎1', ichikawa, hyogo, municipalities)).toBe('兵庫県市川町中崎1');
  expect(withMunicipality('兵庫県中崎1', akashi, hyogo, municipalities)).toBe('兵庫県明石市中崎1');
});
