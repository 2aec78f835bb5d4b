import { useState } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { PAGE_SIZE } from '#domain/base/limits';
import type { CsvReading } from '#domain/office/check-csv-import';
import { CSV_COLUMNS, type CsvColumn } from '#domain/office/csv-import';
import type { CsvProblem } from '#domain/office/csv-import-row';
import { ColumnHeads } from '#kit/page/ColumnHeads';
import { IconButton } from '#kit/page/IconButton';
import { shortText } from '#kit/services/short-text';
import { columnText } from './problem-file';

/** Null: problems of a whole row; 'all': every problem. */
type ColumnChoice = CsvColumn | null | 'all';

/**
 * Every problem by its line of the file, in pages, for all columns or for one. The address does not hold this
 * state, because it belongs to this file only.
 */
export function Problems({ reading: { problems } }: { reading: CsvReading }) {
  const intl = useIntl();
  const [chosenColumn, setChosenColumn] = useState<ColumnChoice>('all');
  const [page, setPage] = useState(0);
  const foundProblems =
    chosenColumn === 'all' ? problems : problems.filter(({ column }) => column === chosenColumn);
  const shownProblems = foundProblems.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE);
  const lastPage = Math.ceil(foundProblems.length / PAGE_SIZE) - 1;
  return (
    <div className="csv-problems">
      <div className="csv-problems-head">
        <h3>
          <FormattedMessage id="csvImport.problems" />
        </h3>
        <label className="filter">
          <span>
            <FormattedMessage id="csvImport.ofColumn" />
          </span>
          <select
            className="input"
            value={String(chosenColumn)}
            onChange={({ target }) => {
              setChosenColumn(COLUMN_CHOICES.find((choice) => String(choice) === target.value) ?? 'all');
              setPage(0);
            }}
          >
            {COLUMN_CHOICES.map((choice) => (
              <ColumnOption key={String(choice)} choice={choice} problems={problems} />
            ))}
          </select>
        </label>
      </div>
      <div className="csv-scroll">
        <table className="csv-table">
          <caption className="visually-hidden">
            <FormattedMessage id="csvImport.problems" />
          </caption>
          <thead>
            <tr>
              <ColumnHeads
                of={['csvImport.line', 'csvImport.columnName', 'csvImport.value', 'csvImport.rowProblem']}
              />
            </tr>
          </thead>
          <tbody>
            {shownProblems.map((problem) => (
              <tr key={`${problem.line} ${problem.column} ${problem.messageId}`}>
                <td>
                  <FormattedNumber value={problem.line} useGrouping={false} />
                </td>
                <td>
                  <FormattedMessage id={columnText(problem)} />
                </td>
                <td>{problem.value === '' ? '–' : shortText(problem.value, 80)}</td>
                <td>
                  <FormattedMessage id={problem.messageId} values={problem.values} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="csv-turn">
        <p>
          <FormattedMessage
            id="list.range"
            values={{
              total: foundProblems.length,
              from: page * PAGE_SIZE + 1,
              to: page * PAGE_SIZE + shownProblems.length,
            }}
          />
        </p>
        {lastPage > 0 ? (
          <>
            <IconButton
              label={intl.formatMessage({ id: 'list.previous' })}
              icon="pi pi-angle-left"
              // `aria-disabled` keeps it focusable on the first page, and the next one on the last.
              aria-disabled={page === 0}
              onClick={() => setPage(Math.max(page - 1, 0))}
            />
            <IconButton
              label={intl.formatMessage({ id: 'list.next' })}
              icon="pi pi-angle-right"
              aria-disabled={page === lastPage}
              onClick={() => setPage(Math.min(page + 1, lastPage))}
            />
          </>
        ) : null}
      </div>
    </div>
  );
}

const COLUMN_CHOICES: readonly ColumnChoice[] = ['all', ...CSV_COLUMNS, null];

/** Shows the number of problems; a choice without problems is not offered. */
function ColumnOption({ choice, problems }: { choice: ColumnChoice; problems: readonly CsvProblem[] }) {
  const intl = useIntl();
  const count =
    choice === 'all' ? problems.length : problems.filter(({ column }) => column === choice).length;
  if (count === 0) return null;
  const name = intl.formatMessage({
    id: choice === 'all' ? 'csvImport.allColumns' : columnText({ column: choice }),
  });
  return (
    <option value={String(choice)}>
      {intl.formatMessage({ id: 'csvImport.columnCount' }, { name, count })}
    </option>
  );
}
