import type { EditableTable } from '#mocks/harness/data/data-editor';
import type { Draft, DraftProblem } from '#mocks/harness/data/row-draft';
import type { Texts } from '#mocks/harness/panel/texts/texts-for';
import { FieldInput } from './FieldInput';

interface RowFieldsProps {
  table: EditableTable;
  draft: Draft;
  problems: Readonly<Record<string, DraftProblem>>;
  texts: Texts;
  onInput(name: string, value: string): void;
}

export function RowFields({ table, draft, problems, texts, onInput }: RowFieldsProps) {
  return table.fields.map((field) => (
    <FieldInput
      key={field.name}
      field={field}
      value={draft[field.name] ?? ''}
      problem={problemText(problems[field.name], texts)}
      emptyText={texts.data.empty}
      onChange={(value) => onInput(field.name, value)}
    />
  ));
}

function problemText(problem: DraftProblem | undefined, { data }: Texts): string {
  if (problem === undefined) return '';
  if (!('path' in problem)) return data.problems[problem.kind];
  const where = problem.path === '' ? '' : `${problem.path}: `;
  if (problem.kind === 'type') {
    const types: Readonly<Record<string, string>> = data.types;
    return where + data.problems.type(types[problem.expected] ?? problem.expected);
  }
  return where + (problem.kind === 'choice' ? data.problems.choice(problem.choices) : data.problems.other);
}
