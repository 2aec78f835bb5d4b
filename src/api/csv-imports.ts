import { CsvImport, CsvImportDraft } from '#domain/office/csv-import';
import { endpoint } from './endpoint';
import { formBody } from './form';
import { created, ListQuery, page } from './shapes';

export const csvImports = {
  list: endpoint({
    method: 'GET',
    path: '/:city/api/csv-imports/',
    query: ListQuery,
    response: page(CsvImport),
  }),
  create: endpoint({
    method: 'POST',
    path: '/:city/api/csv-imports/',
    body: formBody(CsvImportDraft),
    response: created(CsvImport),
    form: true,
  }),
};
