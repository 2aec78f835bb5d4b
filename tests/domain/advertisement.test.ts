import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PHOTOS_BY_PLAN } from '#domain/base/limits';
import { type OpeningHoursValues, openingHoursProblems } from '#domain/base/opening-hours-rules';
import { PLANS } from '#domain/offers/advertisement';
import { type AdvertisementValues, advertisementProblems } from '#domain/offers/advertisement-rules';
import { linksOf, linksOfLines, VideoInput, videosOf } from '#domain/video/video-input';
import { youtubeId, youtubeThumbnail } from '#domain/video/youtube';

const OPENING_HOURS = { weekday: '2', start: '10:00', end: '19:00' } as const;
const VALID_AD: AdvertisementValues = {
  name: '明石焼の店 山田',
  genres: [1, 2],
  plan: 'A',
  price: 30_000,
  image: ['https://example.com/a.png'],
  latitude: 34.6,
  longitude: 135,
  opening_hours: [OPENING_HOURS],
  youtube_link: '',
  videos: [],
};
const photoAddresses = (count: number) =>
  Array.from({ length: count }, (_, index) => `https://example.com/${index}.png`);
const problemsOf = (change: Partial<AdvertisementValues>, isPublic = false) =>
  advertisementProblems({ ...VALID_AD, ...change }, { isPublic }).map(
    ({ field, messageId }) => `${field} ${messageId}`,
  );

test.each<[string, Partial<AdvertisementValues>, string[]]>([
  ['a complete ad is accepted', {}, []],
  ['a name is required [R-VAL-TEXT-03]', { name: '　' }, ['name problem.required']],
  ['a name of 64 characters is accepted', { name: 'あ'.repeat(64) }, []],
  [
    'a longer name is refused [R-VAL-TEXT-04, R-CONST-32]',
    { name: 'あ'.repeat(65) },
    ['name problem.tooLong'],
  ],
  ['a genre is required [R-VAL-CONTENT-24]', { genres: [] }, ['genres genre.required']],
  ['several genres are accepted [R-VAL-CONTENT-25]', { genres: [1, 2, 3] }, []],
  ['85 degrees of latitude and 180 of longitude are accepted', { latitude: -85, longitude: 180 }, []],
  [
    'a latitude and a longitude beyond the limits are refused [R-VAL-TEXT-06, R-VAL-TEXT-07]',
    { latitude: 85.0001, longitude: -180.0001 },
    ['latitude problem.range', 'longitude problem.range'],
  ],
  ['a price of ten digits is accepted, and so is none', { price: 9_999_999_999 }, []],
  ['a price of eleven digits is refused', { price: 10_000_000_000 }, ['price problem.tooManyDigits']],
  ['a latitude without a longitude is refused', { longitude: null }, ['longitude problem.required']],
  ['an ad without a position is accepted', { latitude: null, longitude: null }, []],
  [
    'hours without a weekday are refused [R-VAL-CONTENT-21]',
    { opening_hours: [{ ...OPENING_HOURS, weekday: '' }] },
    ['opening_hours.0.weekday openingHours.weekdayRequired'],
  ],
  [
    'hours without a start or an end are refused [R-VAL-CONTENT-22]',
    { opening_hours: [OPENING_HOURS, { weekday: '3', start: '', end: '' }] },
    ['opening_hours.1.start openingHours.startRequired', 'opening_hours.1.end openingHours.endRequired'],
  ],
  [
    'equal hours of a weekday are refused [R-VAL-CONTENT-23]',
    { opening_hours: [OPENING_HOURS, OPENING_HOURS] },
    ['opening_hours.1.start openingHours.overlap'],
  ],
  [
    'overlapping hours are refused (A-138)',
    { opening_hours: [OPENING_HOURS, { ...OPENING_HOURS, start: '18:59', end: '21:00' }] },
    ['opening_hours.1.start openingHours.overlap'],
  ],
  [
    'hours that meet are accepted',
    { opening_hours: [OPENING_HOURS, { ...OPENING_HOURS, start: '19:00', end: '21:00' }] },
    [],
  ],
  [
    'the same hours of another weekday are accepted',
    { opening_hours: [OPENING_HOURS, { ...OPENING_HOURS, weekday: '3' }] },
    [],
  ],
  [
    'hours after midnight belong to the day of their start',
    {
      opening_hours: [
        { ...OPENING_HOURS, start: '18:00', end: '02:00' },
        { ...OPENING_HOURS, start: '23:00', end: '23:30' },
      ],
    },
    ['opening_hours.1.start openingHours.overlap'],
  ],
  ['a private top ad is refused (A-105, A-161)', { is_top: true }, ['is_top advertisement.topIsPublic']],
  ['a link of spaces alone is no link', { youtube_link: '  ' }, []],
  [
    'a link that is no video is refused (A-189)',
    { youtube_link: 'https://example.com/' },
    ['youtube_link video.notYoutube'],
  ],
])('an ad: %s', (_, change, problems) => {
  expect(problemsOf(change)).toEqual(problems);
});

const timeOfDay = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

test('consecutive opening hours are never refused, wherever their list starts, and a repeated one is refused (A-138)', () => {
  const minutesOfDay = fc.uniqueArray(fc.integer({ min: 0, max: 1_439 }), { minLength: 2, maxLength: 12 });
  fc.assert(
    fc.property(minutesOfDay, fc.constantFrom('2', '5', 'S'), fc.nat(), (minutes, weekday, shift) => {
      const boundaries = minutes.toSorted((one, other) => one - other);
      const hours = boundaries.slice(1).map(
        (end, index): OpeningHoursValues => ({
          weekday,
          start: timeOfDay(boundaries[index] ?? 0),
          end: timeOfDay(end),
        }),
      );
      const rotatedHours = [...hours.slice(shift % hours.length), ...hours.slice(0, shift % hours.length)];
      expect(openingHoursProblems('hours', rotatedHours)).toEqual([]);
      const [first] = rotatedHours;
      if (first) expect(openingHoursProblems('hours', [...rotatedHours, first])).toHaveLength(1);
    }),
  );
});

test('a public ad keeps its opening hours, and may be a top ad [R-STATE-17]', () => {
  expect([problemsOf({ opening_hours: [] }, true), problemsOf({ is_top: true }, true)]).toEqual([
    ['opening_hours advertisement.hoursNeeded'],
    [],
  ]);
});

test('plans A to D allow at most 10, 5, 1 and no photos [R-ENT-33, R-CONST-36, R-CONST-37, R-CONST-38, R-CONST-39]', () => {
  expect(PHOTOS_BY_PLAN).toEqual({ A: 10, B: 5, C: 1, D: 0 });
  for (const plan of PLANS) {
    const max = PHOTOS_BY_PLAN[plan];
    expect([
      problemsOf({ plan, image: photoAddresses(max) }),
      problemsOf({ plan, image: photoAddresses(max + 1) }),
    ]).toEqual([[], ['image upload.tooMany']]);
  }
});

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1s', 'dQw4w9WgXcQ'],
  ['youtube.com/watch?v=dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?si=x', 'dQw4w9WgXcQ'],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://www.youtube.com/live/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://www.youtube.com/@machi', null],
  ['https://youtube.com.example.com/watch?v=dQw4w9WgXcQ', null],
  ['javascript:alert(1)', null],
  ['https://youtu.be/short', null],
  ['', null],
])('%s is the video %s (A-189)', (link, id) => {
  expect(youtubeId(link)).toBe(id);
});

test('videos are one link per line, each with its thumbnail, and an invalid line shows an error [R-ENT-29, R-ENT-30, A-104]', () => {
  const links = linksOfLines(' https://youtu.be/dQw4w9WgXcQ \n\nhttps://youtu.be/aaaaaaaaaaa\n');
  const videos = videosOf(links);
  expect([videos, linksOf(videos), linksOf(null)]).toEqual([
    {
      links: [{ content: 'https://youtu.be/dQw4w9WgXcQ' }, { content: 'https://youtu.be/aaaaaaaaaaa' }],
      thumbnails: ['dQw4w9WgXcQ', 'aaaaaaaaaaa'].map((id) => ({ url: youtubeThumbnail(id) })),
    },
    links,
    [],
  ]);
  expect([VideoInput.parse(videos), VideoInput.safeParse({ links: [{}], thumbnails: [{}] }).success]).toEqual(
    [videos, false],
  );
  expect(problemsOf({ videos: links })).toEqual([]);
  expect(problemsOf({ videos: [...links, 'https://example.com/'] })).toEqual(['videos video.lineNotYoutube']);
});

test('the thumbnail of a video follows from its id', () => {
  expect(youtubeThumbnail('dQw4w9WgXcQ')).toBe('https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg');
});
