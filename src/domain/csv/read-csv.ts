import { parse } from 'csv-parse/browser/esm/sync';

export interface CsvRow {
  /** Line of the file where the row begins; the first line is 1. */
  line: number;
  cells: readonly string[];
}

interface RowListener {
  /** Called for each row; `fraction`: read part of the text, 0 to 1. */
  onRow: (row: CsvRow, fraction: number) => void;
  /**
   * Called when a quote is never closed; `rest` begins in its line, with the rest of the text as its only
   * cell.
   */
  onUnclosed: (rest: CsvRow) => void;
}

/** Rows parsed without a pause: a few milliseconds. */
export const CSV_BLOCK = 250;

/**
 * Reads CSV (RFC 4180) with any line ends; empty lines are skipped, rows may have different numbers of cells.
 * Yields before each long step, so that the caller can pause there (`allAtOnce` does not).
 */
export function* readCsv(text: string, { onRow, onUnclosed }: RowListener): Generator<undefined, void> {
  yield;
  // the parser counts a CRLF inside a cell as two lines
  const lines = text.replace(/\r\n?/g, '\n');
  yield;
  const bytes = new TextEncoder().encode(lines);
  /** Number of parsed bytes. */
  let parsedBytes = 0;
  /** The line in which the last row ends: the parser reports it instead of the start of a row. */
  let lastLine = 0;
  while (parsedBytes < bytes.length) {
    yield;
    const blockStart = { byte: parsedBytes, line: lastLine };
    // when no row follows, this is the last block
    parsedBytes = bytes.length;
    parse(bytes.subarray(blockStart.byte), {
      to: CSV_BLOCK,
      record_delimiter: '\n',
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
      on_record(cells: string[], parsed) {
        parsedBytes = blockStart.byte + parsed.bytes;
        lastLine = blockStart.line + parsed.lines;
        onRow({ line: lastLine - lineBreaksIn(cells.join('')), cells }, parsedBytes / bytes.length);
        return null;
      },
      on_skip() {
        parsedBytes = bytes.length;
        const rest = lines.split('\n').slice(lastLine);
        const emptyLines = rest.findIndex((line) => line !== '');
        onUnclosed({ line: 1 + lastLine + emptyLines, cells: [rest.slice(emptyLines).join('\n')] });
      },
    });
  }
}

/** Runs a generator to its end without pauses. */
export function allAtOnce<Result>(steps: Generator<undefined, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

function lineBreaksIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
