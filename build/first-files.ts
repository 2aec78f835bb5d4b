import { readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { type Plugin, type ResolvedConfig, type Rolldown, runnerImport } from 'vite';
import { inOrder } from '../src/app/routing/match-screen.ts';
import { askAtOnce, type FirstFiles } from './ask-at-once.ts';

/**
 * Writes a few lines into the built page that ask, before any script has come, for every file that the address and the
 * cookies already tell of: the texts of the language, and for whoever is signed in the console and the screen of this path.
 * Which screen stands where is read from the table of contents itself.
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
        const table = firstFilesOf(
          bundle ?? {},
          await screensOf(config.root),
          localesOf(config.root),
          config.base,
          config.env.VITE_DEFAULT_LOCALE,
        );
        const whenPainted = `(task) => new PerformanceObserver((list, observer) => {
          if (list.getEntriesByName('first-contentful-paint').length === 0) return;
          observer.disconnect();
          task();
        }).observe({ type: 'paint', buffered: true })`;
        const script = `<script>(${askAtOnce.toString()})(${JSON.stringify(table)}, document, location.pathname, ${whenPainted})</script>`;
        // before the stylesheets, which a script behind them waits for; behind the entry and what it imports: all else waits
        // for these, and what is asked for first comes first
        return html.replace(ENTRY, (entry) => `${entry}\n    ${script}`);
      },
    },
  };
}

/** With what it imports, as the bundler asks for it. */
const ENTRY = /<script type="module"[^>]*><\/script>(?:\s*<link rel="modulepreload"[^>]*>)*/;

/** What the table needs to know of a screen; `view` is a path within the project. */
export interface KnownScreen {
  path: string;
  redirect: string | null;
  view: string;
}

const SIGNED_IN = ['src/app/session/start-session.ts', 'src/app/signed-in.ts'];

/** Every file by the name of its chunk, so that a name stands once. */
export function firstFilesOf(
  bundle: Rolldown.OutputBundle,
  screens: readonly KnownScreen[],
  locales: readonly string[],
  base: string,
  defaultLocale = 'ja',
): FirstFiles {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const start = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap((entry) => filesOf(entry, bundle)));
  const names: string[] = [];
  const of = (...modules: string[]) =>
    modules.flatMap((module) => {
      const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.replace('\0', '').endsWith(module));
      return chunk === undefined ? [] : filesOf(chunk, bundle);
    });
  const indexes = (files: readonly string[], known: readonly string[] = []) =>
    [...new Set(files)]
      .filter((file) => !start.has(file) && !known.includes(file))
      .map((file) => {
        if (!names.includes(file)) names.push(file);
        return names.indexOf(file);
      });
  const texts = (part: string) =>
    Object.fromEntries(locales.map((locale) => [locale, indexes(of(`virtual:messages/${locale}/${part}`))]));
  const console = of(...SIGNED_IN);
  const table = {
    base,
    locale: defaultLocale,
    start: texts('start'),
    rest: texts('rest'),
    console: indexes(console),
    screens: inOrder(screens).map(({ path, redirect, view }): FirstFiles['screens'][number] => {
      const target = screens.find((one) => one.path === redirect?.split('?')[0]);
      const shown = target ?? { view };
      return [patternOf(path), indexes(of(shown.view), console)];
    }),
  };
  return { ...table, names };
}

/** wouter's, for all that our paths use of it. */
export const patternOf = (path: string) => `^${path.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}/?$`;

/** A chunk with all that it imports, and their stylesheets. */
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

const KNOWN = 'virtual:known-screens';

/** The table of contents as the console has it, each view replaced by its own path. Only while it is imported does it run. */
export async function screensOf(root: string): Promise<KnownScreen[]> {
  const known: Plugin = {
    name: 'machi:known-screens',
    enforce: 'pre',
    resolveId: { filter: { id: /^virtual:known-screens$/ }, handler: () => `\0${KNOWN}` },
    load: {
      filter: { id: /View\.tsx$|^\0virtual:known-screens$/ },
      handler: (id) =>
        id === `\0${KNOWN}` ? READ_SCREENS : `export default () => ${JSON.stringify(relative(root, id))};`,
    },
  };
  const { module } = await runnerImport<{ known: KnownScreen[] }>(KNOWN, {
    root,
    plugins: [known],
    logLevel: 'error',
  });
  return module.known;
}

const READ_SCREENS = `
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { screens } from '#app/screens';
export const known = await Promise.all(screens.map(async ({ path, redirect, view }) => ({
  path,
  redirect,
  view: renderToStaticMarkup(createElement((await view.load()).default, { params: {} })),
})));
`;
