import { type CsvValue, csvRecord } from '#domain/csv/csv';
import { CSV_ENCODERS } from '#domain/csv/csv-encoding';
import { type CellContext, type Column, textOfCell } from '#kit/column/column';
import { saveFile } from '#kit/services/save-file';
import type { CsvExportEffects, ExportFile, ExportLine } from '#machines/csv-export/csv-export.machine';
import type { ExportedRows } from '../list-dialog-props';

/** Rows per request: few requests for a long list, and no response too large to wait for. */
const PART = 500;
/** Rows encoded before the page gets a turn. */
const SLICE = 500;

type Exported<Row> = Pick<ExportedRows<Row>, 'list' | 'page' | 'rowKey' | 'load'> & {
  columns: readonly Column<Row>[];
};

/** The effects of the CSV export machine. */
export function csvEffects<Row>(
  { list, page, columns, rowKey, load }: Exported<Row>,
  context: CellContext,
  fileName: string,
): CsvExportEffects {
  const lineOf = (row: Row): ExportLine => ({
    key: rowKey(row),
    line: csvRecord(columns.map((column) => textOfCell(column, row, context))),
  });
  const head = csvRecord(columns.map(({ title }): CsvValue => context.intl.formatMessage({ id: title })));

  return {
    async collect({ choice, offset }, signal) {
      if (choice.rows === 'page') {
        const rows = page?.content ?? [];
        return { lines: rows.map(lineOf), total: rows.length };
      }
      const search = choice.rows === 'all' ? undefined : list.query.search;
      const listQuery = { ...list.query, search, offset, limit: PART };
      const { content, total_length: total } = await load(listQuery, signal);
      return { lines: content.map(lineOf), total };
    },
    async encode({ choice, lines }, signal): Promise<ExportFile> {
      const encode = CSV_ENCODERS[choice.encoding];
      const parts: BlobPart[] = [encode.mark];
      const missing = new Set<string>();
      for (let start = 0; start === 0 || start < lines.length; start += SLICE) {
        signal.throwIfAborted();
        const text = lines
          .slice(start, start + SLICE)
          .map(({ line }) => line)
          .join('');
        const { bytes, missing: lost } = encode.encode(start === 0 ? head + text : text);
        parts.push(bytes);
        for (const character of lost) missing.add(character);
        await turn();
      }
      return { file: new Blob(parts, { type: encode.type }), count: lines.length, missing: [...missing] };
    },
    async save({ file }) {
      saveFile(file, fileName);
    },
  };
}

const turn = () => new Promise((resolve) => setTimeout(resolve));
