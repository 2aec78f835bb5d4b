import { copiedRows, exampleRows } from './copied-rows.mjs';
import { localeTexts } from './locale-texts.mjs';
import { lowered } from './read-screen.mjs';
import { seedFileOf, testFileOf } from './written-files.mjs';

/** @typedef {import('./read-screen.mjs').NewScreen} NewScreen */

/** Files of the example, scenes, which have one field and no rule of their own. */
const COPIED_FILES = [
  'src/domain/ROOM/scene.ts',
  'src/api/ROOM/scenes.ts',
  'src/views/scene/SceneView.tsx',
  'src/views/scene/SceneForm.tsx',
  'mocks/backend/tables/ROOM/scenes.ts',
  'mocks/backend/resources/ROOM/scenes.ts',
];

/** Lists in which the example has rows. */
const LIST_FILES = [
  'src/domain/places/features.ts',
  'mocks/backend/resources/index.ts',
  'mocks/backend/protocol/server-texts.ts',
  'mocks/harness/panel/calls/screen-titles.ts',
  'mocks/harness/panel/parts/data/data-texts.ts',
  'docs/spec/endpoints.md',
  'e2e/backend/server/tables/offers.ts',
  'e2e/backend/server/endpoints/offers.ts',
  'e2e/backend/screens/named.ts',
  'e2e/list-cases.ts',
  'tests/matrix.ts',
  'tests/views/required-fields.test.tsx',
];

const READINGS = 'docs/spec/readings.md';

/**
 * The files of a new screen of records with one field, and every list with its rows. They pass the
 * tests of these lists as they are; what is left to the author, left-to-do.mjs lists.
 * @param {Readonly<Record<string, string>>} textsByPath texts by path
 * @param {NewScreen} screen
 * @returns {Record<string, string>} texts by path
 */
export function screenChanges(textsByPath, screen) {
  const { name, plural, section, room } = screen;
  const readingId = nextReadingId(textOf(textsByPath, READINGS));
  const withNewNames = renaming(screen, readingId);
  const renamedAndMoved = (/** @type {string} */ text) =>
    withNewNames(text).replace(new RegExp(`/offers/(${name}|${plural})\\b`, 'g'), `/${room}/$1`);

  const copiedFiles = COPIED_FILES.map((path) => [
    withNewNames(path.replace('ROOM', room)),
    renamedAndMoved(textOf(textsByPath, path.replace('ROOM', 'offers'))),
  ]);
  const listFiles = LIST_FILES.map((path) => [
    path,
    copiedRows(textOf(textsByPath, path), namesExample, renamedAndMoved),
  ]);
  const localeFiles = /** @type {const} */ (['ja', 'en', 'es', 'zh']).map((language) => {
    const path = `locales/${language}.json`;
    return [path, withTexts(textOf(textsByPath, path), localeTexts(screen, language))];
  });

  const sectionFile = `src/app/screens/${section}.ts`;
  const row = withNewNames(exampleRows(textOf(textsByPath, 'src/app/screens/office.ts'), namesExample));
  const otherFiles = [
    [sectionFile, textOf(textsByPath, sectionFile).replace(/\};\n$/, () => `${row}\n};\n`)],
    [READINGS, textOf(textsByPath, READINGS) + readingOf(screen, readingId)],
    withFirst(
      textsByPath,
      'tests/build/requirements.test.ts',
      'the specification does not have\n',
      `'/:city/${name}'`,
    ),
    ...(isKana(screen.ja)
      ? []
      : [
          withFirst(
            textsByPath,
            'src/app/palette/readings.ts',
            'READINGS.* = {\n',
            `'${name}.title': '${screen.reading}'`,
          ),
        ]),
  ];
  return Object.fromEntries([
    ...copiedFiles,
    ...listFiles,
    ...localeFiles,
    ...otherFiles,
    seedFileOf(screen),
    testFileOf(screen, readingId),
  ]);
}

const capital = (/** @type {string} */ word) => word.charAt(0).toUpperCase() + word.slice(1);

const namesExample = (/** @type {string} */ line) => /\bscenes?\b|\bscene(Table|Handlers)\b/.test(line);

const isKana = (/** @type {string} */ title) => /^[ぁ-ゟァ-ヿ・]+$/.test(title);

/** @param {Readonly<Record<string, string>>} textsByPath @param {string} path */
function textOf(textsByPath, path) {
  const text = textsByPath[path];
  if (text === undefined)
    throw new Error(`${path} is missing: scripts/new-screen/screen-changes.mjs names it`);
  return text;
}

/** @param {Readonly<Record<string, string>>} textsByPath @param {string} path @param {string} start @param {string} row */
const withFirst = (textsByPath, path, start, row) => [
  path,
  textOf(textsByPath, path).replace(new RegExp(start), (found) => `${found}  ${row},\n`),
];

/** @param {string} readings */
function nextReadingId(readings) {
  const numbers = [...readings.matchAll(/^- \*\*A-(\d+)\*\*/gm)].map(([, number]) => Number(number));
  return `A-${Math.max(...numbers) + 1}`;
}

/** @param {NewScreen} screen @param {string} readingId */
const readingOf = ({ name, ja, en }, readingId) =>
  `- **${readingId}** ${ja} (\`/:city/${name}\`, ${lowered(en)}) is a screen of ours: the specification does not have it. Administrators\n` +
  '  and Operators enter and write.\n';

/** @param {NewScreen} screen @param {string} readingId */
function renaming({ name, plural, ja, en, enOne, icon }, readingId) {
  /** @type {Record<string, string>} */
  const words = {
    'the scenes of the city': `the ${lowered(en)} of the city (${readingId})`,
    'a scene': `${/^[aeiou]/i.test(enOne) ? 'an' : 'a'} ${enOne}`,
    "'Scenes'": quoted(en),
    'pi-camera': icon,
    'A-111': readingId,
    'A-158': readingId,
    シーン: ja,
    場面: ja,
    花火の夜: `新しい${ja}`,
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

/** @param {string} text */
const quoted = (text) => `'${text.replaceAll("'", "\\'")}'`;

/** @param {string} json @param {Record<string, string>} texts */
function withTexts(json, texts) {
  const all = Object.entries({ ...JSON.parse(json), ...texts });
  all.sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`;
}
