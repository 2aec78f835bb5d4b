import { dayAt } from '#domain/base/week';
import type { Task, TaskKind } from './task';

/** The waiting records of one kind, of which only the first may be loaded. */
export interface TaskSource {
  kind: TaskKind;
  /** Undefined: not loaded yet. */
  tasks: readonly Task[] | undefined;
  /** The number on the server; undefined: unknown. */
  total: number | undefined;
  isFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
}

/**
 * The tasks of all sources in one order: reservations of today first, because they expire, then the oldest first, and
 * those without a time last. Where a source has more than is loaded, tasks of other sources that are later than
 * its last loaded one wait until the rest is loaded: something older may come before them.
 */
export function tasksInOrder(sources: readonly TaskSource[], now: number): readonly Task[] {
  const today = dayAt(now);
  const rankOf = ({ kind, at }: Task) => (kind === 'reserve' && at !== null && dayAt(at) === today ? 0 : 1);
  const knownUntil = Math.min(...sources.map(lastLoadedTime));
  return sources
    .flatMap(({ tasks = [] }) => tasks)
    .filter((task) => rankOf(task) === 0 || task.at === null || task.at <= knownUntil)
    .toSorted((one, other) => rankOf(one) - rankOf(other) || ageOf(one) - ageOf(other));
}

const ageOf = ({ at }: Task) => at ?? Number.MAX_SAFE_INTEGER;

function lastLoadedTime({ tasks = [], total = 0 }: TaskSource): number {
  const moments = tasks.flatMap(({ at }) => at ?? []);
  return total > tasks.length && moments.length > 0 ? Math.max(...moments) : Number.POSITIVE_INFINITY;
}

export const taskCount = (sources: readonly TaskSource[]): number =>
  sources.reduce((sum, { total = 0 }) => sum + total, 0);
