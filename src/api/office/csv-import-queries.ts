import type { Query } from '@tanstack/react-query';
import type { Scope } from '#api/http/scope';
import type { ListQuery, Page } from '#api/http/shapes';
import type { CsvImport } from '#domain/office/csv-import';
import { csvImportSource } from './csv-imports';

/** PROPOSED, in ms: the minute of other lists is too long for a user who waits for the result. */
const IMPORT_POLLING_INTERVAL = 3_000;

/** The history of imports (E-138), polled while one of its rows is in progress. */
export const csvImportList = (scope: Scope, query: ListQuery) => ({
  ...csvImportSource.list(scope, query),
  refetchInterval: ({ state }: Pick<Query<Page<CsvImport>>, 'state'>) =>
    state.data?.content.some(({ status }) => status === 'processing') ? IMPORT_POLLING_INTERVAL : false,
});
