import { expect, test } from 'vitest';
import {
  CENTRES,
  CITY_WITH_ARTICLES,
  centreOf,
  DEFAULT_CENTRE,
  DEFAULT_CITY,
  featuresWith,
  hasFeature,
} from '#domain/places/cities';
import { cityName } from '#domain/places/city';
import { cityProblems } from '#domain/places/city-problems';
import { COMPANIES_WITH_OWN_SET, hasOwnSet } from '#domain/places/companies';

test('seven cities have a centre of their own, in Japan [R-CITY-17, R-CONST-19]', () => {
  expect(Object.keys(CENTRES)).toEqual([
    'akashi',
    'kusatsu',
    'takatsuki',
    'toyonaka',
    'fujisawa',
    'settsu',
    'nishinomiya',
  ]);
  const outsideJapan = Object.values(CENTRES).filter(
    ({ lat, lng }) => !(lat > 34 && lat < 36 && lng > 134 && lng < 140),
  );
  expect(outsideJapan).toEqual([]);
});

test.each(['seveneleven', 'shonan', 'nowhere'])(
  '%s has the default centre [R-CITY-18, R-CONST-18, R-UI-18]',
  (slug) => {
    expect(centreOf(slug)).toEqual({ lat: 36.040216, lng: 138.404085 });
  },
);

test('a city with a centre is shown there', () => {
  expect(centreOf('akashi')).toEqual(CENTRES.akashi);
  expect(centreOf('akashi')).not.toEqual(DEFAULT_CENTRE);
});

test('requests without a chosen city go to seveneleven, and articles belong to Shonan [R-CONST-41]', () => {
  expect([DEFAULT_CITY, CITY_WITH_ARTICLES]).toEqual(['seveneleven', 'shonan']);
});

test('a city is shown by its Japanese name, and by its slug without one', () => {
  const city = { id: 1, name: 'akashi', name_ja: '明石市', code_shop: 'machi001' };
  expect([cityName(city), cityName({ ...city, name_ja: '' })]).toEqual(['明石市', 'akashi']);
});

test('a city whose list of features is missing or null has every feature [A-006]', () => {
  const city = { id: 1, name: 'akashi', name_ja: '明石市', code_shop: 'machi001' };
  const withFeatureList = [undefined, null, [], ['chat']].map((features) =>
    hasFeature({ ...city, features }, 'chat'),
  );
  expect([hasFeature(null, 'chat'), hasFeature(city, 'chat'), ...withFeatureList]).toEqual([
    true,
    true,
    true,
    true,
    false,
    true,
  ]);
});

test('four companies have their own set', () => {
  expect(COMPANIES_WITH_OWN_SET).toEqual(['nbnb', 'jbs', 'sky-art', 'nishinihon_kensetsu']);
  expect(COMPANIES_WITH_OWN_SET.filter(hasOwnSet)).toEqual(COMPANIES_WITH_OWN_SET);
  expect(['machi', 'NBNB', '', null, undefined].filter(hasOwnSet)).toEqual([]);
});

test.each<[string, string[] | null | undefined, string[], string[] | undefined]>([
  ['none while every feature is on', undefined, ['chat', 'news'], undefined],
  ['none where the list was null', null, ['chat', 'news'], undefined],
  ['the remaining features after the first is switched off', undefined, ['news'], ['news']],
  ['an empty list', undefined, [], []],
  ['a list that exists remains when every feature is on', ['chat'], ['chat', 'news'], ['chat', 'news']],
  ['features without a switch remain', ['later', 'chat'], ['news'], ['later', 'news']],
])('the list of features of a city: %s [A-006]', (_, before, switchedOn, after) => {
  expect(featuresWith(before, ['chat', 'news'], switchedOn)).toEqual(after);
});

test.each<[string, Partial<Parameters<typeof cityProblems>[0]>, string[]]>([
  ['with all values', {}, []],
  ['without a position', { latitude: undefined, longitude: undefined }, []],
  ['with a latitude and no longitude', { longitude: undefined }, ['longitude']],
  ['at the limits of a position', { latitude: -85, longitude: 180 }, []],
  ['beyond the limits of a position', { latitude: -85.1, longitude: 180.1 }, ['latitude', 'longitude']],
  ['with names of 200 characters', { name_ja: 'あ'.repeat(200), code_shop: 'm'.repeat(200) }, []],
  ['with longer names', { name_ja: 'あ'.repeat(201), code_shop: 'm'.repeat(201) }, ['name_ja', 'code_shop']],
  ['with blanks', { name_ja: '　', code_shop: ' ' }, ['name_ja', 'code_shop']],
])('the problems of a city %s', (_, changes, fields) => {
  const city = { name_ja: '明石市', code_shop: 'machi001', latitude: 34.6, longitude: 135 };
  expect(cityProblems({ ...city, ...changes }).map(({ field }) => field)).toEqual(fields);
});
