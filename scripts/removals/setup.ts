import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { COPY_FOLDER, fullTestName, hasFailed, originOf } from '../copied-tests';

// The switches of a copy. An unchanged test file records the removals that each of its tests renders. A file
// such as `coupon.without-17.test.tsx` applies removal 17 and runs only the tests that render it.

const SEEN_FILE = join(COPY_FOLDER, 'seen.jsonl');

interface Switches {
  /** The applied removal. */
  out: number | null;
  /** Removals rendered since the test began. */
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
  // evaluated on each access: modules, and many of these lists, are loaded only once
  list(parts) {
    const shownItems = () =>
      parts.filter(([id]) => id === null || !switches.isOut(id)).flatMap(([, items]) => items);
    return new Proxy([], {
      has: (_, key) => Reflect.has(shownItems(), key),
      get(_, key) {
        const items = shownItems();
        return Reflect.get(items, key, items);
      },
    });
  },
};

// modules of earlier test files stay loaded and keep these switches
const globalSwitches = globalThis as { removals?: Switches };
globalSwitches.removals ??= switches;
const { removals } = globalSwitches;

const renderedByTest = existsSync(SEEN_FILE) ? readSeen() : null;

beforeEach(({ task, skip }) => {
  const [file, id] = originOf(task.file.filepath);
  removals.seen.clear();
  removals.out = id;
  if (id === null) return;
  const ids = renderedByTest?.get(`${file} ${fullTestName(task)}`);
  // after the first failing test the result is known
  if (!ids?.includes(id) || task.file.tasks.some(hasFailed)) skip();
});

afterEach(({ task }) => {
  const [file, id] = originOf(task.file.filepath);
  if (id !== null) return;
  appendFileSync(SEEN_FILE, `${JSON.stringify([file, fullTestName(task), [...removals.seen]])}\n`);
});

function readSeen(): Map<string, readonly number[]> {
  const lines = readFileSync(SEEN_FILE, 'utf8').trim().split('\n');
  return new Map(
    lines.map((line) => {
      const [file, name, ids] = JSON.parse(line) as [string, string, number[]];
      return [`${file} ${name}`, ids];
    }),
  );
}
