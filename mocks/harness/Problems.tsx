import { useState } from 'react';
import type { PartProps } from './parts/part-props';

/** The parts of the scenario link that could not be applied. */
export function Problems({ harness, texts }: PartProps) {
  const [isRead, setRead] = useState(false);
  if (isRead || harness.problems.length === 0) return null;
  return (
    <div className="problems" role="alert">
      <p>{texts.problems}</p>
      <ul>
        {harness.problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      <button type="button" onClick={() => setRead(true)}>
        {texts.dismiss}
      </button>
    </div>
  );
}
