import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path/posix';

/** Test files that are not named after their screen: paths in tests/, without `.test.tsx`. */
const OTHERWISE_NAMED = /** @type {Record<string, string[]>} */ ({
  'add-teacher': ['views/account-forms'],
  chat: ['realtime/chat-view'],
  'choose-city': ['views/city'],
  coupon: ['views/unreadable-fields'],
  flyer: ['views/phone-preview'],
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
  'time-sale': ['views/phone-preview'],
  timecard: ['views/work-schedule'],
});

/** Folders with fields, columns and entries that several screens use. */
const SHARED_FOLDERS = ['chart', 'column', 'field', 'form', 'map', 'resource']
  .map((name) => `src/kit/${name}`)
  .concat('src/records');

/**
 * The tests of each screen: those with its name (`event` → `event.test.tsx`, `event-month.test.tsx`), and
 * those listed above.
 * @returns {Map<string, string[]>} by folder of src/views
 */
export function testsOfScreens() {
  const screens = readdirSync('src/views');
  const viewTests = readdirSync('tests/views')
    .filter((name) => name.endsWith('.test.tsx'))
    .map((name) => `views/${name.replace('.test.tsx', '')}`);
  const ownerOf = (/** @type {string} */ test) => {
    const nameParts = basename(test).split('-');
    const nameCandidates = nameParts.map((_, index) =>
      nameParts.slice(0, nameParts.length - index).join('-'),
    );
    return nameCandidates.find((start) => screens.includes(start));
  };
  return new Map(
    screens.map((screen) => {
      const ownTests = viewTests.filter((test) => ownerOf(test) === screen);
      const tests = [...ownTests, ...(OTHERWISE_NAMED[screen] ?? [])].map((test) => `tests/${test}.test.tsx`);
      return [screen, tests];
    }),
  );
}

/**
 * The searched files, each with the screens that show its contents.
 * @returns {Map<string, string[]>}
 */
export function screensOfFiles() {
  const screensByFile = /** @type {Map<string, string[]>} */ (new Map());
  for (const screen of readdirSync('src/views')) {
    for (const path of withSharedImports(filesIn(`src/views/${screen}`))) {
      screensByFile.set(path, [...(screensByFile.get(path) ?? []), screen]);
    }
  }
  return screensByFile;
}

/** Adds the imports of these files from the shared folders. @param {string[]} paths */
function withSharedImports(paths) {
  const reachedFiles = new Set(paths);
  // iterating over a Set includes the elements added meanwhile
  for (const path of reachedFiles) {
    for (const [, specifier = ''] of readFileSync(path, 'utf8').matchAll(/(?:from|import)[ (]'([^']+)'/g)) {
      const target = importedFile(path, specifier);
      if (target && SHARED_FOLDERS.some((folder) => target.startsWith(`${folder}/`)))
        reachedFiles.add(target);
    }
  }
  return reachedFiles;
}

/** @param {string} path @param {string} specifier */
function importedFile(path, specifier) {
  const importPath = /^#(kit|records)\//.test(specifier)
    ? specifier.replace('#', 'src/')
    : join(path, '..', specifier);
  return ['.tsx', '.ts'].map((ending) => importPath + ending).find((file) => existsSync(file));
}

/** @param {string} folder */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path));
