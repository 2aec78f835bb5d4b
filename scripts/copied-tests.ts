import { relative } from 'node:path';
import type { RunnerTask } from 'vitest';

/** The work tree, or the copy of it that this file is in. */
export const COPY_FOLDER = `${import.meta.dirname}/..`;

/** The test file that a file such as `coupon.without-17.test.tsx` is a copy of, and its change: 17. */
export function originOf(file: string): [path: string, change: number | null] {
  const path = relative(COPY_FOLDER, file).replaceAll('\\', '/');
  const id = /\.without-(\d+)/.exec(path)?.[1];
  return [path.replace(/\.without-\d+/, ''), id === undefined ? null : Number(id)];
}

/** The test's name, with the names of its suites. */
export const fullTestName = (task: RunnerTask): string =>
  task.suite ? `${fullTestName(task.suite)} ${task.name}` : task.name;

export const hasFailed = (task: RunnerTask): boolean =>
  task.type === 'suite' ? task.tasks.some(hasFailed) : task.result?.state === 'fail';
