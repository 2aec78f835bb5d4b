import { useState } from 'react';
import { inJapan } from '#domain/base/japan-time';
import { openHarSeed } from '#mocks/harness/calls/open-har-seed';
import type { PartProps } from '#mocks/harness/parts/part-props';

/** The data from HARs that this browser holds. */
export function HeldHars({ harness, texts }: PartProps) {
  const { heldSeeds } = harness;
  const [held, setHeld] = useState(heldSeeds.all);
  const [removed, setRemoved] = useState('');
  if (held.length === 0 && removed === '') return null;
  const remove = (name: string) => {
    heldSeeds.remove(name);
    setHeld(heldSeeds.all());
    setRemoved(name);
  };
  return (
    <fieldset>
      <legend>{texts.data.held}</legend>
      <ul className="sandboxes">
        {held.map((one) => (
          <li key={one.name} className="bar">
            <span>
              {one.name} <small>{texts.data.heldRows(one.rows, timeText(one.at))}</small>
            </span>
            <button
              type="button"
              aria-label={texts.data.openHeldOf(one.name)}
              onClick={() => openHarSeed(harness, one)}
            >
              {texts.data.openHeld}
            </button>
            <button
              type="button"
              aria-label={texts.data.removeHeldOf(one.name)}
              onClick={() => remove(one.name)}
            >
              {texts.data.removeHeld}
            </button>
          </li>
        ))}
      </ul>
      <p role="status">{removed === '' ? '' : texts.data.heldRemoved(removed)}</p>
    </fieldset>
  );
}

const timeText = (at: number | null): string => (at === null ? '' : inJapan(at).format('YYYY-MM-DD HH:mm'));
