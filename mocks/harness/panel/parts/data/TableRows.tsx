import { useRef, useState } from 'react';
import type { EditableTable, RemovedRow } from '#mocks/harness/data/data-editor';
import type { AnyRow } from '#mocks/harness/data/row-draft';
import { refreshConsole } from '#mocks/harness/panel/browser/refresh-console';
import type { PartProps } from '#mocks/harness/panel/parts/part-props';
import { situationOf } from '#mocks/harness/panel/situation';
import { useObserved } from '#mocks/harness/panel/use-observed';
import { NewRow } from './NewRow';
import { RowForm } from './RowForm';
import { shortText, tableLabel } from './row-text';

const PAGE_SIZE = 50;

interface Outcome {
  text: string;
  /** A deletion or a new row can be undone until something else is done here; returns what is done then. */
  undo: (() => Promise<string>) | null;
}

const NO_OUTCOME: Outcome = { text: '', undo: null };

export function TableRows({ harness, texts }: PartProps) {
  const { data, backend } = harness;
  useObserved(data, (observed) => observed.version());
  const [tableName, setTableName] = useState('notifications');
  const [city, setCity] = useState<string | null>(situationOf(harness).city);
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(0);
  const [openId, setOpenId] = useState<number | null>(null);
  const [begunRow, setBegunRow] = useState<{ at: string; row: AnyRow } | null>(null);
  const [outcome, setOutcome] = useState(NO_OUTCOME);
  const addButton = useRef<HTMLButtonElement>(null);
  const table = data.tables.find((one) => one.name === tableName) ?? data.tables[0];
  if (table === undefined) return null;
  const scope = table.scopes.find((one) => one === city) ?? table.scopes[0] ?? '*';
  const scopeKey = `${table.name}@${scope}`;
  const newRow = begunRow?.at === scopeKey ? begunRow.row : null;
  const { total } = data.rows(table.name, { scope, search, offset: 0, limit: 0 });
  const lastPage = Math.max(0, Math.ceil(total / PAGE_SIZE) - 1);
  const shownPage = Math.min(page, lastPage);
  const { rows } = data.rows(table.name, { scope, search, offset: shownPage * PAGE_SIZE, limit: PAGE_SIZE });

  const goToPage = (nextPage: number) => {
    setPage(nextPage);
    setOpenId(null);
  };
  const changeQuery = (change: () => void) => {
    change();
    goToPage(0);
    setBegunRow(null);
    setOutcome(NO_OUTCOME);
  };
  const showRemoved = (row: RemovedRow | null) => {
    setOpenId(null);
    setOutcome(
      row === null
        ? { text: texts.data.gone, undo: null }
        : { text: texts.data.deleted(row.row.id), undo: () => restore(row) },
    );
    refreshConsole();
  };
  const beginNewRow = () => {
    setOutcome(NO_OUTCOME);
    data.begin(table.name, scope).then(
      (row) => setBegunRow({ at: scopeKey, row }),
      () => setOutcome({ text: texts.data.notBegun, undo: null }),
    );
  };
  const closeNewRow = () => {
    setBegunRow(null);
    addButton.current?.focus();
  };
  const restore = async (row: RemovedRow) => {
    await data.restore(row);
    return texts.data.restored(row.row.id);
  };
  const showCreated = ({ id }: AnyRow) => {
    closeNewRow();
    // the new row is the first one of all
    changeQuery(() => setSearch(''));
    setOutcome({
      text: texts.data.added(id),
      undo: async () => {
        await data.remove(table.name, id);
        return texts.data.deleted(id);
      },
    });
  };
  const runUndo = async (action: NonNullable<Outcome['undo']>) => {
    setOutcome({ text: await action(), undo: null });
    refreshConsole();
  };
  return (
    <>
      <div className="bar">
        <label className="wide">
          {texts.data.table}
          <select value={table.name} onChange={({ target }) => changeQuery(() => setTableName(target.value))}>
            {data.tables.map((one) => (
              <option key={one.name} value={one.name}>
                {tableLabel(one.name, texts)}
              </option>
            ))}
          </select>
        </label>
        {table.scopes.length < 2 ? null : (
          <label>
            {texts.data.city}
            <select value={scope} onChange={({ target }) => changeQuery(() => setCity(target.value))}>
              {table.scopes.map((one) => (
                <option key={one} value={one}>
                  {backend.cities.find(({ name: slug }) => slug === one)?.name_ja ?? one}
                </option>
              ))}
            </select>
          </label>
        )}
        <label className="wide">
          {texts.data.search}
          <input
            type="search"
            spellCheck={false}
            autoComplete="off"
            value={search}
            onChange={({ target }) => changeQuery(() => setSearch(target.value))}
          />
        </label>
      </div>
      <div className="bar">
        <small role="status">{outcome.text || texts.data.counted(total)}</small>
        {outcome.undo === null ? null : (
          <button type="button" onClick={() => outcome.undo && void runUndo(outcome.undo)}>
            {texts.data.undo}
          </button>
        )}
        <button
          type="button"
          className="add"
          ref={addButton}
          disabled={table.noNewRows !== null}
          aria-describedby={table.noNewRows === null ? undefined : 'no-new-rows'}
          onClick={beginNewRow}
        >
          {texts.data.addRow}
        </button>
      </div>
      {table.noNewRows === null ? null : (
        <p id="no-new-rows" className="quiet">
          {texts.data.noNewRows[table.noNewRows]}
        </p>
      )}
      {newRow === null ? null : (
        <NewRow
          harness={harness}
          texts={texts}
          table={table}
          key={scopeKey}
          row={newRow}
          onCreated={showCreated}
          onCancel={closeNewRow}
        />
      )}
      {total === 0 ? (
        <p className="quiet">{search.trim() === '' ? texts.data.noRows : texts.data.noMatch}</p>
      ) : null}
      <ul className="data-rows" aria-label={tableLabel(table.name, texts)}>
        {rows.map((row) => (
          <li key={row.id}>
            <button
              type="button"
              className="data-row"
              aria-expanded={row.id === openId}
              onClick={() => setOpenId(row.id === openId ? null : row.id)}
            >
              <RowSummary table={table} row={row} />
            </button>
            {row.id === openId ? (
              <RowForm
                harness={harness}
                texts={texts}
                table={table}
                row={row}
                onSaved={(text) => setOutcome({ text, undo: null })}
                onRemoved={showRemoved}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {lastPage === 0 ? null : (
        <div className="bar">
          <button type="button" disabled={shownPage === 0} onClick={() => goToPage(shownPage - 1)}>
            {texts.data.previous}
          </button>
          <small>
            {shownPage + 1} / {lastPage + 1}
          </small>
          <button type="button" disabled={shownPage === lastPage} onClick={() => goToPage(shownPage + 1)}>
            {texts.data.next}
          </button>
        </div>
      )}
    </>
  );
}

/** The first six fields: the panel is too narrow for columns. */
function RowSummary({ table: { fields }, row }: { table: EditableTable; row: AnyRow }) {
  const [first, ...others] = fields.slice(0, 6);
  return (
    <>
      <span className="row-id">{row.id}</span>
      <span className="row-title">{first ? shortText(row[first.name]) : ''}</span>
      <small>{others.map((field) => `${field.name}: ${shortText(row[field.name])}`).join(' · ')}</small>
    </>
  );
}
