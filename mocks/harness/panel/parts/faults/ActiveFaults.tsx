import { writeFault } from '#mocks/backend/protocol/fault-text';
import type { PartProps } from '#mocks/harness/panel/parts/part-props';
import { useObserved } from '#mocks/harness/panel/use-observed';

/** The faults of the next calls. A rule without remaining hits disappears from the list. */
export function ActiveFaults({ harness: { faults, firebaseFaults }, texts }: PartProps) {
  const rules = useObserved(faults, (observed) => observed.rules());
  const refusals = useObserved(firebaseFaults, (observed) => observed.current());
  return (
    <section>
      <h3>{texts.faults.activeFaults}</h3>
      {rules.length + refusals.length === 0 ? <p className="quiet">{texts.faults.noFaults}</p> : null}
      <ul className="rows">
        {rules.map(({ id, hits, set, ...rule }) => (
          <FaultRow
            key={id}
            text={writeFault(rule)}
            about={[set, hits > 0 ? texts.faults.hits(hits) : undefined]}
            remove={texts.faults.remove(writeFault(rule))}
            onRemove={() => faults.remove(id)}
          />
        ))}
        {refusals.map((fault) => (
          <FaultRow
            key={fault}
            text={`firebase ${fault}`}
            about={[]}
            remove={texts.faults.remove(`firebase ${fault}`)}
            onRemove={() => firebaseFaults.remove(fault)}
          />
        ))}
      </ul>
      {rules.length + refusals.length > 0 ? (
        <button
          type="button"
          onClick={() => {
            faults.clear();
            for (const fault of refusals) firebaseFaults.remove(fault);
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
  remove: string;
  onRemove(): void;
}

function FaultRow({ text, about, remove, onRemove }: FaultRowProps) {
  const known = about.filter((part) => part !== undefined);
  return (
    <li>
      <span>
        <code>{text}</code>
        {known.length > 0 ? <small>{known.join(' · ')}</small> : null}
      </span>
      <button type="button" className="plain" aria-label={remove} onClick={onRemove}>
        ×
      </button>
    </li>
  );
}
