import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { sameCsvRecord } from '#domain/csv/csv';
import { type CsvEncoding, csvFile } from '#domain/csv/csv-encoding';
import { CSV_HEADERS } from '#domain/office/csv-import-header';
import { useScope } from '#kit/context/scope';
import { saveFile } from '#kit/services/save-file';
import { namesOfCity } from './names-of-city';

/** Saves a file with the header and one row that can be imported unchanged: its genre and category exist. */
export function useTemplate(): (encoding: CsvEncoding) => Promise<void> {
  const intl = useIntl();
  const scope = useScope();
  const queryClient = useQueryClient();
  return async (encoding) => {
    const example = (id: string) => intl.formatMessage({ id: `csvImport.example.${id}` });
    const names = await namesOfCity(scope, queryClient).catch(() => null);
    const paths = [...(names?.genrePaths.values() ?? [])];
    const row = [
      example('name'),
      'shop@example.jp',
      '03-1234-5678',
      example('address'),
      paths.find((path) => path.includes('/')) ?? paths[0] ?? example('genre'),
      [...(names?.categories.values() ?? [])][0] ?? example('category'),
    ];
    const header = intl.locale.startsWith('ja') ? CSV_HEADERS.japanese : CSV_HEADERS.english;
    const text = sameCsvRecord(header) + sameCsvRecord(row);
    const name = intl.formatMessage(
      { id: 'csvImport.templateName' },
      { encoding: encoding === 'utf-8' ? 'UTF-8' : 'Shift_JIS' },
    );
    saveFile(csvFile(text, encoding), `${name}.csv`);
  };
}
