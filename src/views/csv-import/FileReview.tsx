import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CsvReading } from '#domain/office/check-csv-import';
import { CSV_COLUMNS } from '#domain/office/csv-import';
import { ColumnHeads } from '#kit/page/ColumnHeads';
import { saveFile } from '#kit/services/save-file';
import { assertPresent } from '#machines/assert-present';
import type { CsvImportActor } from '#machines/csv-import/csv-import.react';
import { Problems } from './Problems';
import { problemFile } from './problem-file';
import { TextButton } from './TextButton';

/** Content of a file before it is sent: its first rows, its problems, and the actions for them. */
export function FileReview({ actor }: { actor: CsvImportActor }) {
  const intl = useIntl();
  const file = assertPresent(
    useSelector(actor, ({ context }) => context.file),
    'file',
  );
  const reading = assertPresent(
    useSelector(actor, ({ context }) => context.reading),
    'reading',
  );
  const { total, failing, failingFile, soundFile, encoding } = reading;
  const baseName = file.name.replace(/\.csv$/i, '');
  const fileNameOf = (id: string) => `${intl.formatMessage({ id }, { name: baseName })}.csv`;
  return (
    <div className="csv-state">
      <p className="csv-file">
        <span className="pi pi-file" aria-hidden="true" /> {file.name}
      </p>
      <div className="csv-facts">
        <p>
          <FormattedMessage id={`csvImport.encoding.${encoding}`} />
        </p>
        <p>
          <FormattedMessage id="csvImport.rows" values={{ total }} />
        </p>
        <p className={failing > 0 ? 'csv-alert' : ''} role={failing > 0 ? 'alert' : undefined}>
          <FormattedMessage id="csvImport.failing" values={{ failing }} />
        </p>
      </div>
      <div className="csv-actions">
        {failing === 0 ? (
          <TextButton
            id="csvImport.send"
            values={{ total }}
            primary
            onClick={() => actor.send({ type: 'send' })}
          />
        ) : null}
        {failingFile ? (
          <>
            <TextButton
              id="csvImport.saveFailing"
              icon="pi pi-download"
              primary
              onClick={() => saveFile(failingFile, fileNameOf('csvImport.failingName'))}
            />
            <TextButton
              id="csvImport.saveProblems"
              icon="pi pi-download"
              onClick={() => saveFile(problemFile(intl, reading), fileNameOf('csvImport.problemsName'))}
            />
          </>
        ) : null}
        {soundFile ? (
          <TextButton
            id="csvImport.sendOthers"
            values={{ others: total - failing }}
            onClick={() => actor.send({ type: 'send the others' })}
          />
        ) : null}
        <TextButton id="csvImport.another" onClick={() => actor.send({ type: 'remove' })} />
      </div>
      {reading.phones > 0 ? (
        <p>
          <FormattedMessage id="csvImport.phonesRead" values={{ count: reading.phones }} />
        </p>
      ) : null}
      {reading.newGenres.length > 0 ? <NewGenres of={reading.newGenres} /> : null}
      <PreviewTable reading={reading} />
      {failing > 0 ? <Problems reading={reading} /> : null}
    </div>
  );
}

const GENRES_SHOWN_MAX = 10;

/** Genres that the import will create, some by name, to reveal a typing error in time. */
function NewGenres({ of: paths }: { of: readonly string[] }) {
  const shownPaths = paths.slice(0, GENRES_SHOWN_MAX);
  return (
    <section className="csv-new-genres">
      <h3>
        <FormattedMessage id="csvImport.newGenres" values={{ count: paths.length }} />
      </h3>
      <ul>
        {shownPaths.map((path) => (
          <li key={path}>{path}</li>
        ))}
        {paths.length > shownPaths.length ? (
          <li>
            <FormattedMessage
              id="csvImport.moreGenres"
              values={{ count: paths.length - shownPaths.length }}
            />
          </li>
        ) : null}
      </ul>
    </section>
  );
}

function PreviewTable({ reading: { preview, total } }: { reading: CsvReading }) {
  return (
    <div className="csv-scroll">
      <table className="csv-table">
        <caption>
          <FormattedMessage id="csvImport.preview" values={{ shown: preview.length, total }} />
        </caption>
        <thead>
          <tr>
            <ColumnHeads of={CSV_COLUMNS.map((column) => `csvImport.column.${column}`)} />
          </tr>
        </thead>
        <tbody>
          {preview.map((cells, rowIndex) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no id
            <tr key={rowIndex}>
              {CSV_COLUMNS.map((column, columnIndex) => (
                <td key={column}>
                  <span className="clamp">{cells[columnIndex] ?? ''}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
