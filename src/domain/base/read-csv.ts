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

/** Rows that are parsed without a pause: a few milliseconds. */
export const CSV_BLOCK = 250;

/**
 * Reads CSV (RFC 4180) whatever the ends of its lines; empty lines are no rows, rows may differ in their cells. Yields
 * before each step that takes long, so that its caller can pause there (`allAtOnce` does not).
 */
export function* readCsv(text: string, { onRow, onUnclosed }: Options): Generator<undefined, void> {
  yield;
  // the parser counts CRLF inside a cell as two lines
  const lines = text.replace(/\r\n?/g, '\n');
  yield;
  const bytes = new TextEncoder().encode(lines);
  /** Bytes that have been parsed. */
  let start = 0;
  /** The line in which the last row ends: the parser tells it, and not where a row begins. */
  let end = 0;
  while (start < bytes.length) {
    yield;
    const from = { byte: start, line: end };
    // where no row is left, this is the last block
    start = bytes.length;
    parse(bytes.subarray(from.byte), {
      to: CSV_BLOCK,
      record_delimiter: '\n',
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
      on_record(cells: string[], parsed) {
        start = from.byte + parsed.bytes;
        end = from.line + parsed.lines;
        onRow({ line: end - breaksIn(cells.join('')), cells }, start / bytes.length);
        return null;
      },
      on_skip() {
        start = bytes.length;
        const rest = lines.split('\n').slice(end);
        const empty = rest.findIndex((line) => line !== '');
        onUnclosed({ line: 1 + end + empty, cells: [rest.slice(empty).join('\n')] });
      },
    });
  }
}

/** Runs a generator to its end without a pause. */
export function allAtOnce<Result>(steps: Generator<undefined, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

function breaksIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
