import { useState } from 'react';
import { FIREBASE_FAULTS, type FirebaseFault } from '#mocks/backend/protocol/fault-text';
import { type CallOption, callName, callOptions, screenAt } from '#mocks/harness/panel/calls/call-options';
import { useDocumentedCalls } from '#mocks/harness/panel/calls/use-documented-calls';
import type { PartProps } from '#mocks/harness/panel/parts/part-props';
import { useObserved, usePath } from '#mocks/harness/panel/use-observed';
import { ActiveFaults } from './ActiveFaults';
import { CallChooser } from './CallChooser';
import { EffectChoice } from './EffectChoice';
import { SavedFaults } from './SavedFaults';
import { WrittenFaults } from './WrittenFaults';

/** Faults of calls: a call, what happens to it, and the sets that this browser has saved. */
export function FaultsPart({ harness, texts }: PartProps) {
  const { faults, firebaseFaults, backend, log, root } = harness;
  const page = usePath();
  const entries = useObserved(log, (observed) => observed.entries());
  const activeFirebaseFaults = useObserved(firebaseFaults, (observed) => observed.current());
  const documentedCalls = useDocumentedCalls();
  const [chosenCall, setChosenCall] = useState<CallOption | null>(null);
  const { endpoints, cities } = backend;
  const screen = screenAt(page, root, cities);
  return (
    <>
      <CallChooser
        options={callOptions({ endpoints, documented: documentedCalls, entries, page, screen })}
        chosen={chosenCall}
        texts={texts}
        onChoose={setChosenCall}
      />
      {chosenCall === null ? null : (
        <EffectChoice
          key={callName(chosenCall)}
          call={chosenCall}
          texts={texts}
          onAdd={(fault) => faults.add(fault)}
        />
      )}
      <ActiveFaults harness={harness} texts={texts} />
      <SavedFaults harness={harness} texts={texts} />
      <SlowUploads harness={harness} texts={texts} />
      <FirebaseFaultChoice
        label={texts.faults.firebaseFault}
        addLabel={texts.faults.add}
        addableFaults={FIREBASE_FAULTS.filter((fault) => !activeFirebaseFaults.includes(fault))}
        onAdd={(fault) => firebaseFaults.add(fault)}
      />
      <WrittenFaults texts={texts} onAdd={(added) => faults.add(...added)} />
    </>
  );
}

/** A fault of every call: only uploads notice it. */
function SlowUploads({ harness: { faults }, texts }: PartProps) {
  const rules = useObserved(faults, (observed) => observed.rules());
  const slowUploads = rules.filter(
    ({ method, path, effect }) => method === '*' && path === '*' && effect.kind === 'slow',
  );
  return (
    <label>
      <input
        type="checkbox"
        checked={slowUploads.length > 0}
        onChange={({ target }) =>
          target.checked
            ? faults.add({ method: '*', path: '*', effect: { kind: 'slow', ms: 700 }, left: null })
            : faults.remove(...slowUploads.map(({ id }) => id))
        }
      />
      {texts.faults.slowUploads}
    </label>
  );
}

interface FirebaseFaultChoiceProps {
  label: string;
  addLabel: string;
  addableFaults: readonly FirebaseFault[];
  onAdd(fault: FirebaseFault): void;
}

/** Each Firebase fault can be active once: selecting it adds it. */
function FirebaseFaultChoice({ label, addLabel, addableFaults, onAdd }: FirebaseFaultChoiceProps) {
  return (
    <label>
      {label}
      <select
        value=""
        disabled={addableFaults.length === 0}
        onChange={(event) => onAdd(event.target.value as FirebaseFault)}
      >
        <option value="">{addLabel}…</option>
        {addableFaults.map((fault) => (
          <option key={fault}>{fault}</option>
        ))}
      </select>
    </label>
  );
}
