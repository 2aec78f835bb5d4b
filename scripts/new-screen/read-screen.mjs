/**
 * @typedef {object} NewScreen
 * @property {string} name one record, in lower case: `board`
 * @property {string} plural `boards`
 * @property {string} section the table of src/app/screens: `office`
 * @property {string} room the folder of its domain: `offers`
 * @property {string} icon `pi-circle`
 * @property {string} ja the title in Japanese
 * @property {string} reading the title in hiragana
 * @property {string} en the title in English: `Notice boards`
 * @property {string} enOne one record: `notice board`
 * @property {string} es
 * @property {string} esOne
 * @property {string} zh
 */

export const USAGE =
  "npm run new:screen -- board --ja 掲示板 --reading けいじばん --en 'Notice boards' --es Tablones --es-one tablón --zh 公告栏 " +
  "[--en-one 'notice board'] [--section office] [--room offers] [--icon pi-circle] [--plural boards]";

/**
 * The screen that the words of the command describe, or what is wrong with them.
 * @param {Readonly<Record<string, string>>} textsByPath texts by path
 * @param {string} name
 * @param {Readonly<Record<string, string | boolean | undefined>>} options
 * @returns {{ screen: NewScreen } | { problem: string }}
 */
export function readScreen(textsByPath, name, options) {
  const optionOf = (/** @type {string} */ option, fallback = '') => String(options[option] ?? fallback);
  const missingOptions = ['ja', 'reading', 'en', 'es', 'zh'].filter((option) => !options[option]);
  if (!/^[a-z]+$/.test(name) || missingOptions.length > 0)
    return {
      problem: `${USAGE}. The name is one word in lower case${missingOptions.length > 0 ? `; missing: --${missingOptions.join(', --')}` : ''}.`,
    };
  const en = optionOf('en');
  if (!options['es-one'])
    return { problem: "--es-one tablón: one record in Spanish, as in 'Añadir: tablón'" };
  if (!options['en-one'] && !/[^s]s$/.test(en))
    return { problem: "--en-one 'notice board': one record in English, as in 'New notice board'" };

  const sections = sectionsIn(textsByPath);
  const section = optionOf('section', 'office');
  if (!(section in sections))
    return { problem: `--section ${section}: the sections of the menu are ${sectionList(sections)}` };
  const rooms = roomsIn(textsByPath);
  const room = optionOf('room', 'offers');
  if (!rooms.includes(room))
    return { problem: `--room ${room}: the folders of the domain are ${rooms.join(', ')}` };

  const screen = {
    name,
    plural: optionOf('plural', `${name}s`),
    section,
    room,
    icon: optionOf('icon', 'pi-circle'),
    ja: optionOf('ja'),
    reading: optionOf('reading'),
    en,
    enOne: optionOf('en-one', lowered(en.slice(0, -1))),
    es: optionOf('es'),
    esOne: optionOf('es-one'),
    zh: optionOf('zh'),
  };
  const existing = existingPartOf(textsByPath, screen);
  return existing === undefined ? { screen } : { problem: `${existing} exists already` };
}

/** A title inside a sentence. @param {string} title */
export const lowered = (title) =>
  /^\p{Lu}\p{Lu}/u.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1);

/** The tables of the menu by name, each with the Japanese title of its section. @param {Readonly<Record<string, string>>} textsByPath */
function sectionsIn(textsByPath) {
  const ja = JSON.parse(textsByPath['locales/ja.json'] ?? '{}');
  const rows = (textsByPath['src/app/screens/index.ts'] ?? '').matchAll(
    /\{ title: '([\w.]+)', screens: Object\.values\((\w+)\) \}/g,
  );
  return Object.fromEntries([...rows].map(([, title = '', table = '']) => [table, String(ja[title])]));
}

/** @param {Readonly<Record<string, string>>} sections */
const sectionList = (sections) =>
  Object.entries(sections)
    .map(([table, title]) => `${table} (${title})`)
    .join(', ');

/** The folders that domain, contract and fake backend share. @param {Readonly<Record<string, string>>} textsByPath */
const roomsIn = (textsByPath) => [
  ...new Set(
    Object.keys(textsByPath).flatMap((path) => /^mocks\/backend\/resources\/(\w+)\//.exec(path)?.[1] ?? []),
  ),
];

/** @param {Readonly<Record<string, string>>} textsByPath @param {NewScreen} screen */
function existingPartOf(textsByPath, { name, plural, room }) {
  const paths = [`src/views/${name}/`, `src/domain/${room}/${name}.ts`, `src/api/${room}/${plural}.ts`];
  const path = Object.keys(textsByPath).find((one) => paths.some((start) => one.startsWith(start)));
  if (path !== undefined) return path;
  const texts = textsByPath['locales/ja.json'] ?? '';
  if (texts.includes(`"${name}.`)) return `${name}.* of locales/ja.json`;
  return (textsByPath['src/domain/places/features.ts'] ?? '').includes(`'${name}'`)
    ? `the feature ${name}`
    : undefined;
}
