import { expect, test } from 'vitest';
import { csvRecord } from '#domain/csv/csv';

test('texts are quoted, numbers are not, an empty value is empty, and the line ends with CRLF', () => {
  expect(csvRecord(['題名', 12, -3.5, null, undefined, '', '078-912-1111', '05'])).toBe(
    '"題名",12,-3.5,,,"","078-912-1111","05"\r\n',
  );
});

test('quotes, commas and line breaks stay inside their field', () => {
  expect(csvRecord(['「"引用"」, と\n改行', 'b'])).toBe('"「""引用""」, と\n改行","b"\r\n');
});

test.each(['=1+1', '+81', '-5', '@sum', '\t=1', '\r=1', '＝１', '＋１', '－１', '＠A1'])(
  '%j is not written as a formula',
  (text) => {
    expect(csvRecord([text])).toBe(`"'${text}"\r\n`);
  },
);

test.each(['1+1', 'a=b', ' -', '〜', '花火'])('%j is written unchanged', (text) => {
  expect(csvRecord([text])).toBe(`"${text}"\r\n`);
});
