import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, type RunnerTask, type RunnerTestCase } from 'vitest';

// What the switches of a copy call. A test file of the copy is run as it is, which writes down what each of its tests
// renders, or as `coupon.without-17.test.tsx`: with removal 17 out, and of its tests those that render it.

const COPY = join(import.meta.dirname, '../..');
const SEEN = join(COPY, 'seen.jsonl');

interface Switches {
  /** The removal that is out. */
  out: number | null;
  /** Those that were rendered since a test began. */
  seen: Set<number>;
  isOut(id: number): boolean;
  list(parts: readonly (readonly [id: number | null, items: readonly unknown[]])[]): readonly unknown[];
}

const switches: Switches = {
  out: null,
  seen: new Set(),
  isOut(id) {
    switches.seen.add(id);
    return id === switches.out;
  },
  // looked at anew each time: modules are loaded once, and many of these lists with them
  list(parts) {
    const shown = () =>
      parts.filter(([id]) => id === null || !switches.isOut(id)).flatMap(([, items]) => items);
    return new Proxy([], {
      has: (_, key) => Reflect.has(shown(), key),
      get(_, key) {
        const items = shown();
        return Reflect.get(items, key, items);
      },
    });
  },
};

// the modules of the files before stay loaded, and these switches with them
const shared = globalThis as { removals?: Switches };
shared.removals ??= switches;
const { removals } = shared;

const rendered = existsSync(SEEN) ? readSeen() : null;

beforeEach(({ task, skip }) => {
  const [file, id] = originOf(task);
  removals.seen.clear();
  removals.out = id;
  if (id === null) return;
  const ids = rendered?.get(`${file} ${nameOf(task)}`);
  // the first test that fails has noticed
  if (!ids?.includes(id) || task.file.tasks.some(hasFailed)) skip();
});

afterEach(({ task }) => {
  const [file, id] = originOf(task);
  if (id !== null) return;
  appendFileSync(SEEN, `${JSON.stringify([file, nameOf(task), [...removals.seen]])}\n`);
});

/** The file that it is a copy of, and the removal that is out. */
function originOf({ file }: RunnerTestCase): [file: string, out: number | null] {
  const path = relative(COPY, file.filepath).replaceAll('\\', '/');
  const id = /\.without-(\d+)/.exec(path)?.[1];
  return [path.replace(/\.without-\d+/, ''), id === undefined ? null : Number(id)];
}

/** With the names of what it stands in. */
const nameOf = (task: RunnerTask): string => (task.suite ? `${nameOf(task.suite)} ${task.name}` : task.name);

const hasFailed = (task: RunnerTask): boolean =>
  task.type === 'suite' ? task.tasks.some(hasFailed) : task.result?.state === 'fail';

function readSeen(): Map<string, readonly number[]> {
  const lines = readFileSync(SEEN, 'utf8').trim().split('\n');
  return new Map(
    lines.map((line) => {
      const [file, name, ids] = JSON.parse(line) as [string, string, number[]];
      return [`${file} ${name}`, ids];
    }),
  );
}
