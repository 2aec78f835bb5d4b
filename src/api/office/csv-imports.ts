import { endpoint } from '#api/http/endpoint';
import { formBody } from '#api/http/form';
import { created, ListQuery, page } from '#api/http/shapes';
import { sourceOf } from '#api/http/source';
import { CsvImport, CsvImportDraft } from '#domain/office/csv-import';

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

export const csvImportSource = sourceOf('csvImports', csvImports);
