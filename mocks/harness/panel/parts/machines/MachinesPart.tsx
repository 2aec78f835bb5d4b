import { useState } from 'react';
import type { RecordedMachine } from '#mocks/harness/machines/machine-log';
import type { PartProps } from '#mocks/harness/panel/parts/part-props';
import { useObserved } from '#mocks/harness/panel/use-observed';
import { MachineActors } from './MachineActors';
import { MachineDrawing } from './MachineDrawing';

/** The console's machines since this page was loaded: their current states, their drawings and the edges that happened. */
export function MachinesPart({ harness, texts }: PartProps) {
  const machines = useObserved(harness.machines, (log) => log.machines());
  const [drawnMachine, setDrawnMachine] = useState<string | null>(null);
  if (machines.length === 0) return <p className="quiet">{texts.machines.noMachines}</p>;
  return (
    <ul className="machines">
      {machines.map((machine) => (
        <Machine
          key={machine.name}
          machine={machine}
          harness={harness}
          texts={texts}
          isDrawn={machine.name === drawnMachine}
          onDraw={(isDrawn) => setDrawnMachine(isDrawn ? machine.name : null)}
        />
      ))}
    </ul>
  );
}

interface MachineProps extends PartProps {
  machine: RecordedMachine;
  isDrawn: boolean;
  onDraw(isDrawn: boolean): void;
}

function Machine({ machine, harness, texts, isDrawn, onDraw }: MachineProps) {
  const { name, currentStates, edges } = machine;
  const takenEdges = edges.filter(({ times }) => times > 0);
  return (
    <li data-machine={name}>
      <div className="machine-head">
        <h3>{name}</h3>
        <button
          type="button"
          aria-expanded={isDrawn}
          aria-label={texts.machines.drawingOf(name)}
          onClick={() => onDraw(!isDrawn)}
        >
          {texts.machines.drawing}
        </button>
      </div>
      <p>{currentStates.length === 0 ? texts.machines.noneRuns : currentStates.join(' · ')}</p>
      {isDrawn ? <MachineDrawing machine={machine} texts={texts} /> : null}
      <details>
        <summary>{texts.machines.edgesHappened(takenEdges.length, edges.length)}</summary>
        <ol>
          {edges.map((edge) => (
            <li key={edge.name} className={edge.times === 0 ? 'quiet' : 'happened'}>
              <code>{edge.name}</code>
              {edge.times === 0 ? null : <b>×{edge.times}</b>}
            </li>
          ))}
        </ol>
      </details>
      <MachineActors machine={name} harness={harness} texts={texts} />
    </li>
  );
}
