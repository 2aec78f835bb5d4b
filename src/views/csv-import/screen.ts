import { defineScreen } from '#kit/context/screen';

export const csvImport = defineScreen({
  path: '/:city/csv-import',
  title: 'csvImport.title',
  // the Operator passes everywhere (R-ROLE-07)
  entry: ['Administrator'],
  menu: { icon: 'pi pi-file-import' },
  feature: 'csv-import',
  view: () => import('./CsvImportView'),
  firstRequest: '/:city/api/csv-imports/?offset=0&limit=20',
});
