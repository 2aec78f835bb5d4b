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
  keptResults: KeptResults;
  rows: readonly Requirement[];
}

/** The results in numbers, and as files for whoever follows the session. */
export function ResultsBar({
  keptResults,
  rows,
  harness,
  texts: { requirements: partTexts },
}: ResultsBarProps) {
  const results = useObserved(keptResults, (source) => source.all());
  const [clearedResults, setClearedResults] = useState<readonly RequirementResult[]>([]);
  const countOf = (isCounted: (one: RequirementResult) => boolean) => results.filter(isCounted).length;
  const fileName = (extension: string) =>
    `machi-requirements-${inJapan(harness.clock.now()).format('YYYY-MM-DD-HHmm')}.${extension}`;
  const saveCsv = () =>
    saveFile(fileName('csv'), csvFile(resultsCsv(results, rows, partTexts.table), 'utf-8'));
  const saveMarkdown = () =>
    saveFile(
      fileName('md'),
      new Blob([resultsMarkdown(results, rows, partTexts.table)], { type: 'text/markdown' }),
    );
  const clearResults = () => {
    setClearedResults(results);
    keptResults.clear();
  };
  const undoClear = () => {
    for (const result of clearedResults) keptResults.keep(result);
    setClearedResults([]);
  };
  const hasNone = results.length === 0;
  return (
    <div className="bar results">
      <small role="status">
        {hasNone && clearedResults.length > 0
          ? partTexts.cleared
          : partTexts.results(
              countOf(({ result }) => result === 'passed'),
              countOf(({ result }) => result === 'failed'),
              countOf(({ note }) => note !== ''),
            )}
      </small>
      <button type="button" disabled={hasNone} onClick={saveCsv}>
        {partTexts.saveCsv}
      </button>
      <button type="button" disabled={hasNone} onClick={saveMarkdown}>
        {partTexts.saveMarkdown}
      </button>
      {hasNone && clearedResults.length > 0 ? (
        <button type="button" onClick={undoClear}>
          {partTexts.undo}
        </button>
      ) : (
        <button type="button" disabled={hasNone} onClick={clearResults}>
          {partTexts.clear}
        </button>
      )}
    </div>
  );
}
