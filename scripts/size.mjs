// npm run size: the Brotli bytes of each cold route of the production build, held to their limits (KB = 1,000 bytes)
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const FOLDER = 'dist';

/** What every screen behind the sign-in page loads. */
const SHELL = [
  'index.html',
  'virtual:messages/ja/start',
  'src/app/SignedIn.tsx',
  'src/app/start-session.ts',
  'virtual:messages/ja/rest',
];
const LIST = [...SHELL, 'src/views/notifications/NotificationsView.tsx'];
const FORM = 'src/views/notifications/NotificationForm.tsx';
/** Loaded once, with the first screen or part that needs them. */
const LATER = 'virtual:messages/ja/later';

/**
 * Modules by the path of their source, each with all it imports; `onDemand`: also what these import dynamically;
 * `after`: what the browser holds already. `script` and `style` (CSS and fonts) are limits in KB.
 * @type {{ route: string, modules: string[], onDemand?: string[], after?: string[], script: number, style: number }[]}
 */
const ROUTES = [
  {
    route: '/login',
    modules: ['index.html', 'virtual:messages/ja/start'],
    script: 85,
    style: 12,
  },
  { route: 'first list', modules: LIST, script: 180, style: 24 },
  { route: 'first form', modules: [...LIST, FORM], onDemand: [FORM], script: 205, style: 24 },
  {
    route: 'later list',
    modules: ['src/views/notices/NoticesView.tsx', LATER],
    after: LIST,
    script: 12,
    style: 0,
  },
  {
    route: 'users',
    modules: ['src/views/users/UsersView.tsx'],
    after: [...LIST, LATER],
    script: 12,
    style: 1,
  },
];

/** Names of the fake backend and its harness: none may stand in any file of a production build. */
const FORBIDDEN = ['msw', 'faker', '@mswjs', 'setupWorker', '#qa', 'machi2026', 'data-harness'];

/** @typedef {{ file: string, imports?: string[], dynamicImports?: string[], css?: string[], assets?: string[] }} Chunk */

if (!existsSync(join(FOLDER, '.vite/manifest.json'))) {
  console.error('There is no production build: npm run build');
  process.exit(1);
}
/** @type {Record<string, Chunk>} */
const manifest = JSON.parse(readFileSync(join(FOLDER, '.vite/manifest.json'), 'utf8'));
const problems = [...ROUTES.flatMap(measured), ...forbidden()];
for (const problem of problems) console.error(`✗ ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;

/** Prints a route's line. @param {(typeof ROUTES)[number]} route @returns {string[]} its problems */
function measured({ route, modules, onDemand = [], after = [], script, style }) {
  const wanted = [...modules, ...onDemand.flatMap((module) => manifest[module]?.dynamicImports ?? [])];
  const unknown = [...wanted, ...after].filter((module) => !manifest[module]);
  if (unknown.length > 0)
    return [`${route}: no chunk of its own for ${unknown.join(', ')} (table in scripts/size.mjs)`];
  const held = filesOf(after);
  const files = [...filesOf(wanted)].filter((file) => !held.has(file));
  const scripts = kilobytes(files.filter((file) => file.endsWith('.js')));
  const styles = kilobytes(files.filter((file) => /\.(css|woff2?)$/.test(file)));
  console.log(
    `${route.padEnd(11)} JS ${cell(scripts, script).padEnd(15)} CSS and fonts ${cell(styles, style)} KB`,
  );
  return [
    ...(scripts > script ? [`${route}: ${scripts.toFixed(1)} KB of JS, ${script} allowed`] : []),
    ...(styles > style ? [`${route}: ${styles.toFixed(1)} KB of CSS and fonts, ${style} allowed`] : []),
  ];
}

function cell(/** @type {number} */ bytes, /** @type {number} */ limit) {
  return `${bytes.toFixed(1).padStart(6)} of ${limit}`;
}

/** The files of these modules and of all they import statically. @param {string[]} modules */
function filesOf(modules) {
  /** @type {Set<string>} */
  const seen = new Set();
  /** @type {Set<string>} */
  const files = new Set();
  const visit = (/** @type {string} */ key) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    chunk.imports?.forEach(visit);
  };
  modules.forEach(visit);
  return files;
}

/** Each file by itself, as a server sends them. @param {string[]} files */
function kilobytes(files) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  const sizes = files.map((file) => brotliCompressSync(readFileSync(join(FOLDER, file)), { params }).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

function forbidden() {
  return readdirSync(FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .flatMap((file) => {
      // a font in letters of its own spells any short word some day
      const content = readFileSync(file, 'latin1').replace(/data:font[^)]*/g, '');
      return FORBIDDEN.filter((word) => content.includes(word)).map((word) => `${file} holds "${word}"`);
    });
}
