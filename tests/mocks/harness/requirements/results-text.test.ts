import { expect, test } from 'vitest';
import { textsFor } from '#mocks/harness/panel/texts/texts-for';
import { resultsCsv, resultsMarkdown } from '#mocks/harness/requirements/results-text';

const row = (id: string, text: string) => ({ id, area: '', text, check: 'e2e.', paths: [], tests: [] });
const ROWS = [row('R-A-01', 'A | B'), row('R-A-02', 'C')];
const AT = '2026-04-01T00:00:00.000Z';
const RESULTS = [
  { id: 'R-Z-09', result: 'passed' as const, note: '', build: 'c5901bc4', at: AT },
  { id: 'R-A-02', result: null, note: '=1+1', build: 'c5901bc4', at: AT },
  { id: 'R-A-01', result: 'failed' as const, note: '1行目\n2行目 | 終わり', build: 'c5901bc4', at: AT },
];
const { table } = textsFor('ja').requirements;

test('the results are a table for spreadsheets in the order of the requirements; removed rows are at its end', () => {
  expect(resultsCsv(RESULTS, ROWS, table).split('\r\n')).toEqual([
    '"要件","内容","確認方法","結果","注記","版","日時"',
    '"R-A-01","A | B","e2e.","✗","1行目\n2行目 | 終わり","c5901bc4","2026-04-01 09:00:00"',
    '"R-A-02","C","e2e.","注記のみ","\'=1+1","c5901bc4","2026-04-01 09:00:00"',
    '"R-Z-09","","","✓","","c5901bc4","2026-04-01 09:00:00"',
    '',
  ]);
});

test('the results are a Markdown table, whose cells stay in their columns', () => {
  expect(resultsMarkdown(RESULTS, ROWS, textsFor('en').requirements.table).split('\n')).toEqual([
    '# Results by requirement',
    '',
    '| Requirement | Text | Check | Result | Note | Build | Time (Japan) |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    '| R-A-01 | A \\| B | e2e. | ✗ | 1行目<br>2行目 \\| 終わり | c5901bc4 | 2026-04-01 09:00:00 |',
    '| R-A-02 | C | e2e. | note only | =1+1 | c5901bc4 | 2026-04-01 09:00:00 |',
    '| R-Z-09 |  |  | ✓ |  | c5901bc4 | 2026-04-01 09:00:00 |',
    '',
  ]);
});
