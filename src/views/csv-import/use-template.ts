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
    const exampleText = (id: string) => intl.formatMessage({ id: `csvImport.example.${id}` });
    const names = await namesOfCity(scope, queryClient).catch(() => null);
    const paths = [...(names?.genrePaths.values() ?? [])];
    const exampleRow = [
      exampleText('name'),
      'shop@example.jp',
      '03-1234-5678',
      exampleText('address'),
      paths.find((path) => path.includes('/')) ?? paths[0] ?? exampleText('genre'),
      [...(names?.categories.values() ?? [])][0] ?? exampleText('category'),
    ];
    const header = intl.locale.startsWith('ja') ? CSV_HEADERS.japanese : CSV_HEADERS.english;
    const text = sameCsvRecord(header) + sameCsvRecord(exampleRow);
    const fileName = intl.formatMessage(
      { id: 'csvImport.templateName' },
      { encoding: encoding === 'utf-8' ? 'UTF-8' : 'Shift_JIS' },
    );
    saveFile(csvFile(text, encoding), `${fileName}.csv`);
  };
}
