import { type FormEvent, useState } from 'react';
import { readFault } from '#mocks/backend/protocol/fault-text';
import type { NewFault } from '#mocks/backend/protocol/faults';
import type { Texts } from '#mocks/harness/panel/texts/texts-for';

interface WrittenFaultsProps {
  texts: Texts;
  onAdd(faults: readonly NewFault[]): void;
}

/** Faults in the syntax of links, one a line: for those who know it, and for a copied set. */
export function WrittenFaults({ texts, onAdd }: WrittenFaultsProps) {
  const [typedFaults, setTypedFaults] = useState('');
  const [unreadableLines, setUnreadableLines] = useState<readonly string[]>([]);
  const addFaults = (event: FormEvent) => {
    event.preventDefault();
    const lines = typedFaults
      .normalize('NFKC')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
    const unreadable = lines.filter((line) => readFault(line) === null);
    setUnreadableLines(unreadable);
    if (unreadable.length > 0) return;
    onAdd(lines.flatMap((line) => readFault(line) ?? []));
    setTypedFaults('');
  };
  return (
    <form className="bar" onSubmit={addFaults}>
      <label className="wide">
        {texts.faults.writtenFaults}
        <textarea
          rows={2}
          required
          spellCheck={false}
          placeholder="DELETE * 500 x1"
          value={typedFaults}
          onChange={(event) => setTypedFaults(event.target.value)}
        />
      </label>
      <button type="submit">{texts.faults.add}</button>
      {unreadableLines.length > 0 ? (
        <p role="alert">{texts.faults.badFaults(unreadableLines.join(', '))}</p>
      ) : null}
    </form>
  );
}
