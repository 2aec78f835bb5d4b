import type { SeenMachine } from '#mocks/demo/machine-log';
import type { Texts } from '#mocks/harness/texts';
import { useObserved } from '#mocks/harness/use-observed';
import type { PartProps } from './part-props';

/** The console's machines since this page was loaded: their current states and the edges taken. */
export function MachinesPart({ harness, texts }: PartProps) {
  const machines = useObserved(harness.machines, (log) => log.machines());
  if (machines.length === 0) return <p className="quiet">{texts.noMachines}</p>;
  return (
    <ul className="machines">
      {machines.map((machine) => (
        <Machine key={machine.name} machine={machine} texts={texts} />
      ))}
    </ul>
  );
}

function Machine({ machine: { name, currentStates, edges }, texts }: { machine: SeenMachine; texts: Texts }) {
  const taken = edges.filter(({ times }) => times > 0);
  return (
    <li data-machine={name}>
      <h3>{name}</h3>
      <p>{currentStates.length === 0 ? texts.noneRuns : currentStates.join(' · ')}</p>
      <details>
        <summary>{texts.edgesTaken(taken.length, edges.length)}</summary>
        <ol>
          {edges.map((edge) => (
            <li key={edge.name} className={edge.times === 0 ? 'quiet' : 'taken'}>
              <code>{edge.name}</code>
              {edge.times === 0 ? null : <b>×{edge.times}</b>}
            </li>
          ))}
        </ol>
      </details>
    </li>
  );
}
