import { cityName } from '#domain/places/city';
import { writeSeed } from '#mocks/demo/scenario';
import type { PartProps } from './parts/part-props';
import { situationOf } from './situation';
import { useObserved, usePath } from './use-observed';

/** The current city, persona, data and faults as one text. */
export function SituationLine({ harness, texts }: PartProps) {
  const faults = useObserved(harness.faults, (observed) => observed.rules());
  // A sign-in and a choice of city change only the page's path; no other event reports them.
  usePath();
  const { city, role, company, seed } = situationOf(harness);
  const known = harness.backend.cities.find(({ name }) => name === city);
  const person = role === null ? texts.unknownUser : role === 'none' ? texts.signedOut : texts[role];
  const parts = [
    known ? cityName(known) : texts.noCity,
    role === 'Administrator' && company !== 'machi' ? `${person} (${company})` : person,
    writeSeed(seed),
    ...(faults.length > 0 ? [`${texts.faults} ${faults.length}`] : []),
  ];
  return <p className="situation">{parts.join(' · ')}</p>;
}
