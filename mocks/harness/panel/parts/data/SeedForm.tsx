import { type FormEvent, useState } from 'react';
import { SEED_PROFILES, type SeedProfile } from '#mocks/backend/seed/base/seed';
import type { PartProps } from '#mocks/harness/panel/parts/part-props';
import { situationOf } from '#mocks/harness/panel/situation';

export function SeedForm({ harness, texts }: PartProps) {
  const [profile, setProfile] = useState<SeedProfile>(harness.seed.profile);
  const [typedNumber, setTypedNumber] = useState(String(harness.seed.n));
  const openSeed = (event: FormEvent) => {
    event.preventDefault();
    const n = Math.max(1, Math.trunc(Number(typedNumber.normalize('NFKC'))) || 1);
    const { pathname, search } = window.location;
    harness.visit(pathname + search, { ...situationOf(harness), seed: { profile, n } });
  };
  return (
    <form onSubmit={openSeed}>
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
            value={typedNumber}
            onChange={(event) => setTypedNumber(event.target.value)}
          />
        </label>
        <button type="submit" className="main">
          {texts.data.openSeed}
        </button>
      </div>
    </form>
  );
}
