import type { Texts } from '#mocks/harness/panel/texts/texts-for';

const SAMPLES = ['current', 'last', 'taken', 'untaken'] as const;

export function ChartLegend({ texts }: { texts: Texts }) {
  return (
    <ul className="legend">
      {SAMPLES.map((sample) => (
        <li key={sample} className={sample}>
          {texts.machines.legend[sample]}
        </li>
      ))}
    </ul>
  );
}
