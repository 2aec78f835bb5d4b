import type { Texts } from '#mocks/harness/panel/texts/texts-for';
import { DOCKS, type Dock } from './docks';

interface DockChoiceProps {
  texts: Texts;
  dock: Dock;
  possible: readonly Dock[];
  onDock(dock: Dock): void;
}

export function DockChoice({ texts, dock, possible, onDock }: DockChoiceProps) {
  const chooseDock = (value: string) => {
    const chosenDock = DOCKS.find((option) => option === value);
    if (chosenDock) onDock(chosenDock);
  };
  return (
    <select
      aria-label={texts.dock}
      title={texts.dock}
      value={dock}
      onChange={(event) => chooseDock(event.target.value)}
    >
      {possible.map((option) => (
        <option key={option} value={option}>
          {texts.docks[option]}
        </option>
      ))}
    </select>
  );
}
