import { type SyntheticEvent, useId, useState } from 'react';
import type { Texts } from '#mocks/harness/panel/texts/texts-for';

/** Steps that a tab keeps. */
const MOST_STEPS = 400;

interface LastActionsProps {
  texts: Texts;
  onChosen(count: number): void;
}

/** Takes the last actions, without a recording. */
export function LastActions({ texts, onChosen }: LastActionsProps) {
  const [typedCount, setTypedCount] = useState('10');
  const [isCountInvalid, setCountInvalid] = useState(false);
  const problemId = useId();
  const submitCount = (event: SyntheticEvent) => {
    event.preventDefault();
    const count = Number(typedCount.trim());
    const isCount = Number.isInteger(count) && count >= 1 && count <= MOST_STEPS;
    setCountInvalid(!isCount);
    if (isCount) onChosen(count);
  };
  return (
    <form className="bar" noValidate onSubmit={submitCount}>
      <label>
        {texts.recorder.count}
        <input
          inputMode="numeric"
          size={4}
          value={typedCount}
          aria-invalid={isCountInvalid}
          aria-describedby={isCountInvalid ? problemId : undefined}
          onChange={({ target }) => setTypedCount(target.value)}
        />
      </label>
      <button type="submit">{texts.recorder.lastActions}</button>
      {isCountInvalid ? (
        <p id={problemId} role="alert">
          {texts.recorder.countProblem}
        </p>
      ) : null}
    </form>
  );
}
