import { expect, test } from 'vitest';
import { WEEKDAYS, type WeekdayValue } from '#domain/base/weekday';
import {
  clash,
  weekdaysOf,
  weekMinutes,
  workScheduleProblems,
  workWeekOf,
} from '#domain/office/work-schedule-rules';

const workWeek = (weekdays: readonly WeekdayValue[], ...times: readonly string[]) => ({
  weekdays,
  times: times.map((time) => {
    const [start = '', end = ''] = time.split('-');
    return { start, end };
  }),
});

test('the seven weekdays have the names and numbers of the specification [R-ENT-28, A-103]', () => {
  expect(WEEKDAYS.map(({ dayOfWeek, short, value }) => [dayOfWeek, short, value])).toEqual([
    ['月曜日', 'Mon', '2'],
    ['火曜日', 'Tue', '3'],
    ['水曜日', 'Wed', '4'],
    ['木曜日', 'Thu', '5'],
    ['金曜日', 'Fri', '6'],
    ['土曜日', 'Sat', '7'],
    ['日曜日', 'Sun', 'S'],
  ]);
  expect(weekdaysOf(['S', '2'])).toEqual([WEEKDAYS[0], WEEKDAYS[6]]);
  expect(workWeekOf({ times: [], weekdays: weekdaysOf(['7', '3']) })).toEqual({
    times: [],
    weekdays: ['3', '7'],
  });
});

const requiredProblem = (field: string, part: string) => ({
  field,
  messageId: `openingHours.${part}Required`,
});
const OVERLAP = { field: 'times.1.start', messageId: 'workSchedule.overlap' };
test.each([
  ['a day', workWeek(['2'], '09:00-17:30'), []],
  ['after one another', workWeek(['2'], '09:00-12:00', '12:00-17:30'), []],
  ['by a minute', workWeek(['2'], '09:00-12:01', '12:00-17:30'), [OVERLAP]],
  ['up to the next morning', workWeek(['2', '3'], '22:00-06:00', '06:00-10:00'), []],
  ['into the next morning, on one day alone', workWeek(['2', '4'], '22:00-06:01', '06:00-10:00'), []],
  ['into the next morning, which has another', workWeek(['2', '3'], '22:00-06:01', '06:00-10:00'), [OVERLAP]],
  ['from Sunday into Monday', workWeek(['S', '2'], '22:00-06:01', '06:00-10:00'), [OVERLAP]],
  ['no time at all', workWeek(['2']), [{ field: 'times', messageId: 'workSchedule.timeRequired' }]],
  [
    'no weekday',
    workWeek([], '09:00-10:00'),
    [{ field: 'weekdays', messageId: 'workSchedule.weekdayRequired' }],
  ],
  ['no start', workWeek(['2'], '-10:00'), [requiredProblem('times.0.start', 'start')]],
  ['no end', workWeek(['2'], '09:00-'), [requiredProblem('times.0.end', 'end')]],
  [
    'invalid times',
    workWeek(['2'], '9:00-24:00'),
    ['times.0.start', 'times.0.end'].map((field) => ({ field, messageId: 'problem.time' })),
  ],
  ['the last minutes', workWeek(['2'], '23:59-00:00'), []],
  [
    'no length',
    workWeek(['2'], '09:00-09:00'),
    [{ field: 'times.0.end', messageId: 'workSchedule.sameTime' }],
  ],
])('the problems of a schedule: %s [R-ENT-27, A-246]', (_, schedule, problems) => {
  expect(workScheduleProblems(schedule)).toEqual(problems);
});

test('a stored schedule without a weekday has the problem that it must be deleted [A-265]', () => {
  expect(workScheduleProblems(workWeek([], '09:00-10:00'), { isStored: true })).toEqual([
    { field: 'weekdays', messageId: 'workSchedule.weekdayOrDelete' },
  ]);
});

test('two schedules of one person clash when they share a minute of the week', () => {
  expect(clash(workWeek(['2'], '09:00-12:00'), workWeek(['3'], '09:00-12:00'))).toBe(false);
  expect(clash(workWeek(['2', '3'], '09:00-12:00'), workWeek(['3'], '11:59-12:00'))).toBe(true);
  expect(clash(workWeek(['S'], '22:00-02:00'), workWeek(['2'], '02:00-03:00'))).toBe(false);
  expect(clash(workWeek(['S'], '22:00-02:01'), workWeek(['2'], '02:00-03:00'))).toBe(true);
});

test('the hours of a week are those of every weekday, also over midnight', () => {
  expect(weekMinutes(workWeek(['2', '3', '6'], '10:00-14:00', '22:00-06:30'))).toBe(3 * (240 + 510));
  expect(weekMinutes(workWeek([], '10:00-14:00'))).toBe(0);
});
