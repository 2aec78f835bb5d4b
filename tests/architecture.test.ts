import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { type Source, sources } from './sources';

/** The allowed imports of each layer; it may import no layer missing in its list. */
const allowedLayerImports: Record<string, string[]> = {
  'src/domain': ['src/domain'],
  'src/api': ['src/api', 'src/domain'],
  'src/machines': ['src/machines', 'src/domain'],
  // The record editor is one machine for every screen, and the kit has its dialogs.
  'src/kit': ['src/kit', 'src/machines', 'src/api', 'src/domain'],
  'src/records': ['src/records', 'src/kit', 'src/machines', 'src/api', 'src/domain'],
  'src/views': ['src/views', 'src/records', 'src/kit', 'src/machines', 'src/api', 'src/domain'],
  'src/app': ['src/app', 'src/views', 'src/kit', 'src/machines', 'src/api', 'src/domain'],
  // The fake backend knows nothing of the harness, which the panel, links, reports and tours are.
  'mocks/backend': ['mocks/backend', 'src/api', 'src/domain', 'src/machines'],
  // The panel shows the rows of docs/spec/endpoints.md.
  'mocks/harness': ['mocks/harness', 'mocks/backend', 'src/api', 'src/domain', 'src/machines', 'docs'],
  mocks: ['mocks', 'src/api', 'src/domain', 'src/machines'],
};

/** Everything of the fake backend that a handler builds on. */
const HANDLER_BASE = ['backend/tables', 'backend/db', 'backend/seed'];

const BACKEND: Record<string, string[]> = {
  'backend/seed': [],
  'backend/db': ['backend/seed'],
  'backend/tables': ['backend/db', 'backend/seed'],
  'backend/protocol': HANDLER_BASE,
  'backend/services': ['backend/protocol', ...HANDLER_BASE],
  'backend/firebase': ['backend/services', 'backend/protocol', ...HANDLER_BASE],
  // Another service of Google, which uses only the positions of the cities.
  'backend/google-maps': ['backend/seed'],
  'backend/resources': ['backend/services', 'backend/protocol', ...HANDLER_BASE],
  'backend/network': ['backend/firebase', 'backend/protocol'],
};

const HARNESS: Record<string, string[]> = {
  'harness/machines': [],
  'harness/clock': ['harness/machines'],
  'harness/demo': ['harness/clock'],
  'harness/link': ['harness/clock'],
  'harness/contract': [],
  'harness/requirements': [],
  'harness/data': [],
  // Elements of the console's pages, as a person names them.
  'harness/player': ['harness/clock'],
  'harness/presenter': ['harness/player'],
  'harness/report': ['harness/requirements', 'harness/player', 'harness/link', 'harness/machines'],
  // Recorded steps as the lines of a Playwright test.
  'harness/recorder': ['harness/report', 'harness/player', 'harness/link'],
  'harness/time-travel': ['harness/report', 'harness/player', 'harness/link', 'harness/machines'],
  'harness/replay': ['harness/report', 'harness/link', 'harness/clock'],
  'harness/panel': [
    'harness/time-travel',
    'harness/recorder',
    'harness/report',
    'harness/presenter',
    'harness/player',
    'harness/requirements',
    'harness/contract',
    'harness/data',
    'harness/link',
    'harness/demo',
    'harness/clock',
    'harness/machines',
  ],
  'harness/tours': ['harness/panel', 'harness/presenter', 'harness/player', 'harness/link', 'harness/clock'],
  'harness/town': ['harness/tours', 'harness/panel', 'harness/link', 'harness/demo', 'harness/clock'],
};

/** The allowed imports between the folders of a layer, by their paths in the folder around the layer. */
const allowedFolderImports: Record<string, Record<string, string[]>> = {
  'src/domain': {
    'domain/base': [],
    'domain/csv': ['domain/base'],
    'domain/dates': ['domain/base'],
    'domain/video': ['domain/base'],
    'domain/places': ['domain/base'],
    'domain/people': ['domain/places', 'domain/base'],
    'domain/session': ['domain/people', 'domain/places'],
    'domain/messaging': ['domain/people', 'domain/base'],
    'domain/recruitment': ['domain/people', 'domain/base'],
    'domain/offers': ['domain/video', 'domain/base'],
    'domain/content': ['domain/people', 'domain/video', 'domain/base'],
    'domain/office': ['domain/base', 'domain/csv'],
    'domain/files': ['domain/base'],
  },
  'src/api': {
    'api/http': [],
    'api/session': ['api/http'],
    'api/places': ['api/http'],
    'api/recruitment': ['api/places', 'api/http'],
    'api/people': ['api/recruitment', 'api/session', 'api/places', 'api/http'],
    'api/offers': ['api/http'],
    'api/messaging': ['api/people', 'api/offers', 'api/http'],
    'api/content': ['api/http'],
    'api/office': ['api/http'],
  },
  'src/kit': {
    'kit/services': [],
    'kit/context': ['kit/services'],
    'kit/page': ['kit/context', 'kit/services'],
    'kit/overlay': ['kit/page', 'kit/context', 'kit/services'],
    'kit/date': ['kit/overlay', 'kit/page', 'kit/context', 'kit/services'],
    'kit/field': ['kit/date', 'kit/page', 'kit/context', 'kit/services'],
    'kit/form': ['kit/field', 'kit/overlay', 'kit/page', 'kit/context', 'kit/services'],
    'kit/map': ['kit/field', 'kit/page', 'kit/context', 'kit/services'],
    'kit/files': ['kit/field', 'kit/overlay', 'kit/page', 'kit/context', 'kit/services'],
    'kit/column': ['kit/date', 'kit/overlay', 'kit/page', 'kit/context', 'kit/services'],
    'kit/calendar': ['kit/overlay', 'kit/page', 'kit/context', 'kit/services'],
    'kit/phone-preview': ['kit/date', 'kit/overlay', 'kit/page', 'kit/context', 'kit/services'],
    'kit/batch': ['kit/overlay', 'kit/page', 'kit/context', 'kit/services'],
    'kit/saved-views': ['kit/form', 'kit/field', 'kit/overlay', 'kit/page', 'kit/context', 'kit/services'],
    'kit/list': [
      'kit/saved-views',
      'kit/column',
      'kit/form',
      'kit/date',
      'kit/field',
      'kit/overlay',
      'kit/page',
      'kit/context',
      'kit/services',
    ],
    'kit/record': [
      'kit/files',
      'kit/list',
      'kit/column',
      'kit/form',
      'kit/date',
      'kit/field',
      'kit/overlay',
      'kit/page',
      'kit/context',
      'kit/services',
    ],
    'kit/chart': [
      'kit/list',
      'kit/form',
      'kit/date',
      'kit/field',
      'kit/overlay',
      'kit/page',
      'kit/context',
      'kit/services',
    ],
    'kit/decision-queue': [
      'kit/record',
      'kit/list',
      'kit/column',
      'kit/overlay',
      'kit/page',
      'kit/context',
      'kit/services',
    ],
    'kit/resource': [
      'kit/record',
      'kit/list',
      'kit/column',
      'kit/form',
      'kit/files',
      'kit/field',
      'kit/overlay',
      'kit/page',
      'kit/context',
      'kit/services',
    ],
  },
  'src/records': {
    'records/chat': [],
    'records/identity': [],
    'records/locker': [],
    'records/product': [],
    'records/report': [],
    'records/reserve': ['records/locker'],
  },
  // The root of the console imports all its folders, and the shell’s frame those of the shell.
  'src/app': { 'app/session': [], 'app/city': [], 'app/routing': [], 'app/screens': [] },
  'src/app/shell': { 'shell/sidebar': [], 'shell/tabs': [], 'shell/print': [] },
  // Files at these roots import all folders, and no folder imports them, except for their types.
  'mocks/backend': BACKEND,
  'mocks/harness': HARNESS,
};

const SCREEN_PACKAGES =
  /^(react|react-intl|react-hook-form|wouter|jotai|jotai-family|dayjs|zod\/mini)(\/|$)|^@formatjs\/intl$|^@hookform\/|^@tanstack\/react-/;

/** The packages that a path may import; the first matching row applies. */
const allowedPackages: [RegExp, RegExp[]][] = [
  [/^src\/domain\//, [/^(dayjs|zod\/mini)(\/|$)/, /^uqr$/, /^csv-parse\/browser\/esm\/sync$/]],
  [/^src\/machines\/.*\.react\.tsx$/, [/^(xstate|@xstate\/react|react)$/]],
  [/^src\/machines\//, [/^xstate$/]],
  [/^src\/api\//, [/^(axios|zod\/mini|@tanstack\/react-query)$/, /^firebase\//]],
  [
    /^src\/kit\//,
    [
      SCREEN_PACKAGES,
      /^@xstate\/react$/,
      /^primereact\//,
      /^react-dom$/,
      /^downshift$/,
      /^chart\.js$/,
      /^@holiday-jp\//,
      /^@googlemaps\//,
      // The texts of another language than the console's, for the phone beside a form.
      /^virtual:messages$/,
    ],
  ],
  [/^src\/(records|views)\//, [SCREEN_PACKAGES, /^primereact\//, /^(xstate|@xstate\/react)$/]],
  [/^src\/app\//, [/^(?!axios|msw|@mswjs|@faker-js|firebase)/]],
  [/^mocks\//, [/^(?!wouter|primereact|@tanstack|jotai)/]],
];

/**
 * The formatter writes single quotes, so this matches every import: static, dynamic, for types, for side
 * effects.
 */
const IMPORT = /(?<![-\w])(?:from|import|vi\.mock)\s*\(?\s*'([^']+)'/g;

const files = sources('src', 'mocks').map((source) => ({ ...source, imports: importsOf(source) }));
const layerAt = (path: string) =>
  Object.keys(allowedLayerImports).find((layer) => path.startsWith(`${layer}/`));

test.each(Object.entries(allowedLayerImports))(
  '%s imports only allowed layers and packages',
  (layer, allowed) => {
    const offences = files
      .filter(({ path }) => layerAt(path) === layer)
      .flatMap(({ path, imports }) =>
        imports.filter((one) => !mayImport(path, one, allowed)).map((one) => `${path} imports ${one}`),
      );
    expect(offences).toEqual([]);
  },
);

const folderRules = Object.entries(allowedFolderImports).flatMap(([layer, known]) =>
  Object.entries(known).map(([folder, others]) => ({
    layer,
    folder: pathIn(layer, folder),
    others: others.map((other) => pathIn(layer, other)),
  })),
);

/** The interfaces of the fake backend and of the harness. */
const TYPES = ['mocks/backend/backend-types', 'mocks/harness/harness'];

test.each(folderRules)('$folder imports only allowed folders', ({ layer, folder, others }) => {
  const allowedFolders = [folder, ...others].map((one) => `${one}/`);
  const offences = files
    .filter(({ path }) => path.startsWith(`${folder}/`))
    .flatMap(({ path, imports }) =>
      imports
        .map((one) => targetOf(path, one))
        .filter((target) => target?.startsWith(`${layer}/`) && !TYPES.includes(target))
        .filter((target) => !allowedFolders.some((one) => target?.startsWith(one)))
        .map((target) => `${path} imports ${target}`),
    );
  expect(offences).toEqual([]);
});

test('every file of these layers is in a folder, except for the entries of the fake backend and the harness', () => {
  const layersWithFolders = Object.entries(allowedFolderImports).filter(
    ([layer]) => !layer.startsWith('src/app'),
  );
  const strayFiles = files.filter(({ path }) =>
    layersWithFolders.some(
      ([layer, known]) =>
        path.startsWith(`${layer}/`) &&
        !Object.keys(known).some((folder) => path.startsWith(`${pathIn(layer, folder)}/`)),
    ),
  );
  expect(strayFiles.map(({ path }) => path)).toEqual([
    'mocks/backend/backend-on-demand.ts',
    'mocks/backend/backend-types.ts',
    'mocks/backend/backend-with.ts',
    'mocks/backend/backend.ts',
    'mocks/backend/handlers.ts',
    'mocks/backend/real-time.ts',
    'mocks/harness/create-harness.ts',
    'mocks/harness/harness.ts',
  ]);
});

test('no view imports a file of another view', () => {
  const offences = files
    .filter(({ path }) => layerAt(path) === 'src/views')
    .flatMap(({ path, imports }) => {
      const ownTimeOrChance = `${path.split('/').slice(0, 3).join('/')}/`;
      return imports
        .map((one) => targetOf(path, one))
        .filter((target) => target?.startsWith('src/views/') && !target.startsWith(ownTimeOrChance))
        .map((target) => `${path} imports ${target}`);
    });
  expect(offences).toEqual([]);
});

test('no file imports itself through other files, not even for a type', () => {
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

test('a folder has at most 25 files, including stylesheets', () => {
  const allFiles = ['src', 'mocks'].flatMap((root) =>
    readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()),
  );
  const folders = allFiles.map(({ parentPath }) => parentPath);
  const crowdedFolders = [...new Set(folders)].filter(
    (folder) => folders.filter((one) => one === folder).length > 25,
  );
  expect(crowdedFolders).toEqual([]);
});

test('a stylesheet has fewer than 300 lines', () => {
  const longStylesheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .filter((name) => readFileSync(join('src', name), 'utf8').split('\n').length > 300);
  expect(longStylesheets).toEqual([]);
});

test('a class alone is styled in one stylesheet; print, widths and containers add to it elsewhere', () => {
  const stylesheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css') && !name.endsWith('print.css'))
    .map((name) => [name, readFileSync(join('src', name), 'utf8')] as const);
  const owners = new Map<string, Set<string>>();
  for (const [name, text] of stylesheets)
    for (const className of classesAlone(text))
      owners.set(className, (owners.get(className) ?? new Set()).add(name));
  const shared = [...owners].filter(([, names]) => names.size > 1);
  expect(shared.map(([className, names]) => [className, ...names])).toEqual([]);
});

/** The selectors of a stylesheet that are one class, outside of its @media and @container blocks. */
function classesAlone(text: string): string[] {
  const openBlocks: string[] = [];
  const selectors: string[] = [];
  for (const [, before = '', bracket] of text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]*)([{}])/g)) {
    if (bracket === '}') openBlocks.pop();
    else {
      const head = before.split(';').at(-1) ?? '';
      if (!openBlocks.some((block) => /@(media|container)/.test(block))) selectors.push(head);
      openBlocks.push(head);
    }
  }
  return selectors
    .flatMap((list) => list.replace(/\([^)]*\)/g, '').split(','))
    .flatMap((selector) => /^\s*\.([\w-]+)\s*$/.exec(selector)?.[1] ?? []);
}

test('an exported name of src belongs to one module', () => {
  expect(sharedNames(/^export (?:async )?(?:const|function|class|interface|type) (\w+)/gm)).toEqual([]);
});

test('the first word of a cache key belongs to one module: two modules never share an entry by accident', () => {
  expect(sharedNames(/queryKey: \['(\w+)'|\['(\w+)', at\./g)).toEqual([]);
});

test('the table of open screens, which the sign-in page loads, imports no other table', () => {
  const { imports } = files.find(({ path }) => path === 'src/app/screens/open.ts') as (typeof files)[number];
  expect(imports.filter((one) => /^\.|^#app/.test(one))).toEqual([]);
});

test('only the input of dates has the browser’s own pickers, for touch screens', () => {
  const PICKER =
    /type=["'{]+(date|time|datetime-local|month|week)\b|type: ['"](date|time|datetime-local)['"]/;
  const filesWithPickers = sources('src').filter(({ text }) => PICKER.test(text));
  expect(filesWithPickers.map(({ path }) => path)).toEqual(['src/kit/date/date-kinds.ts']);
});

/** The journeys of e2e/ime.spec.ts and of the screens compose a Japanese word in each of these. */
const FILES_WITH_INPUTS = [
  'src/app/palette/Palette.tsx',
  'src/kit/date/DateInput.tsx',
  'src/kit/field/ColourField.tsx',
  'src/kit/field/NumberField.tsx',
  'src/kit/field/RadiusField.tsx',
  'src/kit/field/RecordCombobox.tsx',
  'src/kit/field/TextField.tsx',
  'src/kit/list/SearchInput.tsx',
  'src/kit/map/PlaceSearch.tsx',
  'src/views/chat/Composer.tsx',
  'src/views/login/LoginView.tsx',
  'src/views/notifications/school/SchoolChoice.tsx',
];

test('text is typed in the fields of the kit and in four of their own, so that a word is composed alike in all [R-STATE-10]', () => {
  const filesWithInputs = files.filter(({ path, text }) =>
    [...withoutComments(text).matchAll(/<(?:input|textarea)\b[\s\S]*?\/>/g)].some(
      ([tag]) =>
        path.startsWith('src/') &&
        // passwords have no input method
        !/ type=(?:"(?:checkbox|radio|file|color|number|range)"|\{(?:shown|isPasswordShown) \? 'text' : 'password'\})/.test(
          tag,
        ),
    ),
  );
  expect(filesWithInputs.map(({ path }) => path).toSorted()).toEqual(FILES_WITH_INPUTS);
  const forms = files.filter(({ path, text }) => path.startsWith('src/') && /<form\b/.test(text));
  expect(forms.map(({ path }) => path).toSorted()).toEqual([
    'src/kit/form/FormFrame.tsx',
    'src/kit/list/Pager.tsx',
    'src/views/chat/Composer.tsx',
    'src/views/login/LoginView.tsx',
    'src/views/notifications/school/SchoolChoice.tsx',
  ]);
});

test('no file imports the barrel of primereact, which costs 375 KB', () => {
  const offences = files.filter(({ imports }) => imports.includes('primereact')).map(({ path }) => path);
  expect(offences).toEqual([]);
});

test('only the page of codes loads the code that draws QR codes [A-266]', () => {
  const codeDrawingFiles = files.filter(
    ({ path, imports }) =>
      path.startsWith('src/') && imports.some((one) => one === 'uqr' || one === '#domain/content/drawn-code'),
  );
  expect(codeDrawingFiles.map(({ path }) => path)).toEqual([
    'src/domain/content/drawn-code.ts',
    'src/views/qrcode/code-picture.ts',
  ]);
});

test('every source is in a layer, except for the entry', () => {
  const strayFiles = files.map(({ path }) => path).filter((path) => !layerAt(path));
  expect(strayFiles.filter((path) => !['src/main.tsx', 'src/vite-env.d.ts'].includes(path))).toEqual([]);
});

test('the backend for tests of the production build shares no code with the console or its fake', () => {
  const folder = 'e2e/backend/server';
  const offences = sources(folder).flatMap((source) =>
    importsOf(source)
      .filter((one) => !one.startsWith('node:') && !join(dirname(source.path), one).startsWith(`${folder}/`))
      .map((one) => `${source.path} imports ${one}`),
  );
  expect(offences).toEqual([]);
});

test('domain and machines have no clock, timer or random number of their own', () => {
  // A call on an object, `clock.setTimeout(…)`, uses the clock of the caller; clock.ts only declares one.
  const ownTimeOrChance =
    /(?<![.\w])(?:Date\.now|performance\.now|Math\.random|set(?:Timeout|Interval))\(|new Date\(\)/g;
  const offences = files
    .filter(({ path }) => /^src\/(domain|machines)\//.test(path) && path !== 'src/domain/base/clock.ts')
    .flatMap(({ path, text }) =>
      (withoutComments(text).match(ownTimeOrChance) ?? []).map((found) => `${path}: ${found}`),
    );
  expect(offences).toEqual([]);
});

/** Where the kind of a failed call decides anything, and the kinds that are distinguished there. */
const FAILURE_KINDS_DISTINGUISHED: Readonly<Record<string, readonly string[]>> = {
  // A broken contract is printed, and what its caller gave up is no failure.
  'src/api/http/client.ts': ['cancelled', 'contract'],
  // After these nobody knows whether the server has written.
  'src/api/http/write/write-outcome.ts': ['contract', 'network', 'server'],
  // These are shown in a form, by the sign-out or after it, and not as a toast.
  'src/app/app.tsx': ['conflict', 'denied', 'ended'],
  // Of the failed calls, only responses that could not be read are sent to whoever runs the console.
  'src/app/error-report/report-of.ts': ['contract'],
  // A renewal that was refused ends the session; one that failed does not.
  'src/app/session/session-effects.ts': ['ended'],
  // A refused decision may have been made by another user.
  'src/kit/decision-queue/deliver-once.ts': ['conflict', 'refused'],
  // The client logs these itself.
  'src/kit/list/use-record-list.ts': ['cancelled', 'conflict', 'contract', 'denied', 'ended'],
  'src/kit/services/problem-messages.ts': ['conflict'],
  'src/views/supported-products/use-moving.ts': ['conflict'],
};

test('no screen tells a call without a response from a failure of the server, and the kind of a failure decides in few places', () => {
  const kinds = /'(denied|conflict|ended|refused|server|network|contract|cancelled)'/g;
  const decidingFiles = sources('src')
    .filter(({ path }) => path !== 'src/api/http/problem.ts')
    .map(({ path, text }) => {
      const lines = withoutComments(text).match(/^.*(?:\bkind\b|\bProblemKind\b|\bcase ').*$/gm) ?? [];
      const found = lines.flatMap((line) => [...line.matchAll(kinds)].map(([, kind = '']) => kind));
      return [path, [...new Set(found)].toSorted()] as const;
    })
    .filter(([, found]) => found.length > 0);
  expect(Object.fromEntries(decidingFiles)).toEqual(FAILURE_KINDS_DISTINGUISHED);

  // The browser's own words for the same, by which a screen could tell them apart without the kind.
  const offline = /\bnavigator\.onLine\b|\bERR_NETWORK\b|\bisAxiosError\b/;
  const filesThatAsk = sources('src').filter(({ text }) => offline.test(withoutComments(text)));
  expect(filesThatAsk.map(({ path }) => path)).toEqual([
    'src/api/http/client.ts',
    'src/api/http/early-requests.ts',
    // A note in the bar, which no call reads.
    'src/app/shell/navbar/use-online.ts',
  ]);
});

/** `src/kit/files` for `kit/files` of the layer `src/kit`. */
function pathIn(layer: string, folder: string): string {
  return `${dirname(layer)}/${folder}`;
}

/** Whether a path reaches another by one import or more. */
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

/** The names that a pattern's group finds in more than one module of src, each with its modules. */
function sharedNames(pattern: RegExp): string[] {
  const modules = new Map<string, Set<string>>();
  for (const { path, text } of sources('src')) {
    for (const [, first, second] of withoutComments(text).matchAll(pattern)) {
      const name = first ?? second ?? '';
      modules.set(name, (modules.get(name) ?? new Set()).add(path));
    }
  }
  return [...modules].flatMap(([name, paths]) => (paths.size > 1 ? `${name}: ${[...paths].join(', ')}` : []));
}

function importsOf({ text }: Source): string[] {
  return [...withoutComments(text).matchAll(IMPORT)].flatMap(([, specifier]) => specifier ?? []);
}

function mayImport(path: string, specifier: string, allowed: string[]): boolean {
  const target = targetOf(path, specifier);
  if (target !== null) return allowed.some((layer) => target.startsWith(`${layer}/`));
  const known = allowedPackages.find(([paths]) => paths.test(path))?.[1] ?? [];
  return known.some((pattern) => pattern.test(specifier));
}

/** The path in the project that an import resolves to; null for a package. */
function targetOf(path: string, specifier: string): string | null {
  if (specifier.startsWith('#mocks/')) return specifier.slice(1);
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`;
  return specifier.startsWith('.') ? join(path, '..', specifier) : null;
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
}
