import { expect, test } from 'vitest';
import type { Task } from '../../src/views/tasks/task';
import { type TaskSource, taskCount, tasksInOrder } from '../../src/views/tasks/task-order';

const NOW = Date.parse('2026-04-01T09:00:00+09:00');
const HOUR = 3_600_000;

/** A task of this kind, so many hours after now. */
const task = (kind: Task['kind'], hours: number | null) =>
  ({ kind, key: `${kind} ${hours}`, at: hours === null ? null : NOW + hours * HOUR }) as Task;

const taskSource = (
  kind: Task['kind'],
  hours: readonly (number | null)[],
  total = hours.length,
): TaskSource => ({
  kind,
  tasks: hours.map((one) => task(kind, one)),
  total,
  isFailed: false,
  isRetrying: false,
  retry: () => {},
});

const taskKeys = (...sources: TaskSource[]) => tasksInOrder(sources, NOW).map(({ key }) => key);

test('tasks of all kinds are in one order, the oldest first; reservations of today come before them, those without a time after them [A-344]', () => {
  expect(
    taskKeys(
      taskSource('identity', [null, -30, -2]),
      taskSource('reserve', [14, 16, 3]),
      taskSource('cancellation', [5]),
      taskSource('chat', [-3]),
    ),
  ).toEqual([
    'reserve 3',
    'reserve 14',
    'identity -30',
    'chat -3',
    'identity -2',
    'cancellation 5',
    'reserve 16',
    'identity null',
  ]);
});

test('what is later than the last loaded task of a kind that has more waits, but for today and what has no time [A-344]', () => {
  const sources = [
    taskSource('report', [-40, -30], 200),
    taskSource('identity', [-35, -29, null], 3),
    taskSource('reserve', [3, 40]),
  ];
  expect(taskKeys(...sources)).toEqual([
    'reserve 3',
    'report -40',
    'identity -35',
    'report -30',
    'identity null',
  ]);
  expect(taskCount(sources)).toBe(205);
  expect(
    taskKeys({ ...taskSource('report', []), tasks: undefined, total: undefined }, taskSource('chat', [-1])),
  ).toEqual(['chat -1']);
});
