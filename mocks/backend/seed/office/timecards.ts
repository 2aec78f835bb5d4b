import type { Timecard } from '#domain/office/timecard';
import { SHIFT_HOURS_MAX } from '#domain/office/timecard-rules';
import type { SeedContext } from '#mocks/backend/seed/base/context';
import { DAY, utcIsoTime } from '#mocks/backend/seed/base/seed-times';
import { COMPANY_PEOPLE_AFTER } from '#mocks/backend/seed/people/company-people';
import { COMPANIES } from '#mocks/backend/seed/places/companies';
import { hardDate, hardText } from '#mocks/backend/seed/texts/hard-texts';
import { crews, type Member } from './crew';

type SeededTimecard = Omit<Timecard, 'id' | 'staff_id'> & { company: string; staff_id: number };

const HOUR = DAY / 24;
const MINUTE = HOUR / 60;

/** The number of cards of each company except the first. */
const OTHERS = 32;

type Shifts = readonly (readonly [from: number, to: number])[];

/** The hours of each shift; the last is a night shift, the third has a break at home. */
const SHIFTS: readonly Shifts[] = [
  [[9, 17.5]],
  [[13, 21.5]],
  [
    [10, 14],
    [17, 21.5],
  ],
  [[8.5, 15]],
  [[22, 30]],
];

/**
 * Oldest first. The last cards are of the first day itself, all open. The time of the request is unknown
 * here, so the list omits cards that have not begun by then (mocks/backend/resources/office/timecards.ts).
 */
export function seedTimecards(context: SeedContext): SeededTimecard[] {
  if (context.count === 0) return [];
  const crewOf = crews(context);
  return COMPANIES.flatMap(({ id, slug }) =>
    cardsOf(context, { company: slug, crew: crewOf(slug), count: id === 1 ? countOf(context) : OTHERS }),
  );
}

/** A month of a small crew has more rows than other lists. */
const countOf = ({ profile, count }: SeedContext): number => (profile === 'normal' ? count * 3 : count);

interface Shop {
  company: string;
  crew: readonly Member[];
  count: number;
}

function cardsOf(context: SeedContext, { company, crew, count }: Shop): SeededTimecard[] {
  if (crew.length === 0) return [];
  const cards: SeededTimecard[] = [];
  for (let daysAgo = 0; cards.length < count; daysAgo += 1) {
    const day = context.anchor - daysAgo * DAY;
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
  // After a forgotten clock-out, an employee can work again only when the card is corrected.
  if (forgets && daysAgo < 2) return [];
  const shifts = SHIFTS[index % SHIFTS.length] ?? [];
  // A night-shift employee always works in the last night.
  const isNeeded = (forgets && daysAgo === 2) || (daysAgo === 1 && isNight(shifts));
  if ((index * 3 + daysAgo) % 7 > 4 && !isNeeded) return [];
  const turns = daysAgo > 0 ? shifts : beginsToday(member, shifts) ? shifts.slice(0, 1) : [];
  return turns.map(([from, to], part) => {
    const start = day + from * HOUR - faker.number.int({ min: 0, max: 12 * 60 }) * 1_000;
    const end = day + to * HOUR + faker.number.int({ min: 0, max: 25 * 60 }) * 1_000;
    const forgotten = forgets && daysAgo === 2 && part === shifts.length - 1;
    return {
      company,
      staff_id: member.id,
      staff: member.name,
      clock_in: utcIsoTime(start),
      // The last night shift and the cards of the first day are still open.
      clock_out: forgotten || end > anchor ? null : utcIsoTime(end),
    };
  });
}

/** Excludes accounts that can sign in to the demo and clock in there, and people on the night shift. */
const beginsToday = ({ id }: Member, shifts: Shifts): boolean =>
  id > COMPANY_PEOPLE_AFTER && !isNight(shifts);

const isNight = (shifts: Shifts): boolean => shifts.some(([, to]) => to > 24);

/** The longest shift, a shift of seconds, year ends, and extreme names, all of people who left long ago. */
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
    clock_in: utcIsoTime(start),
    clock_out: utcIsoTime(start + length),
  };
}
