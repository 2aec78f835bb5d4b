import { readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { type Plugin, type ResolvedConfig, type Rolldown, runnerImport } from 'vite';
import { inOrder } from '../src/app/routing/match-screen.ts';
import type { Screen } from '../src/kit/context/screen.ts';
import { cookiesAfterLink } from './cookies-after-link.ts';
import { inlineScript } from './inline-script.ts';
import { type FirstFiles, preloadFirstFiles } from './preload-first-files.ts';
import { requestAtOnce } from './request-at-once.ts';
import { type FolderOfCall, folderOfCall } from './resources.ts';

/**
 * Writes an inline script into the built page that requests files before any script is loaded: the texts of
 * the stored language and, with a session's cookie, the console and the screen of this path. The screens come
 * from `src/app/screens`.
 */
export function firstFiles(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'machi:first-files',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const { root, mode } = config;
        const { screens } = await screensOf(root);
        const isDemo = mode === 'demo';
        const folderOf = isDemo ? await folderOfCall(root) : undefined;
        const firstFilesTable = firstFilesOf(bundle ?? {}, screens, localesOf(root), folderOf);
        const cookies = isDemo
          ? `(${cookiesAfterLink.toString()})(document.cookie, location.hash)`
          : 'document.cookie';
        const whenPainted = `(task) => new PerformanceObserver((list, observer) => {
          if (list.getEntriesByName('first-contentful-paint').length === 0) return;
          observer.disconnect();
          task();
        }).observe({ type: 'paint', buffered: true })`;
        // the demo's backend is one of its scripts
        const earlyRequests = isDemo
          ? ''
          : `window.earlyRequests = (${requestAtOnce.toString()})(files, settings, window);`;
        const script = inlineScript(`{
          const files = ${JSON.stringify(firstFilesTable)};
          const settings = JSON.parse(document.getElementById('settings').textContent);
          (${preloadFirstFiles.toString()})(files, settings, document, ${cookies}, location.pathname, ${whenPainted});
          ${earlyRequests}
        }`);
        // before the stylesheets, because an inline script after them waits for them; after the entry and its
        // imports, because every other file needs them and requests are served in order
        return html.replace(ENTRY, (entry) => `${entry}\n    ${script}`);
      },
    },
  };
}

/** The entry script with its modulepreload links, as the bundler writes them. */
const ENTRY = /<script type="module"[^>]*><\/script>(?:\s*<link rel="modulepreload"[^>]*>)*/;

/** The fields of a screen in the table; `view` is a path within the project. */
export interface KnownScreen extends Pick<Screen, 'path' | 'redirect' | 'entry' | 'firstRequest'> {
  view: string;
}

const START_MODULES = ['mocks/start.ts'];
/** In the order in which the page runs them. Those of mocks/, and the session's wait for them, are in the demo alone. */
const SIGNED_IN_MODULES = [
  'mocks/start-backend.ts',
  'session-when-ready',
  'src/app/session/start-session.ts',
  'src/app/signed-in.ts',
];

/**
 * Files are indexes of `names`, so that each name is written once. `folderOf`: the folder of the demo's handlers that
 * answers a path of the contract, if it is not one of every page.
 */
export function firstFilesOf(
  bundle: Rolldown.OutputBundle,
  screens: readonly KnownScreen[],
  locales: readonly string[],
  folderOf: FolderOfCall = () => undefined,
): FirstFiles {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const startFiles = new Set(
    chunks.filter(({ isEntry }) => isEntry).flatMap((entry) => filesOf(entry, bundle)),
  );
  const fileNames: string[] = [];
  const filesOfModules = (...modules: string[]) =>
    modules.flatMap((module) => {
      const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.replace('\0', '').endsWith(module));
      return chunk === undefined ? [] : filesOf(chunk, bundle);
    });
  const indexes = (files: readonly string[], alreadyLoaded: readonly string[] = []) =>
    [...new Set(files)]
      .filter((file) => !startFiles.has(file) && !alreadyLoaded.includes(file))
      .map((file) => {
        if (!fileNames.includes(file)) fileNames.push(file);
        return fileNames.indexOf(file);
      });
  const textFiles = (part: string, ...modules: string[]) =>
    Object.fromEntries(
      locales.map((name) => [name, indexes(filesOfModules(...modules, `virtual:messages/${name}/${part}`))]),
    );
  const handlersOf = (firstRequest: string | null) => {
    const folder = folderOf(firstRequest?.split('?')[0] ?? '');
    return folder === undefined ? [] : [`virtual:resources/${folder}`];
  };
  const consoleFiles = filesOfModules(...SIGNED_IN_MODULES);
  const firstFilesTable = {
    start: textFiles('start', ...START_MODULES),
    rest: textFiles('rest'),
    console: indexes(consoleFiles, filesOfModules(...START_MODULES)),
    screens: inOrder(screens).map((screen): FirstFiles['screens'][number] => {
      const targetScreen = screens.find(({ path }) => path === screen.redirect?.split('?')[0]) ?? screen;
      const files = indexes(
        filesOfModules(...handlersOf(targetScreen.firstRequest), targetScreen.view),
        consoleFiles,
      );
      if (screen.entry === 'open') return [patternOf(screen.path), files];
      return [
        patternOf(screen.path),
        files,
        screen.redirect?.includes('?') ? null : targetScreen.firstRequest,
      ];
    }),
  };
  return { ...firstFilesTable, names: fileNames };
}

/** The regular expression of wouter for the syntax that our paths use; its group is the city. */
export const patternOf = (path: string) =>
  `^${path
    .replace(/\/$/, '')
    .replace(/:city\b/, '([^/]+)')
    .replace(/:\w+/g, '[^/]+')}/?$`;

/** A chunk with all of its static imports, and their stylesheets. */
function filesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): string[] {
  const files = new Set<string>();
  const visit = ({ fileName, imports, viteMetadata }: Rolldown.OutputChunk) => {
    if (files.has(fileName)) return;
    files.add(fileName);
    for (const style of viteMetadata?.importedCss ?? []) files.add(style);
    for (const name of imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') visit(imported);
    }
  };
  visit(chunk);
  return [...files];
}

export const localesOf = (root: string) =>
  readdirSync(join(root, 'locales')).map((name) => basename(name, '.json'));

const SCREENS_MODULE = 'virtual:known-screens';

/**
 * Imports `src/app/screens` with each view replaced by its own path. The code runs only during this import.
 */
export async function screensOf(root: string): Promise<ScreensModule> {
  const viewsAsPaths: Plugin = {
    name: 'machi:known-screens',
    enforce: 'pre',
    resolveId: { filter: { id: /^virtual:known-screens$/ }, handler: () => `\0${SCREENS_MODULE}` },
    load: {
      filter: { id: /View\.tsx$|^\0virtual:known-screens$/ },
      handler: (id) =>
        id === `\0${SCREENS_MODULE}`
          ? READ_SCREENS
          : `export default () => ${JSON.stringify(relative(root, id))};`,
    },
  };
  const { module } = await runnerImport<ScreensModule>(SCREENS_MODULE, {
    root,
    plugins: [viewsAsPaths],
    logLevel: 'error',
  });
  return module;
}

interface ScreensModule {
  screens: KnownScreen[];
}

const READ_SCREENS = `
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { screens as all } from '#app/screens/index';
export const screens = await Promise.all(all.map(async ({ path, redirect, entry, firstRequest, view }) => ({
  path,
  redirect,
  entry,
  firstRequest,
  view: renderToStaticMarkup(createElement((await view.load()).default, { params: {} })),
})));
`;
