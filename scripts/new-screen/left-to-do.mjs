/**
 * What the author of a new screen has to write or to look at, each with its place.
 * @param {(path: string) => string} read the text of a file that has been written
 * @param {import('./read-screen.mjs').NewScreen} screen
 * @returns {string[]} `path:line  what`
 */
export function leftToDo(read, { name, plural, section, room }) {
  const server = 'e2e/backend/server';
  /** @type {[path: string, marker: string, what: string][]} */
  const todos = [
    ['CHANGELOG.md', '### Added', 'one line for the users'],
    ['docs/spec/readings.md', `/:city/${name}\``, 'what the specification leaves open, and who may enter'],
    [
      'docs/spec/endpoints.md',
      `/:city/api/${plural}/`,
      'what each call does; E-130 is the number of all such calls',
    ],
    [`src/app/screens/${section}.ts`, `/:city/${name}'`, 'its place in the section, entry (roles), icon'],
    [
      `mocks/backend/resources/${room}/${plural}.ts`,
      'writers',
      'the roles that write; with others that read, readers',
    ],
    ['tests/matrix.ts', `['${name}'`, 'the roles that enter'],
    ...['ja', 'en', 'es', 'zh'].flatMap((language) => [
      /** @type {[string, string, string]} */ ([
        `locales/${language}.json`,
        `"empty.${plural}"`,
        'the text of an empty list',
      ]),
      /** @type {[string, string, string]} */ ([
        `locales/${language}.json`,
        `"${name}.name"`,
        'this text and the four below',
      ]),
    ]),
    [`mocks/backend/seed/${room}/${plural}.ts`, 'name: profile', 'the records of the demo'],
    [`${server}/tables/offers.ts`, `${plural}: rows`, 'records of the independent backend'],
    [`src/domain/${room}/${name}.ts`, 'Draft = ', 'further fields: docs/architecture.md, One more field'],
    [
      'src/app/palette/record-searches.ts',
      'RECORD_SEARCHES',
      'a row, only if users look for single records by name from any page',
    ],
  ];
  return todos.map(([path, marker, what]) => {
    const line = read(path)
      .split('\n')
      .findIndex((one) => one.includes(marker));
    if (line < 0) throw new Error(`${path} has no ${marker}: scripts/new-screen/left-to-do.mjs names it`);
    return `${path}:${line + 1}  ${what}`;
  });
}
