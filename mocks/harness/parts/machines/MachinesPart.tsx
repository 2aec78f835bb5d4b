import type { SeenMachine } from '#mocks/demo/machine-log';
import type { PartProps } from '#mocks/harness/parts/part-props';
import type { Texts } from '#mocks/harness/texts/texts-for';
import { useObserved } from '#mocks/harness/use-observed';

/** The console's machines since this page was loaded: their current states and the edges taken. */
export function MachinesPart({ harness, texts }: PartProps) {
  const machines = useObserved(harness.machines, (log) => log.machines());
  if (machines.length === 0) return <p className="quiet">{texts.machines.noMachines}</p>;
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
      <p>{currentStates.length === 0 ? texts.machines.noneRuns : currentStates.join(' · ')}</p>
      <details>
        <summary>{texts.machines.edgesTaken(taken.length, edges.length)}</summary>
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
