import { type FormEvent, useState } from 'react';
import type { EditableTable, RemovedRow } from '#mocks/data/data-editor';
import { type AnyRow, type Draft, type DraftProblem, draftOf } from '#mocks/data/row-draft';
import { refreshConsole } from '#mocks/harness/browser/refresh-console';
import type { PartProps } from '#mocks/harness/parts/part-props';
import type { Texts } from '#mocks/harness/texts/texts-for';
import { FieldInput } from './FieldInput';

interface RowFormProps extends PartProps {
  table: EditableTable;
  row: AnyRow;
  onSaved(text: string): void;
  onRemoved(row: RemovedRow | null): void;
}

/** A row as a form: fields that are not touched follow what others write. */
export function RowForm({ harness, texts, table, row, onSaved, onRemoved }: RowFormProps) {
  const { data } = harness;
  const [touched, setTouched] = useState<Draft>({});
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const draft = { ...draftOf(table.fields, row), ...touched };
  const { changes, problems } = data.read(table.name, draft, row);
  const isReady = !isBusy && Object.keys(problems).length === 0 && Object.keys(changes).length > 0;

  const write = async (action: () => Promise<void>) => {
    setBusy(true);
    setProblem('');
    try {
      await action();
    } catch {
      setProblem(texts.data.notSaved);
    }
    setBusy(false);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    void write(async () => {
      const saved = await data.update(table.name, row.id, changes);
      if (saved !== null) setTouched({});
      onSaved(saved === null ? texts.data.gone : texts.data.saved(row.id));
      refreshConsole();
    });
  };
  return (
    <form className="row-form" aria-label={`${table.name} ${row.id}`} onSubmit={save}>
      {table.fields.map((field) => (
        <FieldInput
          key={field.name}
          field={field}
          value={draft[field.name] ?? ''}
          problem={problemText(problems[field.name], texts)}
          emptyText={texts.data.empty}
          onChange={(value) => setTouched({ ...touched, [field.name]: value })}
        />
      ))}
      <div className="bar">
        <button type="submit" className="main" disabled={!isReady}>
          {texts.data.save}
        </button>
        <button type="button" disabled={Object.keys(touched).length === 0} onClick={() => setTouched({})}>
          {texts.data.discard}
        </button>
        <button
          type="button"
          className="danger"
          disabled={isBusy}
          onClick={() => void write(async () => onRemoved(await data.remove(table.name, row.id)))}
        >
          {texts.data.delete}
        </button>
        {problem === '' ? null : <p role="alert">{problem}</p>}
      </div>
    </form>
  );
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
