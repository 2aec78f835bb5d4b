import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { csvImportList } from '#api/office/csv-import-queries';
import { useToasts } from '#kit/context/app-services';
import { useScope } from '#kit/context/scope';
import type { PrefetchContext } from '#kit/context/screen';
import { RecordTable } from '#kit/list/RecordTable';
import { useRecordList } from '#kit/list/use-record-list';
import { PageHead } from '#kit/page/PageHead';
import { useCsvImport } from '#machines/csv-import/csv-import.react';
import { useEmitted } from '#machines/use-emitted.react';
import { CSV_IMPORT_COLUMNS } from './columns';
import { csvImportEffects } from './csv-import-effects';
import { ImportPanel } from './ImportPanel';
import './csv-import.css';

/** CSVインポート: checks, reviews and sends a file of shops; the earlier imports are below (R-ENT-42, A-112). */
export default function CsvImportView() {
  const scope = useScope();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const records = useRecordList((listQuery) => csvImportList(scope, listQuery));
  const actor = useCsvImport(useMemo(() => csvImportEffects(scope, queryClient), [scope, queryClient]));
  useEmitted(
    actor,
    useCallback(() => toasts.show('success', { messageId: 'csvImport.sent' }), [toasts]),
  );
  return (
    <>
      <PageHead title="csvImport.title" />
      <ImportPanel actor={actor} />
      <h2 className="csv-heading">
        <FormattedMessage id="csvImport.history" />
      </h2>
      <RecordTable
        {...records}
        caption="csvImport.history"
        empty="empty.csvImports"
        search="csvImport.search"
        columns={CSV_IMPORT_COLUMNS}
        rowKey={({ id }) => id}
      />
    </>
  );
}

CsvImportView.first = ({ queryClient, scope, listQuery }: PrefetchContext) =>
  queryClient.prefetchQuery(csvImportList(scope, listQuery()));
