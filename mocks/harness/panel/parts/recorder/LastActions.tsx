import { type SyntheticEvent, useId, useState } from 'react';
import type { Texts } from '#mocks/harness/panel/texts/texts-for';

/** Steps that a tab keeps. */
const MOST = 400;

interface LastActionsProps {
  texts: Texts;
  onChosen(count: number): void;
}

/** Takes the last actions, without a recording. */
export function LastActions({ texts, onChosen }: LastActionsProps) {
  const [typed, setTyped] = useState('10');
  const [isCountInvalid, setCountInvalid] = useState(false);
  const problem = useId();
  const choose = (event: SyntheticEvent) => {
    event.preventDefault();
    const count = Number(typed.trim());
    const isCount = Number.isInteger(count) && count >= 1 && count <= MOST;
    setCountInvalid(!isCount);
    if (isCount) onChosen(count);
  };
  return (
    <form className="bar" noValidate onSubmit={choose}>
      <label>
        {texts.recorder.count}
        <input
          inputMode="numeric"
          size={4}
          value={typed}
          aria-invalid={isCountInvalid}
          aria-describedby={isCountInvalid ? problem : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <button type="submit">{texts.recorder.lastActions}</button>
      {isCountInvalid ? (
        <p id={problem} role="alert">
          {texts.recorder.countProblem}
        </p>
      ) : null}
    </form>
  );
}
