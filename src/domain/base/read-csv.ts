import { parse } from 'csv-parse/browser/esm/sync';

export interface CsvRow {
  /** Of the file, where the row begins; the first is 1. */
  line: number;
  cells: readonly string[];
}

interface Options {
  /** Each row in its turn; `fraction`: of the text, 0 to 1. */
  onRow: (row: CsvRow, fraction: number) => void;
  /** A quote opened in that line is never closed; its one cell is all that follows. */
  onUnclosed: (rest: CsvRow) => void;
}

/** Reads CSV (RFC 4180) whatever the ends of its lines; empty lines are no rows, rows may differ in their cells. */
export function readCsv(text: string, { onRow, onUnclosed }: Options): void {
  // the parser counts CRLF inside a cell as two lines
  const lines = text.replace(/\r\n?/g, '\n');
  const size = new TextEncoder().encode(lines).length;
  /** The line in which the last row ends: the parser tells it, and not where one begins. */
  let end = 0;
  parse(lines, {
    record_delimiter: '\n',
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_record(cells: string[], { lines: last, bytes }) {
      end = last;
      onRow({ line: last - breaksIn(cells.join('')), cells }, bytes / size);
      return null;
    },
    on_skip() {
      const rest = lines.split('\n').slice(end);
      const empty = rest.findIndex((line) => line !== '');
      onUnclosed({ line: 1 + end + empty, cells: [rest.slice(empty).join('\n')] });
    },
  });
}

function breaksIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
