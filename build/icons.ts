import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const STYLESHEET = 'virtual:primeicons.css';
const require = createRequire(import.meta.url);

/**
 * `virtual:primeicons.css`: the icons named in `src/`, with a font reduced to them (107 icons: 12 KB of 35).
 */
export function icons(): Plugin {
  let sourceFolder = '';
  let lastStylesheet = { names: '', css: '' };
  return {
    name: 'machi:icons',
    configResolved({ root }) {
      sourceFolder = join(root, 'src');
    },
    resolveId: { filter: { id: /^virtual:primeicons\.css$/ }, handler: () => `\0${STYLESHEET}` },
    load: {
      filter: { id: /^\0virtual:primeicons\.css$/ },
      async handler() {
        const names = namesIn(sourceFolder);
        const key = names.join(' ');
        if (lastStylesheet.names !== key) lastStylesheet = { names: key, css: await stylesheetOf(names) };
        return lastStylesheet.css;
      },
    },
    hotUpdate({ file, modules }) {
      if (!file.startsWith(sourceFolder) || namesIn(sourceFolder).join(' ') === lastStylesheet.names)
        return undefined;
      const stylesheet = this.environment.moduleGraph.getModuleById(`\0${STYLESHEET}`);
      return stylesheet ? [...modules, stylesheet] : undefined;
    },
  };
}

/** Classes of the package that are not icons. */
const NON_ICON_CLASSES = new Set(['pi-fw', 'pi-spin']);
const ICON_RULE = /\.(pi-[\w-]+):before\s*\{\s*content:\s*"\\(\w+)";?\s*\}/g;

function namesIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap(
      (name) =>
        readFileSync(join(folder, name), 'utf8').match(/(?<![\w-])pi-[a-z0-9]+(?:-[a-z0-9]+)*/g) ?? [],
    )
    .filter((name) => !NON_ICON_CLASSES.has(name));
  return [...new Set(names)].toSorted();
}

async function stylesheetOf(names: string[]): Promise<string> {
  const original = readFileSync(require.resolve('primeicons/primeicons.css'), 'utf8');
  const codes = new Map([...original.matchAll(ICON_RULE)].map(([, name, code]) => [name, code]));
  const missing = names.filter((name) => !codes.has(name));
  if (missing.length > 0) throw new Error(`primeicons has no ${missing.join(', ')}`);
  const otherRules = original.replace(/@font-face\s*\{[^}]*\}/, '').replace(ICON_RULE, '');
  return [
    await fontFaceOf(names, codes),
    otherRules.trim(),
    ...names.map((name) => ruleOf(name, codes)),
  ].join('\n');
}

const ruleOf = (name: string, codes: Map<string | undefined, string | undefined>) =>
  `.${name}:before { content: "\\${codes.get(name)}"; }`;

async function fontFaceOf(names: string[], codes: Map<string | undefined, string | undefined>) {
  const font = readFileSync(require.resolve('primeicons/fonts/primeicons.woff2'));
  const characters = String.fromCodePoint(...names.map((name) => Number.parseInt(codes.get(name) ?? '', 16)));
  const subset = await subsetFont(font, characters, { targetFormat: 'woff2' });
  const url = `data:font/woff2;base64,${subset.toString('base64')}`;
  return `@font-face { font-family: 'primeicons'; font-display: block; src: url('${url}') format('woff2'); }`;
}
