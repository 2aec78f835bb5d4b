import { useState } from 'react';
import type { PartProps } from './parts/part-props';

/** What the scenario link said that could not be done. */
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
