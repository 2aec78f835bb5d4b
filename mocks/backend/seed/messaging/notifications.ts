import type { SimpleFaker } from '@faker-js/faker';
import { inJapan } from '#domain/base/japan-time';
import { DESCRIPTION_MAX, TITLE_MAX } from '#domain/base/limits';
import type { SeedContext } from '#mocks/backend/seed/base/context';
import { DAY, dayOfRow, utcIsoTime } from '#mocks/backend/seed/base/seed-times';
import type { ReceiverCriteria } from '#mocks/backend/seed/people/receiver-criteria';
import { filled } from '#mocks/backend/seed/texts/filled';
import { hardDate, hardText } from '#mocks/backend/seed/texts/hard-texts';
import { CLOSINGS, OPERATORS, TEMPLATES, WEEKDAYS } from '#mocks/backend/seed/texts/notification-texts';
import { placeholdersOfTown } from '#mocks/backend/seed/texts/placeholders-of-town';
import { seededAudience } from './notification-audiences';

interface Values {
  title: string;
  description: string;
  operator: string;
  created_at: string;
}

export interface SeededNotification extends Values {
  read: boolean;
  confirmed: boolean;
  audience: string;
  criteria: ReceiverCriteria;
  receiver_ids: number[] | null;
  company: string;
  by_operator: boolean;
  opened: number;
}

/** Oldest day first; the newest is of the day before the anchor, so that none is in the future. */
export function seedNotifications(context: SeedContext): SeededNotification[] {
  const { count, profile, faker } = context;
  const unread =
    count === 0 ? 0 : Math.min(count, faker.number.int({ min: 3, max: profile === 'busy' ? 400 : 14 }));
  return Array.from({ length: count }, (_, index) => {
    const texts = profile === 'edge' ? hardNotification(context, index) : notification(context, index);
    const read = index < count - unread;
    return {
      ...texts,
      read,
      confirmed: read && index % 4 !== 1,
      // The newest are for everyone: every signed-in account has unread notifications.
      ...seededAudience(context.city?.id ?? 1, read ? index : 0),
      company: COMPANY_OF[index % COMPANY_OF.length] ?? 'machi',
      by_operator: index % 3 === 0,
      opened: read ? 20 + ((index * 37) % 70) : (index * 13) % 25,
    };
  });
}

/** The sender's company: mostly the general company. */
const COMPANY_OF = ['machi', 'machi', 'machi', 'nbnb', 'jbs', 'sky-art', 'nishinihon_kensetsu'];

function notification(context: SeedContext, index: number): Values {
  const { faker } = context;
  const createdAt = dayOf(context, index) + faker.number.int({ min: 8 * 60, max: 20 * 60 - 1 }) * MINUTE;
  const template = faker.helpers.arrayElement(TEMPLATES);
  const texts = placeholdersOf(context, createdAt);
  return {
    title: filled(template.title, texts),
    description: `${filled(template.body, texts)}\n${filled(faker.helpers.arrayElement(CLOSINGS), texts)}`,
    operator: filled(faker.helpers.arrayElement(OPERATORS), texts),
    created_at: utcIsoTime(createdAt),
  };
}

function hardNotification({ anchor }: SeedContext, index: number): Values {
  return {
    title: hardText(index, TITLE_MAX),
    description: hardText(index + 3, DESCRIPTION_MAX),
    operator: hardText(index + 7, 64),
    created_at: hardDate(index, anchor),
  };
}

/** Days that the notifications cover, but for the first ones. */
const SPAN_DAYS = 120;

/** The first rows are of this time last year; the others have the days that they would have without them. */
const LAST_YEAR = { rows: 8, from: -366, to: -330 };

function dayOf({ anchor, count }: SeedContext, index: number): number {
  const { rows, from, to } = LAST_YEAR;
  return index < rows
    ? anchor + (from + Math.floor((index * (to - from)) / rows)) * DAY
    : dayOfRow(anchor, { index, count, days: SPAN_DAYS });
}

const MINUTE = 60_000;
const WEEK = 7 * DAY;

type Fillings = Readonly<Record<string, string>>;

function placeholdersOf({ place, city, faker }: SeedContext, createdAt: number): Fillings {
  return {
    ...placeholdersOfTown({ faker, place }, createdAt + WEEK),
    place: place.name,
    city: city?.name_ja ?? place.name,
    ...numbersFor(faker),
    date: dayIn(createdAt, faker.number.int({ min: 3, max: 12 })),
    later: dayIn(createdAt, faker.number.int({ min: 14, max: 28 })),
  };
}

const numbersFor = (faker: SimpleFaker) => ({
  time: `${faker.number.int({ min: 9, max: 17 })}:${faker.helpers.arrayElement(['00', '30'])}`,
  people: String(faker.number.int({ min: 2, max: 12 }) * 10),
  percent: String(faker.number.int({ min: 1, max: 6 }) * 5),
  yen: String(faker.number.int({ min: 2, max: 12 }) * 50),
});

/** The date `days` after the notification, in the format of Japanese posters. */
function dayIn(from: number, days: number): string {
  const day = inJapan(from).add(days, 'day');
  return `${day.format('M月D日')}（${WEEKDAYS[day.day()]}）`;
}
