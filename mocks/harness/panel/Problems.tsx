import { useState } from 'react';
import { writePair } from '#mocks/harness/link/link-problem';
import type { PartProps } from './parts/part-props';

/** The parts of the scenario link that could not be applied. */
export function Problems({ harness, texts }: PartProps) {
  const [isRead, setRead] = useState(false);
  if (isRead || harness.problems.length === 0) return null;
  return (
    <div className="problems" role="alert">
      <p>{texts.problems}</p>
      <ul>
        {harness.problems.map(({ key, value, allowed, meant }) => (
          <li key={`${key}=${value}`}>
            {`${key}=${value} — ${allowed}`}
            {meant === null ? null : <strong>{texts.meant(writePair(meant))}</strong>}
          </li>
        ))}
      </ul>
      {harness.openMended === null ? null : (
        <button type="button" className="main" onClick={harness.openMended}>
          {texts.openMended}
        </button>
      )}
      <button type="button" onClick={() => setRead(true)}>
        {texts.dismiss}
      </button>
    </div>
  );
}
