import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path/posix';

/** Tests that bear another name than their screen: of files in tests, without `.test.tsx`. */
const OTHERWISE_NAMED = /** @type {Record<string, string[]>} */ ({
  'add-teacher': ['views/account-forms'],
  chat: ['realtime/chat-view'],
  identities: ['views/matching'],
  'locker-list': ['views/locker'],
  'locker-setting': ['views/locker'],
  login: ['views/account-forms'],
  notifications: ['views/audience'],
  'post-list': ['views/matching'],
  'post-reports': ['views/matching'],
  'premium-stats': ['views/dashboard'],
  products: ['views/product-drafts'],
  profile: ['views/own-email'],
  'shop-reviews': ['views/reviews'],
  timecard: ['views/work-schedule'],
});

/** What screens share of fields, columns and entries. */
const SHARED = ['chart', 'column', 'field', 'form', 'map', 'resource'].map((name) => `src/kit/${name}`);

/**
 * The tests of each screen: those of its name (`event` → `event.test.tsx`, `event-month.test.tsx`), and those above.
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
 * The files that are searched, each with the screens that show what is in it.
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

/** With what these files import of their own folder and of what screens share. @param {string[]} paths */
function reached(paths) {
  const found = new Set(paths);
  // a set that grows while it is walked is walked to its new end
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
  const plain = from.startsWith('#kit/') ? from.replace('#', 'src/') : join(path, '..', from);
  return ['.tsx', '.ts'].map((ending) => plain + ending).find((file) => existsSync(file));
}

/** @param {string} folder */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path));
