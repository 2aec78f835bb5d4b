import type { Timecard } from '#domain/office/timecard';
import { SHIFT_HOURS_MAX } from '#domain/office/timecard-rules';
import type { SeedContext } from '#mocks/backend/seed/base/context';
import { DAY, utcIsoTime } from '#mocks/backend/seed/base/seed-times';
import { COMPANY_PEOPLE_AFTER } from '#mocks/backend/seed/people/company-people';
import { COMPANIES } from '#mocks/backend/seed/places/companies';
import { hardDate, hardText } from '#mocks/backend/seed/texts/hard-texts';
import { type CrewMember, crews } from './crew';

type SeededTimecard = Omit<Timecard, 'id' | 'staff_id'> & { company: string; staff_id: number };

const HOUR = DAY / 24;
const MINUTE = HOUR / 60;

/** The number of cards of each company except the first. */
const COUNT_PER_OTHER_COMPANY = 32;

type ShiftHours = readonly (readonly [from: number, to: number])[];

/** The hours of each shift; the last is a night shift, the third has a break at home. */
const SHIFTS: readonly ShiftHours[] = [
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
    cardsOf(context, {
      company: slug,
      crew: crewOf(slug),
      count: id === 1 ? countOf(context) : COUNT_PER_OTHER_COMPANY,
    }),
  );
}

/** A month of a small crew has more rows than other lists. */
const countOf = ({ profile, count }: SeedContext): number => (profile === 'normal' ? count * 3 : count);

interface CompanyCrew {
  company: string;
  crew: readonly CrewMember[];
  count: number;
}

function cardsOf(context: SeedContext, { company, crew, count }: CompanyCrew): SeededTimecard[] {
  if (crew.length === 0) return [];
  const cards: SeededTimecard[] = [];
  for (let daysAgo = 0; cards.length < count; daysAgo += 1) {
    const day = context.anchor - daysAgo * DAY;
    const cardsOfDay = crew.flatMap((member, index) =>
      cardsOfMember(context, { member, index, day, daysAgo, company }),
    );
    cards.push(...cardsOfDay.toReversed());
  }
  const countedCards = cards.slice(0, count).toReversed();
  return context.profile === 'edge'
    ? countedCards.map((card, index) => edgeCard(context, card, index, crew))
    : countedCards;
}

interface MemberDay {
  member: CrewMember;
  index: number;
  day: number;
  daysAgo: number;
  company: string;
}

function cardsOfMember(
  context: SeedContext,
  { member, index, day, daysAgo, company }: MemberDay,
): SeededTimecard[] {
  const { faker, anchor } = context;
  const forgetsClockOut = index === (context.profile === 'edge' ? 0 : 2);
  // After a forgotten clock-out, an employee can work again only when the card is corrected.
  if (forgetsClockOut && daysAgo < 2) return [];
  const shifts = SHIFTS[index % SHIFTS.length] ?? [];
  // A night-shift employee always works in the last night.
  const isNeeded = (forgetsClockOut && daysAgo === 2) || (daysAgo === 1 && isNight(shifts));
  if ((index * 3 + daysAgo) % 7 > 4 && !isNeeded) return [];
  const workedShifts = daysAgo > 0 ? shifts : beginsToday(member, shifts) ? shifts.slice(0, 1) : [];
  return workedShifts.map(([from, to], shiftIndex) => {
    const start = day + from * HOUR - faker.number.int({ min: 0, max: 12 * 60 }) * 1_000;
    const end = day + to * HOUR + faker.number.int({ min: 0, max: 25 * 60 }) * 1_000;
    const isForgotten = forgetsClockOut && daysAgo === 2 && shiftIndex === shifts.length - 1;
    return {
      company,
      staff_id: member.id,
      staff: member.name,
      clock_in: utcIsoTime(start),
      // The last night shift and the cards of the first day are still open.
      clock_out: isForgotten || end > anchor ? null : utcIsoTime(end),
    };
  });
}

/** Excludes accounts that can sign in to the demo and clock in there, and people on the night shift. */
const beginsToday = ({ id }: CrewMember, shifts: ShiftHours): boolean =>
  id > COMPANY_PEOPLE_AFTER && !isNight(shifts);

const isNight = (shifts: ShiftHours): boolean => shifts.some(([, to]) => to > 24);

/** The longest shift, a shift of seconds, year ends, and extreme names, all of people who left long ago. */
function edgeCard(
  { anchor }: SeedContext,
  card: SeededTimecard,
  index: number,
  crew: readonly CrewMember[],
): SeededTimecard {
  if (index >= 24 || crew.length === 0) return card;
  const start = Date.parse(hardDate(index, anchor)) + Math.floor(index / 12) * DAY - SHIFT_HOURS_MAX * HOUR;
  const duration = [SHIFT_HOURS_MAX * HOUR, MINUTE / 2, 8 * HOUR][index % 3] ?? HOUR;
  return {
    ...card,
    staff_id: 9_000_001 + index,
    staff: index % 7 === 6 ? null : hardText(index, 64),
    clock_in: utcIsoTime(start),
    clock_out: utcIsoTime(start + duration),
  };
}
