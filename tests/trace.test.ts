import { expect, test } from 'vitest';
import { namesIn, rowsOf } from '../scripts/trace.mjs';

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

test('a bracket may begin with decisions, and one of decisions alone names no row', () => {
  expect(namesIn("test('a [A-059, A-1, R-HTTP-01]'); test('b [A-191]');")).toEqual(['R-HTTP-01']);
});

test('a comment proves nothing and a mistake is kept to be reported', () => {
  expect(namesIn('// [R-A-01]\n/** [R-A-02] */\n"[R-A-09..03]"')).toEqual(['R-A-09..03']);
});
