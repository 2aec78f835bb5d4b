import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path/posix';

/** Test files that are not named after their screen: paths in tests/, without `.test.tsx`. */
const OTHERWISE_NAMED = /** @type {Record<string, string[]>} */ ({
  'add-teacher': ['views/account-forms'],
  chat: ['realtime/chat-view'],
  tasks: ['realtime/tasks'],
  identities: ['views/matching', 'views/decision-queue'],
  'locker-list': ['views/locker'],
  'locker-setting': ['views/locker'],
  login: ['views/account-forms'],
  notifications: ['views/audience', 'views/map'],
  'post-list': ['views/matching'],
  'post-reports': ['views/matching', 'views/decision-queue'],
  'premium-stats': ['views/dashboard'],
  products: ['views/product-drafts'],
  profile: ['views/own-email'],
  'shop-reviews': ['views/reviews'],
  timecard: ['views/work-schedule'],
});

/** Folders with fields, columns and entries that several screens use. */
const SHARED = ['chart', 'column', 'field', 'form', 'map', 'resource']
  .map((name) => `src/kit/${name}`)
  .concat('src/records');

/**
 * The tests of each screen: those with its name (`event` → `event.test.tsx`, `event-month.test.tsx`), and
 * those listed above.
 * @returns {Map<string, string[]>} by folder of src/views
 */
export function testsOfScreens() {
  const screens = readdirSync('src/views');
  const named = readdirSync('tests/views')
    .filter((name) => name.endsWith('.test.tsx'))
    .map((name) => `views/${name.replace('.test.tsx', '')}`);
  const ownerOf = (/** @type {string} */ test) => {
    const words = basename(test).split('-');
    const starts = words.map((_, index) => words.slice(0, words.length - index).join('-'));
    return starts.find((start) => screens.includes(start));
  };
  return new Map(
    screens.map((screen) => {
      const own = named.filter((test) => ownerOf(test) === screen);
      const tests = [...own, ...(OTHERWISE_NAMED[screen] ?? [])].map((test) => `tests/${test}.test.tsx`);
      return [screen, tests];
    }),
  );
}

/**
 * The searched files, each with the screens that show its contents.
 * @returns {Map<string, string[]>}
 */
export function screensOfFiles() {
  const files = /** @type {Map<string, string[]>} */ (new Map());
  for (const screen of readdirSync('src/views')) {
    for (const path of reached(filesIn(`src/views/${screen}`))) {
      files.set(path, [...(files.get(path) ?? []), screen]);
    }
  }
  return files;
}

/** Adds the imports of these files from the shared folders. @param {string[]} paths */
function reached(paths) {
  const found = new Set(paths);
  // iterating over a Set includes the elements added meanwhile
  for (const path of found) {
    for (const [, from = ''] of readFileSync(path, 'utf8').matchAll(/(?:from|import)[ (]'([^']+)'/g)) {
      const target = resolved(path, from);
      if (target && SHARED.some((folder) => target.startsWith(`${folder}/`))) found.add(target);
    }
  }
  return found;
}

/** @param {string} path @param {string} from */
function resolved(path, from) {
  const plain = /^#(kit|records)\//.test(from) ? from.replace('#', 'src/') : join(path, '..', from);
  return ['.tsx', '.ts'].map((ending) => plain + ending).find((file) => existsSync(file));
}

/** @param {string} folder */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path));
