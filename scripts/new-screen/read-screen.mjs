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
 * @param {Readonly<Record<string, string>>} files texts by path
 * @param {string} name
 * @param {Readonly<Record<string, string | boolean | undefined>>} options
 * @returns {{ screen: NewScreen } | { problem: string }}
 */
export function readScreen(files, name, options) {
  const of = (/** @type {string} */ option, fallback = '') => String(options[option] ?? fallback);
  const missing = ['ja', 'reading', 'en', 'es', 'zh'].filter((option) => !options[option]);
  if (!/^[a-z]+$/.test(name) || missing.length > 0)
    return {
      problem: `${USAGE}. The name is one word in lower case${missing.length > 0 ? `; missing: --${missing.join(', --')}` : ''}.`,
    };
  const en = of('en');
  if (!options['es-one'])
    return { problem: "--es-one tablón: one record in Spanish, as in 'Añadir: tablón'" };
  if (!options['en-one'] && !/[^s]s$/.test(en))
    return { problem: "--en-one 'notice board': one record in English, as in 'New notice board'" };

  const sections = sectionsIn(files);
  const section = of('section', 'office');
  if (!(section in sections))
    return { problem: `--section ${section}: the sections of the menu are ${listed(sections)}` };
  const rooms = roomsIn(files);
  const room = of('room', 'offers');
  if (!rooms.includes(room))
    return { problem: `--room ${room}: the folders of the domain are ${rooms.join(', ')}` };

  const screen = {
    name,
    plural: of('plural', `${name}s`),
    section,
    room,
    icon: of('icon', 'pi-circle'),
    ja: of('ja'),
    reading: of('reading'),
    en,
    enOne: of('en-one', lowered(en.slice(0, -1))),
    es: of('es'),
    esOne: of('es-one'),
    zh: of('zh'),
  };
  const taken = takenBy(files, screen);
  return taken === undefined ? { screen } : { problem: `${taken} exists already` };
}

/** A title inside a sentence. @param {string} title */
export const lowered = (title) =>
  /^\p{Lu}\p{Lu}/u.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1);

/** The tables of the menu by name, each with the Japanese title of its section. @param {Readonly<Record<string, string>>} files */
function sectionsIn(files) {
  const ja = JSON.parse(files['locales/ja.json'] ?? '{}');
  const rows = (files['src/app/screens/index.ts'] ?? '').matchAll(
    /\{ title: '([\w.]+)', screens: Object\.values\((\w+)\) \}/g,
  );
  return Object.fromEntries([...rows].map(([, title = '', table = '']) => [table, String(ja[title])]));
}

/** @param {Readonly<Record<string, string>>} sections */
const listed = (sections) =>
  Object.entries(sections)
    .map(([table, title]) => `${table} (${title})`)
    .join(', ');

/** The folders that domain, contract and fake backend share. @param {Readonly<Record<string, string>>} files */
const roomsIn = (files) => [
  ...new Set(
    Object.keys(files).flatMap((path) => /^mocks\/backend\/resources\/(\w+)\//.exec(path)?.[1] ?? []),
  ),
];

/** @param {Readonly<Record<string, string>>} files @param {NewScreen} screen */
function takenBy(files, { name, plural, room }) {
  const paths = [`src/views/${name}/`, `src/domain/${room}/${name}.ts`, `src/api/${room}/${plural}.ts`];
  const path = Object.keys(files).find((one) => paths.some((start) => one.startsWith(start)));
  if (path !== undefined) return path;
  const texts = files['locales/ja.json'] ?? '';
  if (texts.includes(`"${name}.`)) return `${name}.* of locales/ja.json`;
  return (files['src/domain/places/features.ts'] ?? '').includes(`'${name}'`)
    ? `the feature ${name}`
    : undefined;
}
