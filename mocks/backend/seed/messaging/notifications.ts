import type { SimpleFaker } from '@faker-js/faker';
import { inJapan } from '#domain/base/japan-time';
import { DESCRIPTION_MAX, TITLE_MAX } from '#domain/base/limits';
import type { SeedContext } from '#mocks/backend/seed/base/context';
import { DAY, dayOfRow, utcIsoTime } from '#mocks/backend/seed/base/seed-times';
import type { ReceiverCriteria } from '#mocks/backend/seed/people/receiver-criteria';
import { fillPlaceholders } from '#mocks/backend/seed/texts/filled';
import { hardDate, hardText } from '#mocks/backend/seed/texts/hard-texts';
import { CLOSINGS, OPERATORS, TEMPLATES, WEEKDAYS } from '#mocks/backend/seed/texts/notification-texts';
import { placeholdersOfTown } from '#mocks/backend/seed/texts/placeholders-of-town';
import { seededAudience } from './notification-audiences';

interface NotificationTexts {
  title: string;
  description: string;
  operator: string;
  created_at: string;
}

export interface SeededNotification extends NotificationTexts {
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
  const unreadCount =
    count === 0 ? 0 : Math.min(count, faker.number.int({ min: 3, max: profile === 'busy' ? 400 : 14 }));
  return Array.from({ length: count }, (_, index) => {
    const texts = profile === 'edge' ? edgeTexts(context, index) : notificationTexts(context, index);
    const isRead = index < count - unreadCount;
    return {
      ...texts,
      read: isRead,
      confirmed: isRead && index % 4 !== 1,
      // The newest are for everyone: every signed-in account has unread notifications.
      ...seededAudience(context.city?.id ?? 1, isRead ? index : 0),
      company: COMPANY_OF[index % COMPANY_OF.length] ?? 'machi',
      by_operator: index % 3 === 0,
      opened: isRead ? 20 + ((index * 37) % 70) : (index * 13) % 25,
    };
  });
}

/** The sender's company: mostly the general company. */
const COMPANY_OF = ['machi', 'machi', 'machi', 'nbnb', 'jbs', 'sky-art', 'nishinihon_kensetsu'];

function notificationTexts(context: SeedContext, index: number): NotificationTexts {
  const { faker } = context;
  const createdAt = dayOf(context, index) + faker.number.int({ min: 8 * 60, max: 20 * 60 - 1 }) * MINUTE;
  const template = faker.helpers.arrayElement(TEMPLATES);
  const placeholders = placeholdersOf(context, createdAt);
  return {
    title: fillPlaceholders(template.title, placeholders),
    description: `${fillPlaceholders(template.body, placeholders)}\n${fillPlaceholders(faker.helpers.arrayElement(CLOSINGS), placeholders)}`,
    operator: fillPlaceholders(faker.helpers.arrayElement(OPERATORS), placeholders),
    created_at: utcIsoTime(createdAt),
  };
}

function edgeTexts({ anchor }: SeedContext, index: number): NotificationTexts {
  return {
    title: hardText(index, TITLE_MAX),
    description: hardText(index + 3, DESCRIPTION_MAX),
    operator: hardText(index + 7, 64),
    created_at: hardDate(index, anchor),
  };
}

/** Days that the notifications cover, but for the first ones. */
const DAYS_COVERED = 120;

/** The first rows are of this time last year; the others have the days that they would have without them. */
const LAST_YEAR = { rows: 8, from: -366, to: -330 };

function dayOf({ anchor, count }: SeedContext, index: number): number {
  const { rows, from, to } = LAST_YEAR;
  return index < rows
    ? anchor + (from + Math.floor((index * (to - from)) / rows)) * DAY
    : dayOfRow(anchor, { index, count, days: DAYS_COVERED });
}

const MINUTE = 60_000;
const WEEK = 7 * DAY;

type Placeholders = Readonly<Record<string, string>>;

function placeholdersOf({ place, city, faker }: SeedContext, createdAt: number): Placeholders {
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
