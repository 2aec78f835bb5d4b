import { expect, test } from 'vitest';
import { requestBody } from '#api/http/request-body';
import { advertisements } from '#api/offers/advertisements';
import { flyers } from '#api/offers/flyers';
import text from '../../docs/openapi.json?raw';
import { type OpenApi, validatorOf } from './validator';

const { problemsOfRequest } = validatorOf(JSON.parse(text) as OpenApi);

const photo = new File(['x'], 'photo.png', { type: 'image/png' });
const ad = {
  name: '0120',
  advertiser: null,
  category: 3,
  genres: [5],
  plan: 'A',
  price: 1200,
  image: ['/media/1.png'] as (string | File)[],
  latitude: 34.6432,
  longitude: 134.9975,
  opening_hours: [{ weekday: '2', start: '09:00', end: '18:00' }],
  youtube_link: null,
  phone: '078-000-0000',
  address: '兵庫県明石市',
};
const flyer = {
  title: '春',
  comment: '市',
  expiry: null,
  advertiser: null,
  files: [{ url: '/media/1.pdf', name: '1.pdf', type: 'application/pdf' }, photo],
};

test('a request that the console sends as JSON or as a form is valid [A-263]', () => {
  const withPhoto = { ...ad, image: ['/media/1.png', photo], genres: [], price: null };
  const sent = [
    { method: 'POST', path: '/akashi/api/advertisements/', body: requestBody(advertisements.create, ad) },
    {
      method: 'PUT',
      path: '/akashi/api/advertisements/3/',
      body: requestBody(advertisements.update, withPhoto),
    },
    { method: 'PUT', path: '/akashi/api/flyers/3/', body: requestBody(flyers.update, flyer) },
    { method: 'GET', path: '/akashi/api/advertisements/?search=0120&public=true&limit=20' },
  ];
  expect(sent.map(({ body }) => body instanceof FormData)).toEqual([false, true, true, false]);
  expect(sent.map(problemsOfRequest)).toEqual([[], [], [], []]);
});

test('a missing field, one of another type and an unknown one are reported', () => {
  const { name, ...nameless } = ad;
  const form = requestBody(advertisements.create, { ...nameless, image: [photo] }) as FormData;
  form.set('price', 'much');
  form.set('opening_hours', '[{"weekday": "1"}]');
  form.set('author', name);
  expect([
    problemsOfRequest({ method: 'POST', path: '/akashi/api/advertisements/', body: form }),
    problemsOfRequest({
      method: 'POST',
      path: '/akashi/api/advertisements/',
      body: { ...ad, price: '1200' },
    }),
    problemsOfRequest({ method: 'POST', path: '/akashi/api/coupons/' }),
    problemsOfRequest({ method: 'GET', path: '/akashi/api/coupons/?ends_within=soon&page=2' }),
    problemsOfRequest({ method: 'GET', path: '/akashi/api/coupons' }),
  ]).toEqual([
    [
      'author is no field',
      '/price must match pattern "^-?\\d+(\\.\\d+)?$"',
      '/price must be equal to constant',
      '/price must match a schema in anyOf',
      " must have required property 'name'",
      "opening_hours/0 must have required property 'start'",
      "opening_hours/0 must have required property 'end'",
      'opening_hours/0/weekday must be equal to one of the allowed values',
    ],
    ['/price must be integer,null'],
    ['there is no body'],
    ['page is no parameter', 'ends_within must be integer'],
    ['the document has no GET /akashi/api/coupons'],
  ]);
});
