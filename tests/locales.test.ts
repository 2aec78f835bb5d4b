import { readdirSync, readFileSync } from 'node:fs';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { editsOf, expectNoEdits } from './edits';
import { type Source, sources } from './sources';

/** The patterns with which code names a text by its id alone. */
const MESSAGE_ID_USE = /(?:messageId:|formatMessage\(\{\s*id:|<FormattedMessage\s+id=)\s*(['"])([\w.-]+)\1/g;
const DOTTED_STRING = /(['"])([a-z]\w*(?:\.[\w-]+)+)\1/g;
const DOTTED_TEMPLATE = /`((?:[\w-]+|\$\{[^}`]+\})(?:\.(?:[\w-]+|\$\{[^}`]+\}))+)`/g;

const locales = readdirSync('locales').map((name) => name.replace('.json', ''));
const textsOf = (locale: string): Record<string, string> => {
  return JSON.parse(readFileSync(`locales/${locale}.json`, 'utf8')) as Record<string, string>;
};
const japanese = textsOf('ja');
const keys = Object.keys(japanese);
const consoleSources = sources('src');
const namedIds = idsIn(consoleSources);
const idPatterns = shapesIn(consoleSources);

test('there are texts in Japanese, English, Spanish and Chinese [R-I18N-01]', () => {
  expect(locales.toSorted()).toEqual(['en', 'es', 'ja', 'zh']);
});

test.each(locales)('%s has every key of ja, in order, and no empty text [R-GEN-04, R-I18N-06]', (locale) => {
  const texts = textsOf(locale);
  const file = `locales/${locale}.json`;
  expectNoEdits(editsOf(file, Object.keys(texts), keys));
  expect(Object.keys(texts), `sort the keys of ${file}`).toEqual(Object.keys(texts).toSorted());
  expect(Object.keys(texts).filter((key) => texts[key]?.trim() === '')).toEqual([]);
});

test.each(locales)('every text of %s is valid and has the same placeholders as in ja', (locale) => {
  const texts = textsOf(locale);
  const offences = keys.flatMap((key) => {
    const expected = valuesIn(japanese[key] ?? '');
    const found = valuesIn(texts[key] ?? '');
    return expected === found ? [] : [`${key}: ${found} instead of ${expected}`];
  });
  expect(offences).toEqual([]);
});

test('every message that the console names exists', () => {
  const missing = [...namedIds].filter((id) => !keys.includes(id)).toSorted();
  expectNoEdits(missing.map((id) => `add ${id} to locales/ja.json`));
});

const isUsed = (id: string): boolean => namedIds.has(id) || idPatterns.some((pattern) => pattern.test(id));

test('every message is used by the console', () => {
  // The gloss of a message is found by the name of the message.
  const unused = keys.filter((id) => !isUsed(id) && !isUsed(id.replace(/\.gloss$/, '')));
  expectNoEdits(unused.map((id) => `remove ${id} from locales/*.json`));
});

/**
 * The ids that the sources contain. States of machines have dots too, so there only the patterns of ASKED
 * count.
 */
function idsIn(files: Source[]): Set<string> {
  const families = new Set(keys.map(familyOf));
  const requests = files.flatMap(({ text }) => [...text.matchAll(MESSAGE_ID_USE)].map(([, , id = '']) => id));
  const dotted = files
    .filter(({ path }) => !path.startsWith('src/machines/'))
    .flatMap(({ text }) => [...text.matchAll(DOTTED_STRING)].map(([, , id = '']) => id));
  return new Set([...requests, ...dotted.filter((id) => families.has(familyOf(id)))]);
}

/** The ids with placeholders: `role.${role}` matches every text of that shape. */
function shapesIn(files: Source[]): RegExp[] {
  return files
    .flatMap(({ text }) => [...text.matchAll(DOTTED_TEMPLATE)].map(([, template = '']) => template))
    .filter((template) => template.includes('${'))
    .map((template) => {
      const parts = template.split(/\$\{[^}]+\}/).map((part) => part.replaceAll('.', '\\.'));
      return new RegExp(`^${parts.join('[\\w-]+')}$`);
    });
}

function familyOf(id: string): string {
  return id.slice(0, id.indexOf('.'));
}

/** The placeholders and tags of a text, or its parse error. */
function valuesIn(text: string): string {
  try {
    return [...new Set(namesIn(parse(text)))].toSorted().join(' ');
  } catch (error) {
    return error instanceof Error ? `${error.message} in "${text}"` : String(error);
  }
}

function namesIn(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return [`<${element.value}>`, ...namesIn(element.children)];
    const options = 'options' in element ? Object.values(element.options) : [];
    return [element.value, ...options.flatMap(({ value }) => namesIn(value))];
  });
}
