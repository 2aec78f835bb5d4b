import { isTime } from '#domain/base/japan-time';
import { startAndEndProblems } from '#domain/base/opening-hours-rules';
import type { FieldProblem } from '#domain/base/problems';
import { WEEKDAYS, type WeekdayValue } from '#domain/base/weekday';
import type { WorkTime } from './work-schedule';

/** The times and weekdays of a schedule. */
export interface WorkWeek {
  times: readonly WorkTime[];
  weekdays: readonly WeekdayValue[];
}

const DAY_MINUTES = 24 * 60;
const WEEK_MINUTES = 7 * DAY_MINUTES;

/**
 * At least one complete time and one weekday, and no two times share a minute of the week. For a
 * stored schedule without weekdays the message suggests deleting it.
 */
export function workScheduleProblems(
  { times, weekdays }: WorkWeek,
  { isStored = false }: { isStored?: boolean } = {},
): FieldProblem[] {
  const noWeekday = isStored ? 'workSchedule.weekdayOrDelete' : 'workSchedule.weekdayRequired';
  return [
    ...(times.length === 0 ? [{ field: 'times', messageId: 'workSchedule.timeRequired' }] : []),
    ...times.flatMap((time, index) => workTimeProblems(times.slice(0, index), time, { index, weekdays })),
    ...(weekdays.length === 0 ? [{ field: 'weekdays', messageId: noWeekday }] : []),
  ];
}

/** Whether two schedules of one person overlap; time after midnight belongs to the next day. */
export const clash = (one: WorkWeek, other: WorkWeek): boolean =>
  spansOf(one).some((mine) =>
    spansOf(other).some((theirs) => mine.from < theirs.to && theirs.from < mine.to),
  );

/** Minutes per week. */
export const weekMinutes = ({ times, weekdays }: WorkWeek): number =>
  times.reduce((sum, time) => sum + lengthOf(time), 0) * weekdays.length;

/** The chosen entries of WEEKDAYS, as the request contains them, from Monday. */
export const weekdaysOf = (chosen: readonly string[]) =>
  WEEKDAYS.filter(({ value }) => chosen.includes(value)).map((weekday) => ({ ...weekday }));

/** The times as the request contains them, sorted by start. */
export const timesInOrder = (times: readonly WorkTime[]): WorkTime[] =>
  times.toSorted((one, other) => one.start.localeCompare(other.start));

/** The week of a row, with weekdays reduced to their values. */
export const workWeekOf = (row: {
  times: readonly WorkTime[];
  weekdays: readonly { value: WeekdayValue }[];
}): WorkWeek => ({ times: row.times, weekdays: row.weekdays.map(({ value }) => value) });

function workTimeProblems(
  earlierTimes: readonly WorkTime[],
  { start, end }: WorkTime,
  { index, weekdays }: { index: number; weekdays: readonly WeekdayValue[] },
): FieldProblem[] {
  const problems = startAndEndProblems(`times.${index}`, { start, end });
  if (problems.length > 0) return problems;
  if (start === end) return [{ field: `times.${index}.end`, messageId: 'workSchedule.sameTime' }];
  // any weekday detects an overlap of two times
  const checkedWeekdays = weekdays.length === 0 ? (['2'] as const) : weekdays;
  const completeTimes = earlierTimes.filter((time) => isTime(time.start) && isTime(time.end));
  return clash(
    { times: completeTimes, weekdays: checkedWeekdays },
    { times: [{ start, end }], weekdays: checkedWeekdays },
  )
    ? [{ field: `times.${index}.start`, messageId: 'workSchedule.overlap' }]
    : [];
}

interface MinuteSpan {
  from: number;
  to: number;
}

/** Minutes from Monday 00:00; time after Sunday's midnight continues at 0. */
function spansOf({ times, weekdays }: WorkWeek): MinuteSpan[] {
  return weekdays.flatMap((weekday) =>
    times.flatMap((time) => {
      const from = WEEKDAYS.findIndex(({ value }) => value === weekday) * DAY_MINUTES + minuteOf(time.start);
      const to = from + lengthOf(time);
      return to <= WEEK_MINUTES
        ? [{ from, to }]
        : [
            { from, to: WEEK_MINUTES },
            { from: 0, to: to - WEEK_MINUTES },
          ];
    }),
  );
}

const lengthOf = ({ start, end }: WorkTime): number => {
  const minutes = minuteOf(end) - minuteOf(start);
  return minutes > 0 ? minutes : minutes + DAY_MINUTES;
};

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
