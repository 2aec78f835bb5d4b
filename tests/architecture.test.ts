import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { type Source, sources } from './sources';

/** Who may import whom. A layer not named on the right is out of reach for the one on the left. */
const reach: Record<string, string[]> = {
  'src/domain': ['src/domain'],
  'src/api': ['src/api', 'src/domain'],
  'src/machines': ['src/machines', 'src/domain'],
  // the record editor is one machine for every screen, and the kit holds its dialogs
  'src/kit': ['src/kit', 'src/machines', 'src/api', 'src/domain'],
  'src/views': ['src/views', 'src/kit', 'src/machines', 'src/api', 'src/domain'],
  'src/app': ['src/app', 'src/views', 'src/kit', 'src/machines', 'src/api', 'src/domain'],
  mocks: ['mocks', 'src/api', 'src/domain', 'src/machines'],
};

const MOCKS: Record<string, string[]> = {
  seed: [],
  db: ['seed'],
  tables: ['db', 'seed'],
  protocol: ['tables', 'db', 'seed'],
  services: ['protocol', 'tables', 'db', 'seed'],
  firebase: ['services', 'protocol', 'tables', 'db', 'seed'],
  // another service of Google's, which knows only where the cities are
  'google-maps': ['seed'],
  resources: ['services', 'protocol', 'tables', 'db', 'seed'],
  demo: ['google-maps', 'firebase', 'services', 'protocol', 'tables', 'db', 'seed'],
  harness: ['demo', 'google-maps', 'firebase', 'services', 'protocol', 'tables', 'db', 'seed'],
};

/** Which room of a floor knows which others of it. */
const rooms: Record<string, Record<string, string[]>> = {
  'src/domain': {
    base: [],
    dates: ['base'],
    places: ['base'],
    people: ['places', 'base'],
    session: ['people', 'places'],
    messaging: ['people', 'base'],
    recruitment: ['people', 'base'],
    offers: ['base'],
    content: ['people', 'base'],
    office: ['base'],
  },
  'src/api': {
    http: [],
    session: ['http'],
    places: ['http'],
    recruitment: ['places', 'http'],
    people: ['recruitment', 'session', 'places', 'http'],
    offers: ['http'],
    messaging: ['people', 'offers', 'http'],
    content: ['http'],
    office: ['http'],
  },
  'src/kit': {
    services: [],
    context: ['services'],
    page: ['context', 'services'],
    overlay: ['page', 'context', 'services'],
    date: ['overlay', 'page', 'context', 'services'],
    field: ['date', 'page', 'context', 'services'],
    form: ['field', 'page', 'context', 'services'],
    map: ['field', 'page', 'context', 'services'],
    files: ['field', 'overlay', 'page', 'context', 'services'],
    column: ['overlay', 'page', 'context', 'services'],
    calendar: ['page', 'context', 'services'],
    batch: ['overlay', 'page', 'context', 'services'],
    'saved-views': ['form', 'field', 'overlay', 'page', 'context', 'services'],
    list: ['saved-views', 'column', 'form', 'date', 'field', 'overlay', 'page', 'context', 'services'],
    record: ['files', 'list', 'column', 'form', 'field', 'overlay', 'page', 'context', 'services'],
    chart: ['list', 'form', 'field', 'overlay', 'page', 'context', 'services'],
    resource: [
      'record',
      'list',
      'column',
      'form',
      'files',
      'field',
      'overlay',
      'page',
      'context',
      'services',
    ],
  },
  // the start of the console ties its rooms together, and the frame those of the shell
  'src/app': { session: [], routing: [], screens: [] },
  'src/app/shell': { sidebar: [], tabs: [], print: [] },
  // what stands above the rooms knows all, and no room knows it but its types
  mocks: MOCKS,
};

const SCREEN =
  /^(react|react-intl|react-hook-form|wouter|jotai|jotai-family|dayjs|zod\/mini)(\/|$)|^@formatjs\/intl$|^@hookform\/|^@tanstack\/react-/;

/** Which packages a path may know; the first line that fits counts. */
const packages: [RegExp, RegExp[]][] = [
  [/^src\/domain\//, [/^(dayjs|zod\/mini)(\/|$)/, /^uqr$/, /^csv-parse\/browser\/esm\/sync$/]],
  [/^src\/machines\/.*\.react\.tsx$/, [/^(xstate|@xstate\/react|react)$/]],
  [/^src\/machines\//, [/^xstate$/]],
  [/^src\/api\//, [/^(axios|zod\/mini|@tanstack\/react-query)$/, /^firebase\//]],
  [
    /^src\/kit\//,
    [
      SCREEN,
      /^@xstate\/react$/,
      /^primereact\//,
      /^react-dom$/,
      /^downshift$/,
      /^chart\.js$/,
      /^@holiday-jp\//,
      /^@googlemaps\//,
    ],
  ],
  [/^src\/views\//, [SCREEN, /^primereact\//, /^(xstate|@xstate\/react)$/]],
  [/^src\/app\//, [/^(?!axios|msw|@mswjs|@faker-js|firebase)/]],
  [/^mocks\//, [/^(?!wouter|primereact|@tanstack|jotai)/]],
];

/** The formatter writes single quotes, so these are all of them: static, dynamic, for types, for effects. */
const IMPORT = /(?<![-\w])(?:from|import|vi\.mock)\s*\(?\s*'([^']+)'/g;

const files = sources('src', 'mocks').map((source) => ({ ...source, imports: importsOf(source) }));
const layerAt = (path: string) => Object.keys(reach).find((layer) => path.startsWith(`${layer}/`));

test.each(Object.entries(reach))('%s imports only what it may', (layer, allowed) => {
  const offences = files
    .filter(({ path }) => layerAt(path) === layer)
    .flatMap(({ path, imports }) =>
      imports.filter((one) => !mayImport(path, one, allowed)).map((one) => `${path} imports ${one}`),
    );
  expect(offences).toEqual([]);
});

const eachRoom = Object.entries(rooms).flatMap(([floor, known]) =>
  Object.entries(known).map(([room, others]) => ({ floor, room, others })),
);

test.each(eachRoom)('$floor/$room knows only the rooms it may', ({ floor, room, others }) => {
  const reached = [room, ...others].map((name) => `${floor}/${name}/`);
  const offences = files
    .filter(({ path }) => path.startsWith(`${floor}/${room}/`))
    .flatMap(({ path, imports }) =>
      imports
        .map((one) => targetOf(path, one))
        .filter((target) => target?.startsWith(`${floor}/`) && target !== 'mocks/backend-types')
        .filter((target) => !reached.some((folder) => target?.startsWith(folder)))
        .map((target) => `${path} imports ${target}`),
    );
  expect(offences).toEqual([]);
});

test('every file of these floors stands in a room, but for what opens the door to the mocks', () => {
  const whole = Object.entries(rooms).filter(([floor]) => !floor.startsWith('src/app'));
  const strays = files.filter(({ path }) =>
    whole.some(
      ([floor, known]) =>
        path.startsWith(`${floor}/`) && !((path.slice(floor.length + 1).split('/')[0] ?? '') in known),
    ),
  );
  expect(strays.map(({ path }) => path)).toEqual([
    'mocks/backend-types.ts',
    'mocks/backend.ts',
    'mocks/handlers.ts',
    'mocks/start.ts',
  ]);
});

test('no view imports a sibling view', () => {
  const offences = files
    .filter(({ path }) => layerAt(path) === 'src/views')
    .flatMap(({ path, imports }) => {
      const own = `${path.split('/').slice(0, 3).join('/')}/`;
      return imports
        .map((one) => targetOf(path, one))
        .filter((target) => target?.startsWith('src/views/') && !target.startsWith(own))
        .map((target) => `${path} imports ${target}`);
    });
  expect(offences).toEqual([]);
});

test('no file imports itself by way of others, not even for a type', () => {
  const paths = new Set(files.map(({ path }) => path));
  const known = new Map(
    files.map(({ path, imports }) => [
      path,
      imports
        .map((one) => targetOf(path, one))
        .flatMap((target) =>
          ['.ts', '.tsx', ''].map((end) => `${target}${end}`).filter((one) => paths.has(one)),
        ),
    ]),
  );
  expect([...paths].filter((path) => reaches(path, path, known))).toEqual([]);
});

test('a room has 25 files at most, its stylesheets among them', () => {
  const whole = ['src', 'mocks'].flatMap((floor) =>
    readdirSync(floor, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()),
  );
  const folders = whole.map(({ parentPath }) => parentPath);
  const crowded = [...new Set(folders)].filter(
    (folder) => folders.filter((one) => one === folder).length > 25,
  );
  expect(crowded).toEqual([]);
});

test('the table of open screens, which the sign-in page loads, knows no other table', () => {
  const { imports } = files.find(({ path }) => path === 'src/app/screens/open.ts') as (typeof files)[number];
  expect(imports.filter((one) => /^\.|^#app/.test(one))).toEqual([]);
});

test('only the input of dates has the browser’s own pickers, for touch screens', () => {
  const PICKER =
    /type=["'{]+(date|time|datetime-local|month|week)\b|type: ['"](date|time|datetime-local)['"]/;
  const native = sources('src').filter(({ text }) => PICKER.test(text));
  expect(native.map(({ path }) => path)).toEqual(['src/kit/date/date-kinds.ts']);
});

test('nothing imports the barrel of primereact, which costs 375 KB', () => {
  const offences = files.filter(({ imports }) => imports.includes('primereact')).map(({ path }) => path);
  expect(offences).toEqual([]);
});

test('what draws QR codes is loaded with the page of codes alone [A-266]', () => {
  const drawing = files.filter(
    ({ path, imports }) =>
      path.startsWith('src/') && imports.some((one) => one === 'uqr' || one === '#domain/content/drawn-code'),
  );
  expect(drawing.map(({ path }) => path)).toEqual([
    'src/domain/content/drawn-code.ts',
    'src/views/qrcode/code-picture.ts',
  ]);
});

test('no source stands outside the layers but the entry', () => {
  const strays = files.map(({ path }) => path).filter((path) => !layerAt(path));
  expect(strays.filter((path) => !['src/main.tsx', 'src/vite-env.d.ts'].includes(path))).toEqual([]);
});

test('the backend that the production build is tried against shares nothing with the console or its fake', () => {
  const folder = 'e2e/backend/server';
  const offences = sources(folder).flatMap((source) =>
    importsOf(source)
      .filter((one) => !one.startsWith('node:') && !join(dirname(source.path), one).startsWith(`${folder}/`))
      .map((one) => `${source.path} imports ${one}`),
  );
  expect(offences).toEqual([]);
});

test('domain and machines have no clock, no timer and no chance of their own', () => {
  // a call through an object, `clock.setTimeout(…)`, is somebody else's clock; clock.ts only declares one
  const own = /(?<![.\w])(?:Date\.now|performance\.now|Math\.random|set(?:Timeout|Interval))\(|new Date\(\)/g;
  const offences = files
    .filter(({ path }) => /^src\/(domain|machines)\//.test(path) && path !== 'src/domain/base/clock.ts')
    .flatMap(({ path, text }) =>
      (withoutComments(text).match(own) ?? []).map((found) => `${path}: ${found}`),
    );
  expect(offences).toEqual([]);
});

/** Whether a path leads on to another by one import or more. */
function reaches(from: string, to: string, known: ReadonlyMap<string, string[]>): boolean {
  const seen = new Set<string>();
  const next = [...(known.get(from) ?? [])];
  for (let one = next.pop(); one !== undefined; one = next.pop()) {
    if (one === to) return true;
    if (seen.has(one)) continue;
    seen.add(one);
    next.push(...(known.get(one) ?? []));
  }
  return false;
}

function importsOf({ text }: Source): string[] {
  return [...withoutComments(text).matchAll(IMPORT)].flatMap(([, specifier]) => specifier ?? []);
}

function mayImport(path: string, specifier: string, allowed: string[]): boolean {
  const target = targetOf(path, specifier);
  if (target !== null) return allowed.some((layer) => target.startsWith(`${layer}/`));
  const known = packages.find(([paths]) => paths.test(path))?.[1] ?? [];
  return known.some((pattern) => pattern.test(specifier));
}

/** Where in the project an import leads; null for a package. */
function targetOf(path: string, specifier: string): string | null {
  if (specifier.startsWith('#mocks/')) return specifier.slice(1);
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`;
  return specifier.startsWith('.') ? join(path, '..', specifier) : null;
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
}
