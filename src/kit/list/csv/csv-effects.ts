import { type CsvValue, csvRecord } from '#domain/csv/csv';
import { CSV_ENCODERS } from '#domain/csv/csv-encoding';
import { type CellContext, type Column, textOfCell } from '#kit/column/column';
import { saveFile } from '#kit/services/save-file';
import type { CsvExportEffects, ExportFile, ExportLine } from '#machines/csv-export/csv-export.machine';
import type { ExportedRows } from '../list-dialog-props';

/** Rows per request: few requests for a long list, and no response too large to wait for. */
const ROWS_PER_REQUEST = 500;
/** Rows encoded before the page gets a turn. */
const ROWS_PER_SLICE = 500;

type CsvSource<Row> = Pick<ExportedRows<Row>, 'list' | 'page' | 'rowKey' | 'load'> & {
  columns: readonly Column<Row>[];
};

/** The effects of the CSV export machine. */
export function csvEffects<Row>(
  { list, page, columns, rowKey, load }: CsvSource<Row>,
  context: CellContext,
  fileName: string,
): CsvExportEffects {
  const lineOf = (row: Row): ExportLine => ({
    key: rowKey(row),
    line: csvRecord(columns.map((column) => textOfCell(column, row, context))),
  });
  const headLine = csvRecord(columns.map(({ title }): CsvValue => context.intl.formatMessage({ id: title })));

  return {
    async collect({ choice, offset }, signal) {
      if (choice.rows === 'page') {
        const rows = page?.content ?? [];
        return { lines: rows.map(lineOf), total: rows.length };
      }
      const search = choice.rows === 'all' ? undefined : list.query.search;
      const listQuery = { ...list.query, search, offset, limit: ROWS_PER_REQUEST };
      const { content, total_length: total } = await load(listQuery, signal);
      return { lines: content.map(lineOf), total };
    },
    async encode({ choice, lines }, signal): Promise<ExportFile> {
      const encoder = CSV_ENCODERS[choice.encoding];
      const parts: BlobPart[] = [encoder.mark];
      const missing = new Set<string>();
      for (let start = 0; start === 0 || start < lines.length; start += ROWS_PER_SLICE) {
        signal.throwIfAborted();
        const text = lines
          .slice(start, start + ROWS_PER_SLICE)
          .map(({ line }) => line)
          .join('');
        const { bytes, missing: missingInSlice } = encoder.encode(start === 0 ? headLine + text : text);
        parts.push(bytes);
        for (const character of missingInSlice) missing.add(character);
        await nextTask();
      }
      return { file: new Blob(parts, { type: encoder.type }), count: lines.length, missing: [...missing] };
    },
    async save({ file }) {
      saveFile(file, fileName);
    },
  };
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));
