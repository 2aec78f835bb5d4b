import { expect, test } from 'vitest';
import { citedIn, judgeReadings, namesIn, readingsOf, rowsOf } from '../scripts/trace.mjs';

test('the rows are those of the tables, not those a row mentions', () => {
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

test('what several titles are made of names its rows', () => {
  expect(namesIn("describeResource('/a', { ids: 'R-A-01, A-059, R-B-02' });")).toEqual(['R-A-01', 'R-B-02']);
});

test('a bracket may begin with decisions, and one of decisions alone names no row', () => {
  expect(namesIn("test('a [A-059, A-1, R-HTTP-01]'); test('b [A-191]');")).toEqual(['R-HTTP-01']);
});

test('a comment proves nothing and a mistake is kept to be reported', () => {
  expect(namesIn('// [R-A-01]\n/** [R-A-02] */\n"[R-A-09..03]"')).toEqual(['R-A-09..03']);
});

test('a reading is cited alone or in a range, and no requirement is taken for one', () => {
  expect(citedIn('// (A-025 to A-027, A-186), [R-A-101], A-1234, A-12')).toEqual([
    'A-025',
    'A-026',
    'A-027',
    'A-186',
  ]);
});

test('a reading has a line of its own; what only mentions another is none', () => {
  expect(readingsOf('- **A-001** One, as A-002.\n  A-003 goes on.\n- **A-004** Two.\n')).toEqual([
    'A-001',
    'A-004',
  ]);
});

test('a reading without a line is told with the files that cite it, and a line that is cited nowhere else or stands twice', () => {
  const files = {
    'docs/readings.md': '- **A-001** One.\n- **A-002** Two, as A-002 and A-009.\n- **A-001** Again.\n',
    'src/a.ts': '// A-001, A-003',
    'tests/a.test.ts': "test('a [A-003]')",
  };
  expect(judgeReadings(files)).toEqual({
    strangers: [
      ['A-009', ['docs/readings.md']],
      ['A-003', ['src/a.ts', 'tests/a.test.ts']],
    ],
    unused: ['A-002'],
    twice: ['A-001'],
  });
});
