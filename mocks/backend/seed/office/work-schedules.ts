import { WEEKDAYS } from '#domain/base/weekday';
import type { WorkSchedule, WorkTime } from '#domain/office/work-schedule';
import { weekdaysOf } from '#domain/office/work-schedule-rules';
import type { SeedContext } from '#mocks/backend/seed/base/context';
import { COMPANIES } from '#mocks/backend/seed/places/companies';
import { type CrewMember, crews } from './crew';

type SeededSchedule = Omit<WorkSchedule, 'id' | 'staff_id'> & { company: string; staff_id: number };

/** The same hours as in the timecards. */
const USUAL_TIMES: readonly (readonly WorkTime[])[] = [
  [{ start: '09:00', end: '17:30' }],
  [{ start: '13:00', end: '21:30' }],
  [
    { start: '10:00', end: '14:00' },
    { start: '17:00', end: '21:30' },
  ],
  [{ start: '08:30', end: '15:00' }],
  [{ start: '22:00', end: '06:00' }],
];

/** Hours on one of the days off, for every fifth employee. */
const HELPING_TIMES: readonly WorkTime[] = [{ start: '10:00', end: '15:00' }];

/** Whole days except one minute, one minute across midnight, more times than a cell shows. */
const EDGE_TIMES: readonly (readonly WorkTime[])[] = [
  [{ start: '00:00', end: '23:59' }],
  [{ start: '23:59', end: '00:00' }],
  Array.from({ length: 6 }, (_, index) => ({
    start: `${String(index * 4).padStart(2, '0')}:00`,
    end: `${String(index * 4 + 2).padStart(2, '0')}:30`,
  })),
];

/** The staff of one shop, enough for two pages of schedules: at most five people in a shift. */
const CREW_SIZE = { normal: 22, empty: 0, busy: 10_000, edge: 64 } as const;

/** Every employee has a schedule, some have two. */
export function seedWorkSchedules(context: SeedContext): SeededSchedule[] {
  if (context.count === 0) return [];
  const crewOf = crews(context, CREW_SIZE[context.profile]);
  return COMPANIES.flatMap(({ slug }) =>
    crewOf(slug).flatMap((member, index) => schedulesOf(context, { member, index, company: slug })),
  );
}

interface MemberOfCompany {
  member: CrewMember;
  index: number;
  company: string;
}

function schedulesOf(
  { profile }: SeedContext,
  { member, index, company }: MemberOfCompany,
): SeededSchedule[] {
  const scheduleOn = (times: readonly WorkTime[], days: readonly string[]): SeededSchedule => ({
    company,
    staff_id: member.id,
    staff: member.name,
    times: times.map((time) => ({ ...time })),
    weekdays: weekdaysOf(days),
  });
  const allWeekdays = WEEKDAYS.map(({ value }) => value);
  const edgeTimes = profile === 'edge' ? EDGE_TIMES[index % 6] : undefined;
  if (edgeTimes) return [scheduleOn(edgeTimes, allWeekdays)];
  // Each employee has two different days off, so that there is staff on every weekday.
  const daysOff = [allWeekdays[(index * 3 + 1) % 7] ?? '', allWeekdays[(index * 3 + 4) % 7] ?? ''];
  const [helpingDay = ''] = daysOff;
  const usualSchedule = scheduleOn(
    USUAL_TIMES[index % USUAL_TIMES.length] ?? [],
    allWeekdays.filter((day) => !daysOff.includes(day)),
  );
  return index % 5 === 1 ? [usualSchedule, scheduleOn(HELPING_TIMES, [helpingDay])] : [usualSchedule];
}
