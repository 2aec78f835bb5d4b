import { type FormEvent, useState } from 'react';
import type { EditableTable, RemovedRow } from '#mocks/harness/data/data-editor';
import { type AnyRow, type Draft, draftOf } from '#mocks/harness/data/row-draft';
import { refreshConsole } from '#mocks/harness/panel/browser/refresh-console';
import type { PartProps } from '#mocks/harness/panel/parts/part-props';
import { RowFields } from './RowFields';

interface RowFormProps extends PartProps {
  table: EditableTable;
  row: AnyRow;
  onSaved(text: string): void;
  onRemoved(row: RemovedRow | null): void;
}

/** A row as a form: fields that are not touched follow what others write. */
export function RowForm({ harness, texts, table, row, onSaved, onRemoved }: RowFormProps) {
  const { data } = harness;
  const [touchedFields, setTouchedFields] = useState<Draft>({});
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const draft = { ...draftOf(table.fields, row), ...touchedFields };
  const { changes, problems } = data.read(table.name, draft, row);
  const isReady = !isBusy && Object.keys(problems).length === 0 && Object.keys(changes).length > 0;

  const runWrite = async (action: () => Promise<void>) => {
    setBusy(true);
    setProblem('');
    try {
      await action();
    } catch {
      setProblem(texts.data.notSaved);
    }
    setBusy(false);
  };
  const saveRow = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    void runWrite(async () => {
      const saved = await data.update(table.name, row.id, changes);
      if (saved !== null) setTouchedFields({});
      onSaved(saved === null ? texts.data.gone : texts.data.saved(row.id));
      refreshConsole();
    });
  };
  return (
    <form className="row-form" aria-label={`${table.name} ${row.id}`} onSubmit={saveRow}>
      <RowFields
        table={table}
        draft={draft}
        problems={problems}
        texts={texts}
        onInput={(name, value) => setTouchedFields({ ...touchedFields, [name]: value })}
      />
      <div className="bar">
        <button type="submit" className="main" disabled={!isReady}>
          {texts.data.save}
        </button>
        <button
          type="button"
          disabled={Object.keys(touchedFields).length === 0}
          onClick={() => setTouchedFields({})}
        >
          {texts.data.discard}
        </button>
        <button
          type="button"
          className="danger"
          disabled={isBusy}
          onClick={() => void runWrite(async () => onRemoved(await data.remove(table.name, row.id)))}
        >
          {texts.data.delete}
        </button>
        {problem === '' ? null : <p role="alert">{problem}</p>}
      </div>
    </form>
  );
}
