import { inJapan } from '#domain/base/japan-time';
import { csvRecord } from '#domain/csv/csv';
import type { Requirement } from './requirement';
import type { RequirementResult } from './requirement-result';

export interface ResultTexts {
  title: string;
  columns: Readonly<Record<'id' | 'text' | 'check' | 'result' | 'note' | 'build' | 'at', string>>;
  results: Readonly<Record<'passed' | 'failed' | 'noted', string>>;
}

const COLUMNS = ['id', 'text', 'check', 'result', 'note', 'build', 'at'] as const;

/** The results of a session for a spreadsheet. */
export const resultsCsv = (
  results: readonly RequirementResult[],
  rows: readonly Requirement[],
  texts: ResultTexts,
): string => cellsOf(results, rows, texts).map(csvRecord).join('');

/** The results of a session as a Markdown table. */
export function resultsMarkdown(
  results: readonly RequirementResult[],
  rows: readonly Requirement[],
  texts: ResultTexts,
): string {
  const [head = [], ...body] = cellsOf(results, rows, texts).map((cells) => cells.map(tableCell));
  const lines = [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`);
  return `# ${texts.title}\n\n${lines.join('\n')}\n`;
}

/** In the order of the requirements; a row that is gone from them stays, without its text. */
function cellsOf(
  results: readonly RequirementResult[],
  rows: readonly Requirement[],
  texts: ResultTexts,
): string[][] {
  const positions = new Map(rows.map(({ id }, index) => [id, index]));
  const positionOf = ({ id }: RequirementResult) => positions.get(id) ?? rows.length;
  const ordered = results.toSorted((one, other) => positionOf(one) - positionOf(other));
  const lines = ordered.map((one) => {
    const row = rows[positionOf(one)];
    return [
      one.id,
      row?.text ?? '',
      row?.check ?? '',
      texts.results[one.result ?? 'noted'],
      one.note,
      one.build,
      inJapan(one.at).format('YYYY-MM-DD HH:mm:ss'),
    ];
  });
  return [COLUMNS.map((column) => texts.columns[column]), ...lines];
}

const tableCell = (cell: string) => cell.replaceAll('|', '\\|').replace(/\s*\n\s*/g, '<br>');
