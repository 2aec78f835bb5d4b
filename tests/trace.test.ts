import { expect, test } from 'vitest';
import {
  citedIn,
  doublesIn,
  judgeReadings,
  namesIn,
  readingsOf,
  rowsOf,
  titlesIn,
} from '../scripts/trace.mjs';

test('the requirements are the rows of the tables, not the ids that a row mentions', () => {
  const markdown = '| ID | Statement |\n|---|---|\n| R-VAL-FILE-01 | as R-VAL-FILE-02 |\n| R-FB-12 | – |\n';
  expect(rowsOf(markdown)).toEqual(['R-VAL-FILE-01', 'R-FB-12']);
});

test('a test names one row, a list of rows or a range of them', () => {
  expect(namesIn("test('a [R-HTTP-01..03]'); test('b [R-A-01, R-VAL-B-12, A-059]');")).toEqual([
    'R-HTTP-01',
    'R-HTTP-02',
    'R-HTTP-03',
    'R-A-01',
    'R-VAL-B-12',
  ]);
});

test('an argument that becomes part of several titles names its rows', () => {
  expect(namesIn("describeResource('/a', { ids: 'R-A-01, A-059, R-B-02' });")).toEqual(['R-A-01', 'R-B-02']);
});

test('a row is named by the title around it, in any quotes, and a generated title is empty', () => {
  const source = `test('a "b" isn\\'t c [R-A-01]', () => expect('x [y]'));
test.each(['q'])("it's %s [A-059, R-A-02, R-B-01]  here", () => {});
describeResource('/a', { ids: 'R-A-03' });`;
  expect(titlesIn(source)).toEqual([
    { ids: ['R-A-01'], title: `a "b" isn't c` },
    { ids: ['R-A-02', 'R-B-01'], title: "it's %s here" },
    { ids: ['R-A-03'], title: '' },
  ]);
});

test('a bracket may start with decisions, and one with decisions only names no row', () => {
  expect(namesIn("test('a [A-059, A-1, R-HTTP-01]'); test('b [A-191]');")).toEqual(['R-HTTP-01']);
});

test('an id in a comment does not count, and an invalid range is kept to be reported', () => {
  expect(namesIn('// [R-A-01]\n/** [R-A-02] */\n"[R-A-09..03]"')).toEqual(['R-A-09..03']);
});

test('a requirement of a test and of a journey is a double, unless the first line of the journey gives its reason', () => {
  const files = {
    'tests/a.test.ts': "test('a [R-A-02, R-A-10]'); test('b [R-A-03, R-A-04]');",
    'tests/b.test.ts': "test('c [R-A-10]');",
    'e2e/a.spec.ts': "test('d [R-A-10, R-A-02, R-A-05]');",
    'e2e/b.spec.ts': "// In a browser: the focus of a dialog\ntest('e [R-A-02, R-A-03]');",
    'e2e/backend/c.spec.ts': "// In a browser: \ntest('f [R-A-04]');",
    'e2e/d.spec.ts': "test('g [R-A-04]');\n// In a browser: too late",
  };
  expect(doublesIn(files)).toEqual([
    { id: 'R-A-02', tests: ['tests/a.test.ts'], journeys: ['e2e/a.spec.ts'] },
    { id: 'R-A-04', tests: ['tests/a.test.ts'], journeys: ['e2e/backend/c.spec.ts', 'e2e/d.spec.ts'] },
    { id: 'R-A-10', tests: ['tests/a.test.ts', 'tests/b.test.ts'], journeys: ['e2e/a.spec.ts'] },
  ]);
});

test('a reading is cited alone or in a range, and a requirement is not taken for a reading', () => {
  expect(citedIn('// (A-025 to A-027, A-186), [R-A-101], A-1234, A-12')).toEqual([
    'A-025',
    'A-026',
    'A-027',
    'A-186',
  ]);
});

test('a reading has its own line, and a line that only mentions one does not count', () => {
  expect(readingsOf('- **A-001** One, as A-002.\n  A-003 goes on.\n- **A-004** Two.\n')).toEqual([
    'A-001',
    'A-004',
  ]);
});

test('a citation without a reading is reported with its files, and so is a reading that is never cited or defined twice', () => {
  const files = {
    'docs/spec/readings.md': '- **A-001** One.\n- **A-002** Two, as A-002 and A-009.\n- **A-001** Again.\n',
    'src/a.ts': '// A-001, A-003',
    'tests/a.test.ts': "test('a [A-003]')",
  };
  expect(judgeReadings(files)).toEqual({
    strangers: [
      ['A-009', ['docs/spec/readings.md']],
      ['A-003', ['src/a.ts', 'tests/a.test.ts']],
    ],
    unused: ['A-002'],
    twice: ['A-001'],
  });
});
