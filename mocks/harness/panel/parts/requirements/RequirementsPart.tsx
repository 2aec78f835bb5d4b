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
const SHOWN_AT_FIRST = 40;
const SHOWN_MORE = 100;

/** The requirements, those of this screen first, with their tests and what the tester found. */
export function RequirementsPart({ harness, texts, onReport }: LoadedPartProps) {
  const [keptResults] = useState(() => createKeptResults(harness.storage));
  const allResults = useObserved(keptResults, (source) => source.all());
  const screen = screenAt(usePath(), harness.root, harness.backend.cities);
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<ResultFilter>('all');
  const [limit, setLimit] = useState(SHOWN_AT_FIRST);
  const [openId, setOpenId] = useState<string | null>(null);
  const build = commit || buildOf(document);
  const results = new Map(allResults.map((one) => [one.id, one]));
  const { ofScreen, others } = shownRequirements(requirements, { screen, search, filter, results });
  const { requirements: partTexts } = texts;

  const keepResult = (row: Requirement, change: Partial<RequirementResult>) => {
    const { result = null, note = '' } = results.get(row.id) ?? {};
    const next = { id: row.id, result, note, ...change, build, at: new Date().toISOString() };
    keptResults.keep(next);
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
        onResult={(change) => keepResult(row, change)}
        onReport={(result) => onReport({ ...result, text: row.text })}
      />
    ));
  const shownOthers = others.slice(0, Math.max(0, limit - ofScreen.length));

  return (
    <>
      <div className="bar filter">
        <input
          type="search"
          aria-label={partTexts.search}
          placeholder={partTexts.searchExplained}
          value={search}
          onChange={({ target }) => {
            setSearch(target.value);
            setLimit(SHOWN_AT_FIRST);
          }}
        />
        <select
          aria-label={partTexts.filter}
          value={filter}
          onChange={({ target }) => {
            setFilter(RESULT_FILTERS.find((one) => one === target.value) ?? 'all');
            setLimit(SHOWN_AT_FIRST);
          }}
        >
          {RESULT_FILTERS.map((one) => (
            <option key={one} value={one}>
              {partTexts.filters[one]}
            </option>
          ))}
        </select>
      </div>
      <ResultsBar keptResults={keptResults} harness={harness} texts={texts} rows={requirements} />
      <PageCalls screen={screen} harness={harness} texts={texts} />
      <section aria-labelledby="requirements-of-screen">
        <h3 id="requirements-of-screen">{partTexts.ofScreen(ofScreen.length)}</h3>
        {ofScreen.length === 0 ? (
          <p className="quiet">
            {search === '' && filter === 'all' ? partTexts.noneOfScreen : partTexts.noMatch}
          </p>
        ) : (
          <ul className="requirements">{rowElements(ofScreen)}</ul>
        )}
      </section>
      <section aria-labelledby="other-requirements">
        <h3 id="other-requirements">{partTexts.others(others.length)}</h3>
        {others.length === 0 ? <p className="quiet">{partTexts.noMatch}</p> : null}
        <ul className="requirements">{rowElements(shownOthers)}</ul>
        {shownOthers.length < others.length ? (
          <button type="button" onClick={() => setLimit(limit + SHOWN_MORE)}>
            {partTexts.showMore(others.length - shownOthers.length)}
          </button>
        ) : null}
      </section>
    </>
  );
}
