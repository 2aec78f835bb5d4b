import type { DataFileProblem } from '#mocks/harness/data/data-file';
import type { Texts } from '#mocks/harness/panel/texts/texts-for';

const MOST_ROWS = 5;

export function fileProblemText(problem: DataFileProblem, { data }: Texts): string {
  if (problem.kind !== 'rows') return data.fileProblems[problem.kind];
  const { rows } = problem;
  const moreText = rows.length > MOST_ROWS ? ` ${data.moreRows(rows.length - MOST_ROWS)}` : '';
  return `${data.fileProblems.rows} ${rows.slice(0, MOST_ROWS).join(', ')}${moreText}`;
}
