import { commit, requirements } from 'virtual:requirements';
import { useState } from 'react';
import { screenAt } from '#mocks/harness/panel/calls/call-options';
import type { LoadedPartProps } from '#mocks/harness/panel/parts/part-props';
import { useObserved, usePath } from '#mocks/harness/panel/use-observed';
import { buildOf } from '#mocks/harness/report/bug-report';
import { createKeptResults } from '#mocks/harness/requirements/kept-results';
import type { Requirement } from '#mocks/harness/requirements/requirement';
import type { RequirementResult } from '#mocks/harness/requirements/requirement-result';
import { PageCalls } from './PageCalls';
import { RequirementRow } from './RequirementRow';
import { ResultsBar } from './ResultsBar';
import { RESULT_FILTERS, type ResultFilter, shownRequirements } from './shown-requirements';

/** Rows shown at first, and with each press for more: all of them would delay the opening of the part. */
const SHOWN = 40;
const MORE = 100;

/** The requirements, those of this screen first, with their tests and what the tester found. */
export function RequirementsPart({ harness, texts, onReport }: LoadedPartProps) {
  const [kept] = useState(() => createKeptResults(harness.storage));
  const all = useObserved(kept, (source) => source.all());
  const screen = screenAt(usePath(), harness.root, harness.backend.cities);
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<ResultFilter>('all');
  const [limit, setLimit] = useState(SHOWN);
  const [openId, setOpenId] = useState<string | null>(null);
  const build = commit || buildOf(document);
  const results = new Map(all.map((one) => [one.id, one]));
  const { ofScreen, others } = shownRequirements(requirements, { screen, search, filter, results });
  const { requirements: own } = texts;

  const keep = (row: Requirement, change: Partial<RequirementResult>) => {
    const { result = null, note = '' } = results.get(row.id) ?? {};
    const next = { id: row.id, result, note, ...change, build, at: new Date().toISOString() };
    kept.keep(next);
    if (change.result === 'failed') onReport({ ...next, text: row.text });
  };
  const rowElements = (rows: readonly Requirement[]) =>
    rows.map((row) => (
      <RequirementRow
        key={row.id}
        requirement={row}
        result={results.get(row.id)}
        build={build}
        isOpen={row.id === openId}
        texts={texts}
        onToggle={() => setOpenId(row.id === openId ? null : row.id)}
        onResult={(change) => keep(row, change)}
        onReport={(result) => onReport({ ...result, text: row.text })}
      />
    ));
  const shownOthers = others.slice(0, Math.max(0, limit - ofScreen.length));

  return (
    <>
      <div className="bar filter">
        <input
          type="search"
          aria-label={own.search}
          placeholder={own.searchExplained}
          value={search}
          onChange={({ target }) => {
            setSearch(target.value);
            setLimit(SHOWN);
          }}
        />
        <select
          aria-label={own.filter}
          value={filter}
          onChange={({ target }) => {
            setFilter(RESULT_FILTERS.find((one) => one === target.value) ?? 'all');
            setLimit(SHOWN);
          }}
        >
          {RESULT_FILTERS.map((one) => (
            <option key={one} value={one}>
              {own.filters[one]}
            </option>
          ))}
        </select>
      </div>
      <ResultsBar kept={kept} harness={harness} texts={texts} rows={requirements} />
      <PageCalls screen={screen} harness={harness} texts={texts} />
      <section aria-labelledby="requirements-of-screen">
        <h3 id="requirements-of-screen">{own.ofScreen(ofScreen.length)}</h3>
        {ofScreen.length === 0 ? (
          <p className="quiet">{search === '' && filter === 'all' ? own.noneOfScreen : own.noMatch}</p>
        ) : (
          <ul className="requirements">{rowElements(ofScreen)}</ul>
        )}
      </section>
      <section aria-labelledby="other-requirements">
        <h3 id="other-requirements">{own.others(others.length)}</h3>
        {others.length === 0 ? <p className="quiet">{own.noMatch}</p> : null}
        <ul className="requirements">{rowElements(shownOthers)}</ul>
        {shownOthers.length < others.length ? (
          <button type="button" onClick={() => setLimit(limit + MORE)}>
            {own.showMore(others.length - shownOthers.length)}
          </button>
        ) : null}
      </section>
    </>
  );
}
