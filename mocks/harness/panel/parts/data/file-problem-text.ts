import type { DataFileProblem } from '#mocks/harness/data/data-file';
import type { Texts } from '#mocks/harness/panel/texts/texts-for';

const SHOWN = 5;

export function fileProblemText(problem: DataFileProblem, { data }: Texts): string {
  if (problem.kind !== 'rows') return data.fileProblems[problem.kind];
  const { rows } = problem;
  const more = rows.length > SHOWN ? ` ${data.moreRows(rows.length - SHOWN)}` : '';
  return `${data.fileProblems.rows} ${rows.slice(0, SHOWN).join(', ')}${more}`;
}
