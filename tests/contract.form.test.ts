import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { advertisements } from '#api/offers/advertisements';
import { flyers } from '#api/offers/flyers';

const picture = new File(['x'], 'photo.png', { type: 'image/png' });

const draft = {
  name: '0120',
  advertiser: null,
  category: 3,
  genres: [5],
  plan: 'A' as const,
  price: 1200,
  image: [picture],
  latitude: 34.6432,
  longitude: -134.9975,
  opening_hours: [
    { weekday: '2' as const, start: '09:00', end: '18:00' },
    { weekday: 'S' as const, start: '10:00', end: '17:00' },
  ],
  youtube_link: null,
  phone: '078-000-0000',
  address: '兵庫県明石市',
};

test('a body with files accepts the draft itself', () => {
  expect(z.parse(advertisements.create.body, draft)).toEqual(draft);
});

test('a body with files is the same after multipart [A-263]', () => {
  expect(
    z.parse(advertisements.create.body, {
      name: '0120',
      advertiser: '',
      category: '3',
      genres: '5',
      plan: 'A',
      price: '1200',
      image: picture,
      latitude: '34.6432',
      longitude: '-134.9975',
      opening_hours: JSON.stringify(draft.opening_hours),
      youtube_link: '',
      phone: '078-000-0000',
      address: '兵庫県明石市',
    }),
  ).toEqual(draft);
});

test('an emptied field is null after multipart, and an empty list stays one [A-263]', () => {
  const none = { price: null, phone: null, latitude: null, genres: [], opening_hours: [] };
  const sent = { price: '', phone: '', latitude: '', genres: '[]', opening_hours: '[]' };
  expect(z.parse(advertisements.create.body, { ...draft, ...sent })).toEqual({ ...draft, ...none });
});

test('kept files and new ones are sent together', () => {
  const kept = { url: '/media/1.pdf', name: '1.pdf', type: 'application/pdf' };
  const sent = { title: '春', comment: '市', expiry: '2026-05-01', files: [JSON.stringify(kept), picture] };
  expect(z.parse(flyers.update.body, sent)).toEqual({ ...sent, files: [kept, picture] });
});

test('a missing text stays an error', () => {
  const { name, ...nameless } = draft;
  expect(z.safeParse(advertisements.create.body, nameless).success).toBe(false);
  expect(name).toBe('0120');
});
