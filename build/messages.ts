import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

/**
 * Prefixes of the texts on the sign-in page; the other texts are loaded with the first request or screen
 * behind it.
 */
export const START = ['app.', 'common.', 'language.', 'login.'];

const PARTS = ['start', 'rest'] as const;
type Part = (typeof PARTS)[number];

const MESSAGES_MODULE = 'virtual:messages';
const PART_MODULE = /^virtual:messages\/(?<locale>[\w-]+)\/(?<part>start|rest)$/;

/**
 * `virtual:messages` exports `loadMessages(locale, part)`: one chunk for each part of each file in
 * `locales/`. The messages are parsed at build time, so that the page needs no ICU parser.
 */
export function messages(): Plugin {
  let localesFolder = '';
  return {
    name: 'machi:messages',
    configResolved({ root }) {
      localesFolder = join(root, 'locales');
    },
    resolveId: {
      filter: { id: /^virtual:messages/ },
      handler: (id) => (id === MESSAGES_MODULE || PART_MODULE.test(id) ? `\0${id}` : null),
    },
    load: {
      filter: { id: /^\0virtual:messages/ },
      handler(id) {
        const { locale, part } = PART_MODULE.exec(id.slice(1))?.groups ?? {};
        if (!locale) return loadMessagesCode(localesIn(localesFolder));
        const file = join(localesFolder, `${locale}.json`);
        this.addWatchFile(file);
        return messagesCode(compile(locale, readFileSync(file, 'utf8'), part as Part));
      },
    },
    hotUpdate({ file }) {
      if (!file.startsWith(localesFolder)) return undefined;
      const { moduleGraph, hot } = this.environment;
      for (const module of moduleGraph.idToModuleMap.values()) {
        if (module.id?.startsWith(`\0${MESSAGES_MODULE}`)) moduleGraph.invalidateModule(module);
      }
      // React renders from one merged table, which cannot be replaced by hot module replacement
      hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

const localesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => basename(name, '.json'));

const loadMessagesCode = (locales: string[]) => `const parts = {
${locales
  .flatMap((locale) => PARTS.map((part) => `'${locale}/${part}'`))
  .map((key) => `  ${key}: () => import('${MESSAGES_MODULE}/${key.slice(1, -1)}'),`)
  .join('\n')}
};
export const loadMessages = async (locale, part) => (await parts[locale + '/' + part]()).default;
`;

/**
 * A message without placeholders is a plain string until the module runs: react-intl requires a literal
 * element.
 */
const messagesCode = (
  compiled: Record<string, string | MessageFormatElement[]>,
) => `const all = ${JSON.stringify(compiled)};
for (const id in all) if (typeof all[id] === 'string') all[id] = [{ type: 0, value: all[id] }];
export default all;
`;

function compile(locale: string, source: string, part: Part) {
  const textsById = JSON.parse(source) as Record<string, string>;
  const compiled: Record<string, string | MessageFormatElement[]> = {};
  for (const [id, text] of Object.entries(textsById)) {
    if (partOf(id) !== part) continue;
    compiled[id] = compileMessage(locale, id, text);
  }
  return compiled;
}

const partOf = (id: string): Part => (START.some((prefix) => id.startsWith(prefix)) ? 'start' : 'rest');

function compileMessage(locale: string, id: string, text: string): string | MessageFormatElement[] {
  try {
    const elements = parse(text);
    const [first] = elements;
    return elements.length === 1 && first?.type === TYPE.literal ? first.value : elements;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`locales/${locale}.json: "${id}": ${reason} in "${text}"`, { cause: error });
  }
}
