import { writeFault } from '../fault-text';
import { FaultForm } from './FaultForm';
import type { PartProps } from './Parts';
import { useObserved } from './use-observed';

/** What goes wrong next. Rules that were used up leave the list by themselves. */
export function FaultsPart({ harness, texts }: PartProps) {
  const { faults, firebaseFaults } = harness;
  const rules = useObserved(faults, (observed) => observed.rules());
  return (
    <>
      <FaultForm endpoints={harness.backend.endpoints} texts={texts} onAdd={(fault) => faults.add(fault)} />
      {rules.length === 0 && firebaseFaults.length === 0 ? <p className="quiet">{texts.noFaults}</p> : null}
      <ul className="rows">
        {rules.map((rule) => (
          <li key={rule.id}>
            <code>{writeFault(rule)}</code>
            <button
              type="button"
              className="plain"
              aria-label={texts.remove(writeFault(rule))}
              onClick={() => faults.remove(rule.id)}
            >
              ×
            </button>
          </li>
        ))}
        {firebaseFaults.map((fault) => (
          <li key={fault}>
            <code>firebase {fault}</code>
            <small>{texts.notAnsweredYet}</small>
          </li>
        ))}
      </ul>
      {rules.length > 0 ? (
        <button type="button" onClick={() => faults.clear()}>
          {texts.clearAll}
        </button>
      ) : null}
    </>
  );
}
