import { useState } from 'react';
import { FIREBASE_FAULTS, type FirebaseFault } from '#mocks/backend/protocol/fault-text';
import { type CallOption, callOptions, nameOf, screenAt } from '#mocks/harness/panel/calls/call-options';
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
  const refusals = useObserved(firebaseFaults, (observed) => observed.current());
  const documented = useDocumentedCalls();
  const [call, setCall] = useState<CallOption | null>(null);
  const { endpoints, cities } = backend;
  const screen = screenAt(page, root, cities);
  return (
    <>
      <CallChooser
        options={callOptions({ endpoints, documented, entries, page, screen })}
        chosen={call}
        texts={texts}
        onChoose={setCall}
      />
      {call === null ? null : (
        <EffectChoice key={nameOf(call)} call={call} texts={texts} onAdd={(fault) => faults.add(fault)} />
      )}
      <ActiveFaults harness={harness} texts={texts} />
      <SavedFaults harness={harness} texts={texts} />
      <SlowUploads harness={harness} texts={texts} />
      <FirebaseFaultChoice
        label={texts.faults.firebaseFault}
        add={texts.faults.add}
        open={FIREBASE_FAULTS.filter((fault) => !refusals.includes(fault))}
        onAdd={(fault) => firebaseFaults.add(fault)}
      />
      <WrittenFaults texts={texts} onAdd={(added) => faults.add(...added)} />
    </>
  );
}

/** A fault of every call: only uploads notice it. */
function SlowUploads({ harness: { faults }, texts }: PartProps) {
  const rules = useObserved(faults, (observed) => observed.rules());
  const slow = rules.filter(
    ({ method, path, effect }) => method === '*' && path === '*' && effect.kind === 'slow',
  );
  return (
    <label>
      <input
        type="checkbox"
        checked={slow.length > 0}
        onChange={({ target }) =>
          target.checked
            ? faults.add({ method: '*', path: '*', effect: { kind: 'slow', ms: 700 }, left: null })
            : faults.remove(...slow.map(({ id }) => id))
        }
      />
      {texts.faults.slowUploads}
    </label>
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
