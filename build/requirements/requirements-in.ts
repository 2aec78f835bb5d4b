import type { Requirement } from '../../mocks/harness/requirements/requirement.ts';
import { screensNamed } from './screens-named.ts';

type RequirementRow = Pick<Requirement, 'id' | 'area' | 'text' | 'check'>;

export interface RequirementSources {
  /** The text of docs/spec/requirements.md. */
  requirements: string;
  /** The calls of docs/spec/endpoints.md: what each does, and its screens. */
  calls: readonly { does: string; screen: string }[];
  tests: readonly { file: string; titles: readonly { ids: readonly string[]; title: string }[] }[];
}

/** The rows of the requirements with the screens that they name, and the tests that name them. */
export function requirementsIn({ requirements, calls, tests }: RequirementSources): Requirement[] {
  const screensByRow = screensByCitation(calls);
  const testsByRow = testsById(tests);
  return rowsIn(requirements).map((row) => ({
    ...row,
    paths: [...new Set([...screensNamed(row), ...(screensByRow.get(row.id) ?? [])])],
    tests: testsByRow.get(row.id) ?? [],
  }));
}

function rowsIn(requirements: string): RequirementRow[] {
  let area = '';
  return requirements.split('\n').flatMap((line) => {
    area = /^## R-[\w-]+ — (.+)$/.exec(line)?.[1] ?? area;
    const [id = '', text = '', , check] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => withoutReadings(cell).trim());
    // the table of the areas has two columns
    return /^R-[A-Z\d-]+-\d+$/.test(id) && check !== undefined ? [{ id, area, text, check }] : [];
  });
}

/** A tester has no use for the numbers of readings, (→ A-088). */
const withoutReadings = (cell: string) => cell.replace(/ *\(→ A-\d+\)/g, '');

function screensByCitation(calls: RequirementSources['calls']): Map<string, string[]> {
  const screensByRow = new Map<string, string[]>();
  for (const { does, screen } of calls) {
    const screens = screensNamed({ area: '', text: '', check: screen });
    for (const id of citedIn(does)) screensByRow.set(id, [...(screensByRow.get(id) ?? []), ...screens]);
  }
  return screensByRow;
}

/** `R-VAL-SALE-01 to 12` names twelve rows. */
const citedIn = (text: string): string[] =>
  [...text.matchAll(/(R-[A-Z\d-]+-)(\d+)(?: to (\d+))?/g)].flatMap(([, area, first, last = first]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) =>
      [area, String(Number(first) + index).padStart(2, '0')].join(''),
    ),
  );

function testsById(tests: RequirementSources['tests']): Map<string, Requirement['tests'][number][]> {
  const testsByRow = new Map<string, Requirement['tests'][number][]>();
  for (const { file, titles } of tests) {
    for (const { ids, title } of titles) {
      for (const id of ids) {
        const testsOfRow = testsByRow.get(id) ?? [];
        // a file generates many titles for one row
        if (!testsOfRow.some((one) => one.file === file && one.title === title))
          testsByRow.set(id, [...testsOfRow, { file, title }]);
      }
    }
  }
  return testsByRow;
}
