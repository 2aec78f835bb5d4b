import { copiedRows } from './copied-rows.mjs';

/** Files of the example, scenes, which have one field and no rule of their own. */
const COPIED = [
  'src/domain/ROOM/scene.ts',
  'src/api/ROOM/scenes.ts',
  'src/views/scene/SceneView.tsx',
  'src/views/scene/SceneForm.tsx',
  'mocks/backend/tables/ROOM/scenes.ts',
  'mocks/backend/resources/ROOM/scenes.ts',
];

/** Lists in which the example has rows. */
const LISTS = [
  'src/app/screens/office.ts',
  'src/domain/places/features.ts',
  'mocks/backend/resources/index.ts',
  'mocks/backend/protocol/server-texts.ts',
  'mocks/harness/panel/calls/screen-titles.ts',
  'mocks/harness/panel/parts/data/data-texts.ts',
  'docs/spec/endpoints.md',
  'e2e/backend/server/tables/offers.ts',
  'e2e/backend/server/views/offers.ts',
  'e2e/backend/screens/named.ts',
  'e2e/list-cases.ts',
  'tests/matrix.ts',
  'tests/views/required-fields.test.tsx',
];

/**
 * @typedef {object} NewScreen
 * @property {string} name one record, in lower case: `board`
 * @property {string} plural `boards`
 * @property {string} room the folder of its domain: `offers`
 * @property {string} ja the title in Japanese
 * @property {string} reading the title in hiragana
 * @property {string} en the title in English
 * @property {string} es
 * @property {string} zh
 */

/**
 * The files of a new screen of records with one field, and every list with its rows. They pass the
 * tests of these lists as they are; the author replaces fields, texts, roles, icon and the section of the menu.
 * @param {Readonly<Record<string, string>>} files texts by path
 * @param {NewScreen} screen
 * @returns {Record<string, string>} texts by path
 */
export function screenChanges(files, screen) {
  const renamed = renaming(screen);
  const taken = [`src/views/${screen.name}/`, `src/domain/${screen.room}/${screen.name}.ts`];
  const there = Object.keys(files).find((path) => taken.some((one) => path.startsWith(one)));
  if (there !== undefined) throw new Error(`${there} exists already`);

  const copied = COPIED.map((path) => [
    renamed(path.replace('ROOM', screen.room)),
    renamed(textOf(files, path.replace('ROOM', 'offers'))).replaceAll(
      `/offers/${screen.name}`,
      `/${screen.room}/${screen.name}`,
    ),
  ]);
  const lists = LISTS.map((path) => [
    path,
    copiedRows(textOf(files, path), namesExample, (row) =>
      renamed(row).replaceAll(`/offers/${screen.plural}`, `/${screen.room}/${screen.plural}`),
    ),
  ]);
  const locales = /** @type {const} */ (['ja', 'en', 'es', 'zh']).map((language) => {
    const path = `locales/${language}.json`;
    return [path, withTexts(textOf(files, path), textsOf(screen, language))];
  });
  const firsts = [
    ['tests/build/requirements.test.ts', 'the specification does not have\n', `'/:city/${screen.name}'`],
    ['src/app/palette/readings.ts', 'READINGS.* = {\n', `'${screen.name}.title': '${screen.reading}'`],
  ].map(([path = '', start = '', row]) => [
    path,
    textOf(files, path).replace(new RegExp(start), (found) => `${found}  ${row},\n`),
  ]);
  return Object.fromEntries([...copied, ...lists, ...locales, seedOf(screen), testOf(screen), ...firsts]);
}

const capital = (/** @type {string} */ word) => word.charAt(0).toUpperCase() + word.slice(1);

const namesExample = (/** @type {string} */ line) => /\bscenes?\b|\bscene(Table|Handlers)\b/.test(line);

/** @param {Readonly<Record<string, string>>} files @param {string} path */
function textOf(files, path) {
  const text = files[path];
  if (text === undefined)
    throw new Error(`${path} is missing: scripts/new-screen/screen-changes.mjs names it`);
  return text;
}

/** @param {NewScreen} screen */
function renaming({ name, plural, ja }) {
  /** @type {Record<string, string>} */
  const words = {
    シーン: ja,
    SCENES: plural.toUpperCase(),
    SCENE: name.toUpperCase(),
    Scenes: capital(plural),
    Scene: capital(name),
    scenes: plural,
    scene: name,
  };
  const anyWord = new RegExp(Object.keys(words).join('|'), 'g');
  return (/** @type {string} */ text) =>
    text
      .replace(anyWord, (word) => words[word] ?? word)
      // the requirements are those of the example
      .replace(/ ?\(R-[^)]*\)/g, '')
      .replace(`${ja}名: '§5'`, `${ja}名: 'A-275'`);
}

/**
 * @param {NewScreen} screen
 * @param {'ja' | 'en' | 'es' | 'zh'} language
 * @returns {Record<string, string>}
 */
function textsOf(screen, language) {
  const title = screen[language];
  const [empty, field, required, search] = {
    ja: [`${title}を登録します。`, `${title}名`, `${title}名を入力してください。`, `${title}名で検索`],
    en: [`${title} are managed here.`, 'Name', 'Please enter a name.', 'Search by name'],
    es: [`Aquí se gestiona: ${title}.`, 'Nombre', 'Introduzca el nombre.', 'Buscar por nombre'],
    zh: [`在此登记${title}。`, `${title}名称`, `请输入${title}名称。`, '按名称搜索'],
  }[language];
  const noun = language === 'en' ? screen.name : title.toLowerCase();
  return Object.fromEntries(
    Object.entries({ noun, title, name: field, nameRequired: required, search })
      .map(([key, text]) => [`${screen.name}.${key}`, text ?? ''])
      .concat([[`empty.${screen.plural}`, empty ?? '']]),
  );
}

/** @param {string} json @param {Record<string, string>} texts */
function withTexts(json, texts) {
  const all = Object.entries({ ...JSON.parse(json), ...texts });
  all.sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`;
}

/** @param {NewScreen} screen @returns {[string, string]} */
function seedOf({ name, plural, room, ja }) {
  return [
    `mocks/backend/seed/${room}/${plural}.ts`,
    `import { TITLE_MAX } from '#domain/base/limits';
import type { SeedContext } from '#mocks/backend/seed/base/context';
import { hardText } from '#mocks/backend/seed/texts/hard-texts';

/** Each ${name} has the name of the kind and a number. */
export function seed${capital(plural)}({ profile, count }: SeedContext): { name: string }[] {
  if (profile === 'empty') return [];
  return Array.from({ length: profile === 'normal' ? 24 : count }, (_, index) => ({
    name: profile === 'edge' ? hardText(index, TITLE_MAX) : \`${ja}\${index + 1}\`,
  }));
}
`,
  ];
}

/** @param {NewScreen} screen @returns {[string, string]} */
function testOf({ name, plural, ja }) {
  return [
    `tests/views/${name}.test.tsx`,
    `import { describeResource } from './describe-resource';

describeResource('/akashi/${name}', {
  ids: 'A-158',
  title: '${ja}',
  calls: '/akashi/api/${plural}/',
  valid: { ${ja}名: '花火の夜' },
  whole: {
    sent: { name: '花火の夜' },
    row: { ${ja}名: '花火の夜', 操作: '' },
    panel: { ${ja}名: '紅葉の季節' },
  },
  renamed: ['${ja}名', '紅葉の季節'],
  refused: [
    { change: { ${ja}名: '　' }, field: '${ja}名', texts: '${ja}名を入力してください。' },
    {
      change: { ${ja}名: 'あ'.repeat(201) },
      field: '${ja}名',
      texts: '200文字以内で入力してください（現在201文字）。',
    },
  ],
  search: ['${ja}7', /${ja}7/],
});
`,
  ];
}
