import { useObserved } from '#mocks/harness/use-observed';
import { FIREBASE_FAULTS, type FirebaseFault, writeFault } from '#mocks/protocol/fault-text';
import { FaultForm } from './FaultForm';
import type { PartProps } from './part-props';

/** The faults of the next calls. A rule without remaining hits disappears from the list. */
export function FaultsPart({ harness, texts }: PartProps) {
  const { faults, firebaseFaults, uploads } = harness;
  const isSlow = useObserved(uploads, (observed) => observed.isSlow());
  const rules = useObserved(faults, (observed) => observed.rules());
  const refusals = useObserved(firebaseFaults, (observed) => observed.current());
  return (
    <>
      <FaultForm endpoints={harness.backend.endpoints} texts={texts} onAdd={(fault) => faults.add(fault)} />
      <FirebaseFaultChoice
        label={texts.firebaseFault}
        add={texts.add}
        open={FIREBASE_FAULTS.filter((fault) => !refusals.includes(fault))}
        onAdd={(fault) => firebaseFaults.add(fault)}
      />
      <label>
        <input type="checkbox" checked={isSlow} onChange={(event) => uploads.setSlow(event.target.checked)} />
        {texts.slowUpload}
      </label>
      {rules.length === 0 && refusals.length === 0 ? <p className="quiet">{texts.noFaults}</p> : null}
      <ul className="rows">
        {rules.map((rule) => (
          <FaultRow
            key={rule.id}
            text={writeFault(rule)}
            remove={texts.remove(writeFault(rule))}
            onRemove={() => faults.remove(rule.id)}
          />
        ))}
        {refusals.map((fault) => (
          <FaultRow
            key={fault}
            text={`firebase ${fault}`}
            remove={texts.remove(`firebase ${fault}`)}
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
          {texts.clearAll}
        </button>
      ) : null}
    </>
  );
}

interface FirebaseFaultChoiceProps {
  label: string;
  add: string;
  open: readonly FirebaseFault[];
  onAdd(fault: FirebaseFault): void;
}

/** Each Firebase fault can be active once: selecting it adds it. */
function FirebaseFaultChoice({ label, add, open, onAdd }: FirebaseFaultChoiceProps) {
  return (
    <label>
      {label}
      <select
        value=""
        disabled={open.length === 0}
        onChange={(event) => onAdd(event.target.value as FirebaseFault)}
      >
        <option value="">{add}…</option>
        {open.map((fault) => (
          <option key={fault}>{fault}</option>
        ))}
      </select>
    </label>
  );
}

interface FaultRowProps {
  text: string;
  remove: string;
  onRemove(): void;
}

function FaultRow({ text, remove, onRemove }: FaultRowProps) {
  return (
    <li>
      <code>{text}</code>
      <button type="button" className="plain" aria-label={remove} onClick={onRemove}>
        ×
      </button>
    </li>
  );
}
