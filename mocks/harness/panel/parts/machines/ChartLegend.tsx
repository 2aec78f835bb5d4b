import type { Texts } from '#mocks/harness/panel/texts/texts-for';

const SAMPLES = ['current', 'last', 'happened', 'noJourney'] as const;

export function ChartLegend({ texts }: { texts: Texts }) {
  return (
    <ul className="legend">
      {SAMPLES.map((sample) => (
        <li key={sample} className={sample === 'noJourney' ? 'no-journey' : sample}>
          {texts.machines.legend[sample]}
        </li>
      ))}
    </ul>
  );
}
