import { inJapan } from '#domain/base/japan-time';
import type { Timecard } from '#domain/office/timecard';
import { SHIFT_HOURS_MAX } from '#domain/office/timecard-rules';
import type { SeedContext } from '#mocks/seed/base/context';
import { DAY, isoTime } from '#mocks/seed/base/japan-time';
import { COMPANIES } from '#mocks/seed/places/companies';
import { hardDate, hardText } from '#mocks/seed/texts/hard-texts';
import { crews, type Member } from './crew';

type SeededTimecard = Omit<Timecard, 'id' | 'staff_id'> & { company: string; staff_id: number };

const HOUR = DAY / 24;
const MINUTE = HOUR / 60;

/** Of companies other than the first. */
const OTHERS = 32;

/** Hours of the day at which somebody comes and goes; the last one sleeps by day, the third goes home in between. */
const SHIFTS: readonly (readonly (readonly [number, number])[])[] = [
  [[9, 17.5]],
  [[13, 21.5]],
  [
    [10, 14],
    [17, 21.5],
  ],
  [[8.5, 15]],
  [[22, 30]],
];

/** Oldest first, up to the night before the first day: nobody knows when on that day somebody looks. */
export function seedTimecards(context: SeedContext): SeededTimecard[] {
  if (context.count === 0) return [];
  const crewOf = crews(context);
  return COMPANIES.flatMap(({ id, slug }) =>
    cardsOf(context, { company: slug, crew: crewOf(slug), count: id === 1 ? countOf(context) : OTHERS }),
  );
}

/** A month of a small crew is more than a list of other things holds. */
const countOf = ({ profile, count }: SeedContext): number => (profile === 'normal' ? count * 3 : count);

interface Shop {
  company: string;
  crew: readonly Member[];
  count: number;
}

function cardsOf(context: SeedContext, { company, crew, count }: Shop): SeededTimecard[] {
  if (crew.length === 0) return [];
  const cards: SeededTimecard[] = [];
  for (let daysAgo = 1; cards.length < count; daysAgo += 1) {
    const day = context.anchor - daysAgo * DAY;
    // shops here close on Wednesdays
    if (inJapan(day).day() === 3) continue;
    const own = crew.flatMap((member, index) => dayOf(context, { member, index, day, daysAgo, company }));
    cards.push(...own.toReversed());
  }
  const kept = cards.slice(0, count).toReversed();
  return context.profile === 'edge' ? kept.map((card, index) => hardened(context, card, index, crew)) : kept;
}

interface Turn {
  member: Member;
  index: number;
  day: number;
  daysAgo: number;
  company: string;
}

function dayOf(context: SeedContext, { member, index, day, daysAgo, company }: Turn): SeededTimecard[] {
  const { faker, anchor } = context;
  const forgets = index === (context.profile === 'edge' ? 0 : 2);
  // whoever has forgotten to clock out can work again only once that is corrected
  if (forgets && daysAgo === 1) return [];
  const isOff = (index * 3 + daysAgo) % 7 > 4 && !(forgets && daysAgo === 2);
  if (isOff) return [];
  const shifts = SHIFTS[index % SHIFTS.length] ?? [];
  return shifts.map(([from, to], part) => {
    const start = day + from * HOUR - faker.number.int({ min: 0, max: 12 * 60 }) * 1_000;
    const end = day + to * HOUR + faker.number.int({ min: 0, max: 25 * 60 }) * 1_000;
    const forgotten = forgets && daysAgo === 2 && part === shifts.length - 1;
    return {
      company,
      staff_id: member.id,
      staff: member.name,
      clock_in: isoTime(start),
      // a night that has begun is still going on
      clock_out: forgotten || end > anchor ? null : isoTime(end),
    };
  });
}

/** The longest shift, one of seconds, year ends; and names that break a screen, of people who left long ago. */
function hardened(
  { anchor }: SeedContext,
  card: SeededTimecard,
  index: number,
  crew: readonly Member[],
): SeededTimecard {
  if (index >= 24 || crew.length === 0) return card;
  const start = Date.parse(hardDate(index, anchor)) + Math.floor(index / 12) * DAY - SHIFT_HOURS_MAX * HOUR;
  const length = [SHIFT_HOURS_MAX * HOUR, MINUTE / 2, 8 * HOUR][index % 3] ?? HOUR;
  return {
    ...card,
    staff_id: 9_000_001 + index,
    staff: index % 7 === 6 ? null : hardText(index, 64),
    clock_in: isoTime(start),
    clock_out: isoTime(start + length),
  };
}
