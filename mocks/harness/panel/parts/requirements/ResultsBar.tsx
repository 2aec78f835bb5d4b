import { useState } from 'react';
import { inJapan } from '#domain/base/japan-time';
import { csvFile } from '#domain/csv/csv-encoding';
import { saveFile } from '#mocks/harness/panel/browser/save-file';
import type { PartProps } from '#mocks/harness/panel/parts/part-props';
import { useObserved } from '#mocks/harness/panel/use-observed';
import type { KeptResults } from '#mocks/harness/requirements/kept-results';
import type { Requirement } from '#mocks/harness/requirements/requirement';
import type { RequirementResult } from '#mocks/harness/requirements/requirement-result';
import { resultsCsv, resultsMarkdown } from '#mocks/harness/requirements/results-text';

interface ResultsBarProps extends PartProps {
  kept: KeptResults;
  rows: readonly Requirement[];
}

/** The results in numbers, and as files for whoever follows the session. */
export function ResultsBar({ kept, rows, harness, texts: { requirements: own } }: ResultsBarProps) {
  const results = useObserved(kept, (source) => source.all());
  const [removed, setRemoved] = useState<readonly RequirementResult[]>([]);
  const countOf = (fits: (one: RequirementResult) => boolean) => results.filter(fits).length;
  const nameOf = (extension: string) =>
    `machi-requirements-${inJapan(harness.clock.now()).format('YYYY-MM-DD-HHmm')}.${extension}`;
  const saveCsv = () => saveFile(nameOf('csv'), csvFile(resultsCsv(results, rows, own.table), 'utf-8'));
  const saveMarkdown = () =>
    saveFile(nameOf('md'), new Blob([resultsMarkdown(results, rows, own.table)], { type: 'text/markdown' }));
  const clear = () => {
    setRemoved(results);
    kept.clear();
  };
  const undo = () => {
    for (const result of removed) kept.keep(result);
    setRemoved([]);
  };
  const hasNone = results.length === 0;
  return (
    <div className="bar results">
      <small role="status">
        {hasNone && removed.length > 0
          ? own.cleared
          : own.results(
              countOf(({ result }) => result === 'passed'),
              countOf(({ result }) => result === 'failed'),
              countOf(({ note }) => note !== ''),
            )}
      </small>
      <button type="button" disabled={hasNone} onClick={saveCsv}>
        {own.saveCsv}
      </button>
      <button type="button" disabled={hasNone} onClick={saveMarkdown}>
        {own.saveMarkdown}
      </button>
      {hasNone && removed.length > 0 ? (
        <button type="button" onClick={undo}>
          {own.undo}
        </button>
      ) : (
        <button type="button" disabled={hasNone} onClick={clear}>
          {own.clear}
        </button>
      )}
    </div>
  );
}
