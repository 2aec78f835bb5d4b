import { useState } from 'react';
import type { EditableTable, RemovedRow } from '#mocks/data/data-editor';
import type { AnyRow } from '#mocks/data/row-draft';
import { refreshConsole } from '#mocks/harness/browser/refresh-console';
import type { PartProps } from '#mocks/harness/parts/part-props';
import { situationOf } from '#mocks/harness/situation';
import { useObserved } from '#mocks/harness/use-observed';
import { RowForm } from './RowForm';
import { shortText, tableLabel } from './row-text';

const PAGE = 50;

interface Outcome {
  text: string;
  /** A deletion can be undone until something else is done here. */
  removed: RemovedRow | null;
}

const NOTHING: Outcome = { text: '', removed: null };

export function TableRows({ harness, texts }: PartProps) {
  const { data, backend } = harness;
  useObserved(data, (observed) => observed.version());
  const [name, setName] = useState('notifications');
  const [city, setCity] = useState<string | null>(situationOf(harness).city);
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(0);
  const [openId, setOpenId] = useState<number | null>(null);
  const [outcome, setOutcome] = useState(NOTHING);
  const table = data.tables.find((one) => one.name === name) ?? data.tables[0];
  if (table === undefined) return null;
  const place = table.places.find((one) => one === city) ?? table.places[0] ?? '*';
  const { total } = data.rows(table.name, { place, search, offset: 0, limit: 0 });
  const last = Math.max(0, Math.ceil(total / PAGE) - 1);
  const shownPage = Math.min(page, last);
  const { rows } = data.rows(table.name, { place, search, offset: shownPage * PAGE, limit: PAGE });

  const goTo = (to: number) => {
    setPage(to);
    setOpenId(null);
  };
  const choose = (change: () => void) => {
    change();
    goTo(0);
    setOutcome(NOTHING);
  };
  const removed = (row: RemovedRow | null) => {
    setOpenId(null);
    setOutcome({ text: row === null ? texts.data.gone : texts.data.deleted(row.row.id), removed: row });
    refreshConsole();
  };
  const restore = async (row: RemovedRow) => {
    await data.restore(row);
    setOutcome({ text: texts.data.restored(row.row.id), removed: null });
    refreshConsole();
  };
  return (
    <>
      <div className="bar">
        <label className="wide">
          {texts.data.table}
          <select value={table.name} onChange={({ target }) => choose(() => setName(target.value))}>
            {data.tables.map((one) => (
              <option key={one.name} value={one.name}>
                {tableLabel(one.name, texts)}
              </option>
            ))}
          </select>
        </label>
        {table.places.length < 2 ? null : (
          <label>
            {texts.data.city}
            <select value={place} onChange={({ target }) => choose(() => setCity(target.value))}>
              {table.places.map((one) => (
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
            onChange={({ target }) => choose(() => setSearch(target.value))}
          />
        </label>
      </div>
      <div className="bar">
        <small role="status">{outcome.text || texts.data.counted(total)}</small>
        {outcome.removed === null ? null : (
          <button type="button" onClick={() => outcome.removed && void restore(outcome.removed)}>
            {texts.data.undo}
          </button>
        )}
      </div>
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
                onSaved={(text) => setOutcome({ text, removed: null })}
                onRemoved={removed}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {last === 0 ? null : (
        <div className="bar">
          <button type="button" disabled={shownPage === 0} onClick={() => goTo(shownPage - 1)}>
            {texts.data.previous}
          </button>
          <small>
            {shownPage + 1} / {last + 1}
          </small>
          <button type="button" disabled={shownPage === last} onClick={() => goTo(shownPage + 1)}>
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
