import type { Faker } from '@faker-js/faker';
import { DESCRIPTION_MAX, TITLE_MAX } from '#domain/limits';
import type { SeedContext } from './context';
import { hardDate, hardText } from './hard-texts';
import { DAY, isoTime } from './japan-time';
import { CLOSINGS, OPERATORS, TEMPLATES, WEEKDAYS } from './notification-texts';

interface SeededNotification {
  title: string;
  description: string;
  operator: string;
  read: boolean;
  created_at: string;
}

/** Oldest day first; the newest is of the day before the anchor, so that nothing lies in the future. */
export function seedNotifications(context: SeedContext): SeededNotification[] {
  const { count, profile, faker } = context;
  const unread =
    count === 0 ? 0 : Math.min(count, faker.number.int({ min: 3, max: profile === 'busy' ? 400 : 14 }));
  return Array.from({ length: count }, (_, index) => {
    const row = profile === 'edge' ? hardNotification(context, index) : notification(context, index);
    return { ...row, read: index < count - unread };
  });
}

function notification(context: SeedContext, index: number): Omit<SeededNotification, 'read'> {
  const { anchor, count, faker } = context;
  const day = anchor - (1 + Math.floor(((count - index - 1) * SPAN) / count)) * DAY;
  const createdAt = day + faker.number.int({ min: 8 * 60, max: 20 * 60 - 1 }) * MINUTE;
  const template = faker.helpers.arrayElement(TEMPLATES);
  const words = wordsFor(context, createdAt);
  return {
    title: filled(template.title, words),
    description: `${filled(template.body, words)}\n${filled(faker.helpers.arrayElement(CLOSINGS), words)}`,
    operator: filled(faker.helpers.arrayElement(OPERATORS), words),
    created_at: isoTime(createdAt),
  };
}

function hardNotification({ anchor }: SeedContext, index: number): Omit<SeededNotification, 'read'> {
  return {
    title: hardText(index, TITLE_MAX),
    description: hardText(index + 3, DESCRIPTION_MAX),
    operator: hardText(index + 7, 64),
    created_at: hardDate(index, anchor),
  };
}

/** Notices of the last four months. */
const SPAN = 120;
const MINUTE = 60_000;

type Words = Readonly<Record<string, string>>;

const filled = (text: string, words: Words): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => words[name] ?? whole);

function wordsFor({ place, city, faker }: SeedContext, createdAt: number): Words {
  const one = (list: readonly string[]) => faker.helpers.arrayElement(list);
  return {
    place: place.name,
    city: city?.name_ja ?? place.name,
    spot: one(place.spots),
    street: one(place.streets),
    station: one(place.stations),
    food: one(place.foods),
    event: one(place.events),
    venue: one(place.venues),
    ...numbersFor(faker),
    date: dayIn(createdAt, faker.number.int({ min: 3, max: 12 })),
    later: dayIn(createdAt, faker.number.int({ min: 14, max: 28 })),
  };
}

const numbersFor = (faker: Faker) => ({
  time: `${faker.number.int({ min: 9, max: 17 })}:${faker.helpers.arrayElement(['00', '30'])}`,
  people: String(faker.number.int({ min: 2, max: 12 }) * 10),
  percent: String(faker.number.int({ min: 1, max: 6 }) * 5),
  yen: String(faker.number.int({ min: 2, max: 12 }) * 50),
});

/** So many days after the notice, as a Japanese poster writes it. */
function dayIn(from: number, days: number): string {
  const date = new Date(from + days * DAY + JAPAN);
  return `${date.getUTCMonth() + 1}月${date.getUTCDate()}日（${WEEKDAYS[date.getUTCDay()]}）`;
}

const JAPAN = 9 * 3_600_000;
