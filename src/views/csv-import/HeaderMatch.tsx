import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CSV_COLUMNS } from '#domain/office/csv-import';
import { type CsvPositions, isReadable, likelyPositions } from '#domain/office/csv-import-header';
import { ColumnHeads } from '#kit/page/ColumnHeads';
import type { CsvImportActor } from '#machines/csv-import/csv-import.react';
import { TextButton } from './TextButton';

/** Our columns beside those of a file with another header: the likely ones are chosen, and the file is read so. */
export function HeaderMatch({ actor, heads }: { actor: CsvImportActor; heads: readonly string[] }) {
  const intl = useIntl();
  const [positions, setPositions] = useState<CsvPositions>(() => likelyPositions(heads));
  return (
    <section className="csv-match">
      <h3>
        <FormattedMessage id="csvImport.match" />
      </h3>
      <table className="csv-table">
        <thead>
          <tr>
            <ColumnHeads of={['csvImport.match.ours', 'csvImport.match.theirs']} />
          </tr>
        </thead>
        <tbody>
          {CSV_COLUMNS.map((column, index) => {
            const name = intl.formatMessage({ id: `csvImport.column.${column}` });
            return (
              <tr key={column}>
                <td>{name}</td>
                <td>
                  <select
                    className="input"
                    aria-label={intl.formatMessage({ id: 'csvImport.match.of' }, { name })}
                    value={positions[index] ?? ''}
                    onChange={({ target }) =>
                      setPositions(positions.with(index, target.value === '' ? null : Number(target.value)))
                    }
                  >
                    <option value="">{intl.formatMessage({ id: 'csvImport.match.none' })}</option>
                    {heads.map((head, columnIndex) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: columns of a file may share a name
                      <option key={columnIndex} value={columnIndex}>
                        {intl.formatMessage({ id: 'csvImport.match.nth' }, { number: columnIndex + 1, head })}
                      </option>
                    ))}
                  </select>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {isReadable(positions) ? (
        <div className="csv-actions">
          <TextButton
            id="csvImport.match.read"
            primary
            onClick={() => actor.send({ type: 'match columns', positions })}
          />
        </div>
      ) : (
        <p className="quiet">
          <FormattedMessage id="csvImport.match.missing" />
        </p>
      )}
    </section>
  );
}
