import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { PAGE_SIZE } from '#domain/base/limits';
import type { CsvReading } from '#domain/office/check-csv-import';
import type { CsvFailure } from '#domain/office/csv-import';
import { failedRows } from '#domain/office/failed-rows';
import { ColumnHeads } from '#kit/page/ColumnHeads';
import { saveFile } from '#kit/services/save-file';
import { TextButton } from './TextButton';

interface FailuresProps {
  failures: readonly CsvFailure[];
  reading: CsvReading;
  /** The name of the chosen file. */
  fileName: string;
}

/** The rows that the server did not import, with its reasons; as a file they can be corrected and sent again. */
export function Failures({ failures, reading, fileName }: FailuresProps) {
  const intl = useIntl();
  const { rows, blob } = failedRows(failures, reading);
  const baseName = fileName.replace(/\.csv$/i, '');
  const shownRows = rows.slice(0, PAGE_SIZE);
  return (
    <section className="csv-problems">
      <h3>
        <FormattedMessage id="csvImport.failures" values={{ count: rows.length }} />
      </h3>
      <div className="csv-scroll">
        <table className="csv-table">
          <caption className="visually-hidden">
            <FormattedMessage id="csvImport.failures" values={{ count: rows.length }} />
          </caption>
          <thead>
            <tr>
              <ColumnHeads of={['csvImport.line', 'csvImport.column.shop_name', 'csvImport.failureReason']} />
            </tr>
          </thead>
          <tbody>
            {shownRows.map(({ line, shop_name: name, reason }) => (
              <tr key={line}>
                <td>
                  <FormattedNumber value={line} useGrouping={false} />
                </td>
                <td>{name}</td>
                <td>{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > shownRows.length ? (
        <p className="quiet">
          <FormattedMessage id="csvImport.moreFailures" values={{ count: rows.length - shownRows.length }} />
        </p>
      ) : null}
      <div className="csv-actions">
        <TextButton
          id="csvImport.saveFailures"
          icon="pi pi-download"
          onClick={() =>
            saveFile(
              blob(),
              `${intl.formatMessage({ id: 'csvImport.failuresName' }, { name: baseName })}.csv`,
            )
          }
        />
      </div>
    </section>
  );
}
