import { type FormEvent, useState } from 'react';
import { writeFault } from '#mocks/backend/protocol/fault-text';
import { withoutHits } from '#mocks/backend/protocol/faults';
import { copyText } from '#mocks/harness/panel/browser/copy-text';
import type { FaultSet } from '#mocks/harness/panel/fault-sets';
import type { PartProps } from '#mocks/harness/panel/parts/part-props';
import { useObserved } from '#mocks/harness/panel/use-observed';

/** Faults under a name. Several sets can be active at once. */
export function SavedFaults({ harness: { faults, faultSets }, texts }: PartProps) {
  const sets = useObserved(faultSets, (observed) => observed.all());
  const rules = useObserved(faults, (observed) => observed.rules());
  const [name, setName] = useState('');
  const [copyOutcome, setCopyOutcome] = useState('');
  const ruleIdsOf = (set: string) => rules.filter((rule) => rule.set === set).map(({ id }) => id);
  const saveSet = (event: FormEvent) => {
    event.preventDefault();
    const set = name.trim();
    if (set === '' || rules.length === 0) return;
    const savedFaults = rules.map((rule) => ({ ...withoutHits(rule), set }));
    faultSets.save(set, savedFaults);
    faults.clear();
    faults.add(...savedFaults);
    setName('');
  };
  const copySet = async (set: FaultSet) =>
    setCopyOutcome((await copyText(set.faults.map(writeFault).join('\n'))) ? texts.copied : texts.notCopied);
  return (
    <section>
      <h3>{texts.faults.faultSets}</h3>
      {sets.length === 0 ? <p className="quiet">{texts.faults.noSets}</p> : null}
      <ul className="rows">
        {sets.map((set) => (
          <SetRow
            key={set.name}
            set={set}
            texts={texts}
            isActive={ruleIdsOf(set.name).length > 0}
            onActive={(isActive) =>
              isActive ? faults.add(...set.faults) : faults.remove(...ruleIdsOf(set.name))
            }
            onCopy={() => void copySet(set)}
            onRemove={() => faultSets.remove(set.name)}
          />
        ))}
      </ul>
      {rules.length > 0 ? (
        <form className="bar" onSubmit={saveSet}>
          <label className="wide">
            {texts.faults.setName}
            <input required maxLength={40} value={name} onChange={(event) => setName(event.target.value)} />
          </label>
          <button type="submit">{texts.faults.save}</button>
        </form>
      ) : null}
      <p role="status">{copyOutcome}</p>
    </section>
  );
}

interface SetRowProps extends Pick<PartProps, 'texts'> {
  set: FaultSet;
  isActive: boolean;
  onActive(isActive: boolean): void;
  onCopy(): void;
  onRemove(): void;
}

function SetRow({ set: { name, faults }, texts, isActive, onActive, onCopy, onRemove }: SetRowProps) {
  return (
    <li>
      <label>
        <input type="checkbox" checked={isActive} onChange={(event) => onActive(event.target.checked)} />
        <span>{name}</span> <small>{texts.faults.faultsOfSet(faults.length)}</small>
      </label>
      <span className="bar">
        <button type="button" aria-label={texts.faults.copySet(name)} onClick={onCopy}>
          {texts.faults.copy}
        </button>
        <button type="button" className="plain" aria-label={texts.faults.removeSet(name)} onClick={onRemove}>
          ×
        </button>
      </span>
    </li>
  );
}
