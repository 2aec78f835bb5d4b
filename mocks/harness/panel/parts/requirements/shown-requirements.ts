import { foldText } from '#domain/base/fold-text';
import { searchTerms } from '#mocks/backend/db/search-terms';
import { isOnScreen, type Requirement } from '#mocks/harness/requirements/requirement';
import type { RequirementResult } from '#mocks/harness/requirements/requirement-result';

export const RESULT_FILTERS = ['all', 'passed', 'failed', 'noted', 'open'] as const;
export type ResultFilter = (typeof RESULT_FILTERS)[number];

export type Results = ReadonlyMap<string, RequirementResult>;

interface RequirementQuery {
  /** As docs/spec/requirements.md writes it: `/:city/notification`. */
  screen: string;
  search: string;
  filter: ResultFilter;
  results: Results;
}

/** The requirements that have every word of the search and the result: those of the screen, and the others. */
export function shownRequirements(rows: readonly Requirement[], choice: RequirementQuery) {
  const { screen, search, filter, results } = choice;
  const terms = searchTerms(search);
  const matching = rows.filter(
    (row) => hasResult(results.get(row.id), filter) && (terms.length === 0 || matchesTerms(row, terms)),
  );
  return {
    ofScreen: matching.filter((row) => isOnScreen(row, screen)),
    others: matching.filter((row) => !isOnScreen(row, screen)),
  };
}

function hasResult(result: RequirementResult | undefined, filter: ResultFilter): boolean {
  if (filter === 'all') return true;
  if (filter === 'noted') return (result?.note ?? '') !== '';
  return filter === 'open' ? (result?.result ?? null) === null : result?.result === filter;
}

/** The rows never change, and each typed key searches all of them. */
const searchTexts = new WeakMap<Requirement, string>();

function matchesTerms(row: Requirement, terms: readonly string[]): boolean {
  const text = searchTexts.get(row) ?? searchTextOf(row);
  searchTexts.set(row, text);
  return terms.every((term) => text.includes(term));
}

const searchTextOf = ({ id, area, text, check, tests }: Requirement) =>
  foldText([id, area, text, check, ...tests.flatMap(({ file, title }) => [file, title])].join(' '));
