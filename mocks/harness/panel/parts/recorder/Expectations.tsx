import { useRef, useState } from 'react';
import type { PartProps } from '#mocks/harness/panel/parts/part-props';
import { usePicker } from './use-picker';

/** Adds an expectation of what the tester sees to the recording. */
export function Expectations({ harness, texts }: PartProps) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const { isPicking, pick } = usePicker(fieldset, texts.recorder.pick);
  const [problem, setProblem] = useState('');

  const expectPicked = async (kind: 'expectVisible' | 'expectText') => {
    setProblem('');
    const picked = await pick();
    if (picked === 'cancelled') return;
    if (picked === null) setProblem(texts.recorder.notPicked);
    else {
      const { name, target, value } = picked;
      harness.steps.note({ kind, name, value: kind === 'expectText' ? value : '', target, failed: false });
    }
  };
  const expectRows = () => {
    const rows = harness.steps.seen()?.rows ?? null;
    setProblem(rows === null ? texts.recorder.noList : '');
    if (rows !== null)
      harness.steps.note({ kind: 'expectRows', name: '', value: String(rows), failed: false });
  };

  return (
    <fieldset ref={fieldset}>
      <legend>{texts.recorder.expect}</legend>
      <div className="bar">
        <button type="button" disabled={isPicking} onClick={() => void expectPicked('expectVisible')}>
          {texts.recorder.expectVisible}
        </button>
        <button type="button" disabled={isPicking} onClick={() => void expectPicked('expectText')}>
          {texts.recorder.expectText}
        </button>
        <button type="button" disabled={isPicking} onClick={expectRows}>
          {texts.recorder.expectRows}
        </button>
      </div>
      {problem === '' ? null : (
        <p role="alert" className="warning">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
