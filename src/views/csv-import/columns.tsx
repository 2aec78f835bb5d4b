import { FormattedNumber } from 'react-intl';
import type { CsvImport, CsvImportState } from '#domain/office/csv-import';
import type { Column } from '#kit/column/column';
import { StateTag, type StateTone } from '#kit/column/StateTag';
import { textColumn } from '#kit/column/text-column';
import { timeColumn } from '#kit/column/time-column';

const TONES: Readonly<Record<CsvImportState, StateTone>> = {
  processing: 'waiting',
  completed: 'done',
  failed: 'stopped',
};

/** State of an import; nothing if the server sends no known state. */
export const ImportState = ({ status }: Pick<CsvImport, 'status'>) =>
  status ? <StateTag tone={TONES[status]} text={`csvImport.status.${status}`} /> : '–';

export const CSV_IMPORT_COLUMNS: readonly Column<CsvImport>[] = [
  { ...textColumn('file', 'csvImport.file'), kind: 'main' },
  {
    id: 'status',
    title: 'csvImport.status',
    width: 'state',
    sort: 'status',
    text: ({ status }, { intl }) =>
      status ? intl.formatMessage({ id: `csvImport.status.${status}` }) : null,
    cell: ({ status }) => <ImportState status={status} />,
  },
  countColumn('total'),
  countColumn('success'),
  countColumn('failure'),
  timeColumn('created_at', 'csvImport.createdAt'),
];

function countColumn(count: keyof CsvImport['counts']): Column<CsvImport> {
  return {
    id: count,
    title: `csvImport.count.${count}`,
    kind: 'number',
    width: 'short',
    text: ({ counts }) => counts[count],
    cell: ({ counts }) => <FormattedNumber value={counts[count]} />,
  };
}
