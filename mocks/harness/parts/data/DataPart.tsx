import { type FormEvent, useState } from 'react';
import type { PartProps } from '#mocks/harness/parts/part-props';
import { situationOf } from '#mocks/harness/situation';
import { SEED_PROFILES, type SeedProfile } from '#mocks/seed/base/seed';
import { TablesAndWrites } from './TablesAndWrites';

export function DataPart({ harness, texts }: PartProps) {
  return (
    <>
      <SeedForm harness={harness} texts={texts} />
      <ResetForm harness={harness} texts={texts} />
      <TablesAndWrites harness={harness} texts={texts} />
    </>
  );
}

function SeedForm({ harness, texts }: PartProps) {
  const [profile, setProfile] = useState<SeedProfile>(harness.seed.profile);
  const [number, setNumber] = useState(String(harness.seed.n));
  const open = (event: FormEvent) => {
    event.preventDefault();
    const n = Math.max(1, Math.trunc(Number(number.normalize('NFKC'))) || 1);
    const { pathname, search } = window.location;
    harness.visit(pathname + search, { ...situationOf(harness), seed: { profile, n } });
  };
  return (
    <form onSubmit={open}>
      <fieldset>
        <legend>{texts.data.seed}</legend>
        <div className="choices">
          {SEED_PROFILES.map((one) => (
            <label key={one}>
              <input type="radio" name="seed" checked={one === profile} onChange={() => setProfile(one)} />
              <span>{texts.seeds[one]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="bar">
        <label>
          {texts.data.setNumber}
          <input
            inputMode="numeric"
            size={4}
            value={number}
            onChange={(event) => setNumber(event.target.value)}
          />
        </label>
        <button type="submit" className="main">
          {texts.data.openSeed}
        </button>
      </div>
    </form>
  );
}

type Resetting = 'idle' | 'asking' | 'running' | 'failed';

function ResetForm({ harness, texts }: PartProps) {
  const [state, setState] = useState<Resetting>('idle');
  const reset = async () => {
    const situation = situationOf(harness);
    const { pathname, search } = window.location;
    setState('running');
    try {
      await harness.backend.reset();
      // A reset ends every session: the link signs the persona in again.
      harness.visit(pathname + search, situation);
    } catch {
      setState('failed');
    }
  };
  return (
    <fieldset>
      <legend>{texts.data.reset}</legend>
      <p className="quiet">{texts.data.resetExplained}</p>
      <div className="bar">
        {state === 'asking' ? (
          <>
            <button type="button" className="danger" onClick={() => void reset()}>
              {texts.data.reallyReset}
            </button>
            <button type="button" onClick={() => setState('idle')}>
              {texts.data.cancel}
            </button>
          </>
        ) : (
          <button type="button" disabled={state === 'running'} onClick={() => setState('asking')}>
            {texts.data.reset}
          </button>
        )}
        <span role="status">
          {state === 'running' ? texts.data.resetting : state === 'failed' ? texts.data.resetFailed : ''}
        </span>
      </div>
    </fieldset>
  );
}
