import { csvImports } from '#api/office/csv-imports';
import { sameCsvRecord } from '#domain/csv/csv';
import { decodeCsv } from '#domain/csv/decode-csv';
import { CSV_COLUMNS, type CsvImport } from '#domain/office/csv-import';
import { csvBytesProblem, csvFileProblem } from '#domain/office/csv-import-file';
import { type CsvNames, csvNames } from '#domain/office/csv-import-names';
import { type CsvProblem, csvShop, sentShop } from '#domain/office/csv-import-row';
import { readCsvImport } from '#domain/office/read-csv-import';
import type { Backend } from '#mocks/backend/backend-types';
import { answer, Refusal, refuseProblems } from '#mocks/backend/protocol/mock';
import { pageOf } from '#mocks/backend/protocol/page-of';
import { SERVER_TEXTS, textOfProblem } from '#mocks/backend/protocol/server-texts';
import { fillPlaceholders } from '#mocks/backend/seed/texts/filled';
import { importShops, toBlocks, watchImports } from '#mocks/backend/services/import-shops';
import { inSlices } from '#mocks/backend/services/in-slices';
import { categoryTable, genreTable } from '#mocks/backend/tables/offers/genres';
import { type CsvImportRow, csvImportTable } from '#mocks/backend/tables/office/csv-imports';

const OFFICE = { roles: ['Administrator'] } as const;

export const csvImportHandlers = [
  answer(
    csvImports.list,
    ({ backend, city, query }) => {
      importShops(backend, city.name);
      const page = pageOf(backend.db.of(csvImportTable), query, {
        city: city.name,
        searchFields: ['file'],
        sort: '-created_at',
      });
      return { status: 200, data: { ...page, content: page.content.map(responseOf) } };
    },
    OFFICE,
  ),

  answer(
    csvImports.create,
    async ({ backend, city, body: { file } }) => {
      const records = await recordsOf(file, namesOf(backend, city.name));
      const row = backend.db.of(csvImportTable).create({
        city: city.name,
        file: file.name,
        status: 'processing',
        counts: { total: records.length, success: 0, failure: 0 },
        failures: [],
        created_at: new Date(backend.clock.now()).toISOString(),
        blocks: toBlocks(records),
        imported: 0,
      });
      watchImports(backend, city.name);
      return { status: 201, data: responseOf(row) };
    },
    OFFICE,
  ),
];

/** A response does not contain the rows of the file. */
const responseOf = ({ blocks: _, imported: __, ...row }: CsvImportRow): CsvImport => row;

const namesOf = ({ db }: Backend, city: string): CsvNames =>
  csvNames(
    db
      .of(genreTable)
      .list({ city })
      .rows.map(({ name, path }) => path ?? name),
    db
      .of(categoryTable)
      .list({ city })
      .rows.map(({ name }) => name),
  );

/**
 * Returns every row of the file as a CSV record that begins with its line. A refusal names a problem of the whole file, or the first
 * problems of its rows. Reads in slices: the console runs in the same thread.
 */
async function recordsOf(file: File, names: CsvNames): Promise<string[]> {
  const fileProblem = csvFileProblem(file);
  if (fileProblem !== null) refuseProblems([fileProblem]);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const bytesProblem = csvBytesProblem(bytes);
  if (bytesProblem !== null) refuseProblems([bytesProblem]);
  const decoded = decodeCsv(bytes);
  if (decoded === null) throw refusal([SERVER_TEXTS.csvEncoding]);
  const records: string[] = [];
  const problems: CsvProblem[] = [];
  const steps = readCsvImport(decoded.text, {
    names,
    onRow(row, rowProblems) {
      const shop = sentShop(csvShop(row), names);
      records.push(sameCsvRecord([String(row.line), ...CSV_COLUMNS.map((column) => shop[column])]));
      for (const rowProblem of rowProblems) problems.push(rowProblem);
    },
  });
  const contentProblem = await inSlices(steps);
  if (contentProblem !== null) refuseProblems([contentProblem]);
  if (problems.length > 0) throw refusal(textsOf(problems));
  return records;
}

const refusal = (texts: readonly string[]) => new Refusal(400, { errors: { file: texts } });

const REPORTED_MAX = 20;

function textsOf(problems: readonly CsvProblem[]): string[] {
  const reported = problems.slice(0, REPORTED_MAX).map(({ line, column, ...problem }) =>
    fillPlaceholders(SERVER_TEXTS.csvRow, {
      line: String(line),
      column: column ?? '-',
      text: textOfProblem({ field: 'file', ...problem }),
    }),
  );
  const moreCount = problems.length - reported.length;
  return moreCount > 0
    ? [...reported, fillPlaceholders(SERVER_TEXTS.csvMore, { count: String(moreCount) })]
    : reported;
}
