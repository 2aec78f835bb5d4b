import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { EditableTable } from '#mocks/harness/data/data-editor';
import { type AnyRow, type Draft, draftOf } from '#mocks/harness/data/row-draft';
import { refreshConsole } from '#mocks/harness/panel/browser/refresh-console';
import type { PartProps } from '#mocks/harness/panel/parts/part-props';
import { RowFields } from './RowFields';

interface NewRowProps extends PartProps {
  table: EditableTable;
  /** The values with which it begins. */
  row: AnyRow;
  onCreated(row: AnyRow): void;
  onCancel(): void;
}

export function NewRow({ harness, texts, table, row, onCreated, onCancel }: NewRowProps) {
  const { data } = harness;
  const [draft, setDraft] = useState<Draft>(() => draftOf(table.fields, row));
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(function focusFirstField() {
    form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, []);
  const { changes, problems } = data.read(table.name, draft, row);
  const isReady = !isBusy && Object.keys(problems).length === 0;

  const addRow = async (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    setBusy(true);
    setProblem('');
    try {
      onCreated(await data.create(table.name, { ...row, ...changes }));
      refreshConsole();
    } catch {
      setProblem(texts.data.notSaved);
      setBusy(false);
    }
  };
  return (
    <form
      ref={form}
      className="row-form new-row"
      aria-label={texts.data.newRow}
      onSubmit={(event) => void addRow(event)}
    >
      <h3>{texts.data.newRow}</h3>
      <RowFields
        table={table}
        draft={draft}
        problems={problems}
        texts={texts}
        onInput={(name, value) => setDraft({ ...draft, [name]: value })}
      />
      <div className="bar">
        <button type="submit" className="main" disabled={!isReady}>
          {texts.data.add}
        </button>
        <button type="button" onClick={onCancel}>
          {texts.data.cancel}
        </button>
        {problem === '' ? null : <p role="alert">{problem}</p>}
      </div>
    </form>
  );
}
