import type { PartProps } from './parts/part-props';
import { scenarioText } from './scenario-text';
import { situationOf } from './situation';
import { useObserved, usePath } from './use-observed';

/** The current city, persona, data, faults and sandbox as one text. */
export function SituationLine({ harness, texts }: PartProps) {
  const faults = useObserved(harness.faults, (observed) => observed.rules());
  // A sign-in and a choice of city change only the page's path; no other event reports them.
  usePath();
  const { current } = harness.sandboxes;
  const parts = [
    scenarioText(situationOf(harness), harness.backend.cities, texts),
    ...(faults.length > 0 ? [`${texts.tabs.faults} ${faults.length}`] : []),
    ...(current === null ? [] : [texts.sandboxNumber(current)]),
  ];
  const text = parts.join(' · ');
  return (
    <h2 className="situation" title={text}>
      {text}
    </h2>
  );
}
