import { writeFault } from '#mocks/backend/protocol/fault-text';
import type { PartProps } from '#mocks/harness/panel/parts/part-props';
import { useObserved } from '#mocks/harness/panel/use-observed';

/** The faults of the next calls. A rule without remaining hits disappears from the list. */
export function ActiveFaults({ harness: { faults, firebaseFaults }, texts }: PartProps) {
  const rules = useObserved(faults, (observed) => observed.rules());
  const activeFirebaseFaults = useObserved(firebaseFaults, (observed) => observed.current());
  return (
    <section>
      <h3>{texts.faults.activeFaults}</h3>
      {rules.length + activeFirebaseFaults.length === 0 ? (
        <p className="quiet">{texts.faults.noFaults}</p>
      ) : null}
      <ul className="rows">
        {rules.map(({ id, hits, set, ...rule }) => (
          <FaultRow
            key={id}
            text={writeFault(rule)}
            about={[set, hits > 0 ? texts.faults.hits(hits) : undefined]}
            removeLabel={texts.faults.remove(writeFault(rule))}
            onRemove={() => faults.remove(id)}
          />
        ))}
        {activeFirebaseFaults.map((fault) => (
          <FaultRow
            key={fault}
            text={`firebase ${fault}`}
            about={[]}
            removeLabel={texts.faults.remove(`firebase ${fault}`)}
            onRemove={() => firebaseFaults.remove(fault)}
          />
        ))}
      </ul>
      {rules.length + activeFirebaseFaults.length > 0 ? (
        <button
          type="button"
          onClick={() => {
            faults.clear();
            for (const fault of activeFirebaseFaults) firebaseFaults.remove(fault);
          }}
        >
          {texts.faults.clearAll}
        </button>
      ) : null}
    </section>
  );
}

interface FaultRowProps {
  text: string;
  /** The set, and how often the fault has happened. */
  about: readonly (string | undefined)[];
  removeLabel: string;
  onRemove(): void;
}

function FaultRow({ text, about, removeLabel, onRemove }: FaultRowProps) {
  const knownAbout = about.filter((part) => part !== undefined);
  return (
    <li>
      <span>
        <code>{text}</code>
        {knownAbout.length > 0 ? <small>{knownAbout.join(' · ')}</small> : null}
      </span>
      <button type="button" className="plain" aria-label={removeLabel} onClick={onRemove}>
        ×
      </button>
    </li>
  );
}
