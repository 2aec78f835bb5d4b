import type { HarReading } from '#mocks/contract/read-har';
import type { Omission } from '#mocks/har-seed/omissions';
import { OMISSION_REASONS } from '#mocks/har-seed/omissions';
import type { StandIn } from '#mocks/har-seed/seed-of-har';
import type { PartProps } from '#mocks/harness/parts/part-props';
import { HarSeedForm } from './HarSeedForm';
import { useHarSeed } from './use-har-seed';

interface HarSeedResultProps extends PartProps {
  reading: HarReading;
  /** The address below which the calls were found. */
  base: string | null;
  fileName: string;
}

/** What of a HAR becomes data, what does not and why, and the way to the console with these data. */
export function HarSeedResult({ reading, base, fileName, harness, texts }: HarSeedResultProps) {
  const { harSeed } = texts.contract;
  const making = useHarSeed(harness, reading, base);
  if (making.state === 'making') return <p role="status">{harSeed.making}</p>;
  if (making.state === 'failed')
    return (
      <p role="alert" className="warning">
        {harSeed.failed}
      </p>
    );
  const { seed } = making;
  const rows = sumOf(seed.tables.map((one) => one.rows));
  const added = sumOf(seed.tables.map((one) => one.added));
  return (
    <fieldset className="har-seed">
      <legend>{harSeed.title}</legend>
      <p role="status">
        {rows === 0
          ? harSeed.nothing
          : harSeed.counted(rows, seed.tables.filter((one) => one.rows > 0).length, added)}
      </p>
      {rows === 0 ? null : (
        <>
          <p className="quiet">{harSeed.explained}</p>
          <HarSeedForm seed={seed} fileName={fileName} harness={harness} texts={texts} />
          <details>
            <summary>{harSeed.tables(seed.tables.length)}</summary>
            <ul className="rows">
              {seed.tables.map((one) => (
                <li key={one.table}>
                  <span>{texts.data.tableNames[one.table as keyof typeof texts.data.tableNames]}</span>
                  <small>{harSeed.rows(one.rows, one.added)}</small>
                </li>
              ))}
            </ul>
          </details>
        </>
      )}
      {seed.standIns.length === 0 ? null : (
        <>
          <h3>{harSeed.standIns}</h3>
          <ul className="rows">
            {seed.standIns.map((one) => (
              <li key={`${one.of} ${one.name}`}>{standInText(one)}</li>
            ))}
          </ul>
        </>
      )}
      {seed.omissions.length === 0 ? null : (
        <details>
          <summary>{harSeed.omitted(sumOf(seed.omissions.map((one) => one.count)))}</summary>
          {OMISSION_REASONS.filter((reason) => seed.omissions.some((one) => one.reason === reason)).map(
            (reason) => (
              <section key={reason} aria-label={harSeed.reasons[reason]}>
                <h3>{harSeed.reasons[reason]}</h3>
                <ul className="rows">
                  {seed.omissions
                    .filter((one) => one.reason === reason)
                    .map((one) => (
                      <li key={`${one.call} ${one.fields.join(' ')}`}>
                        <code>{callText(one)}</code>
                        <small>{texts.contract.calls(one.count)}</small>
                      </li>
                    ))}
                </ul>
              </section>
            ),
          )}
        </details>
      )}
    </fieldset>
  );

  function standInText({ name, of, standIn }: StandIn): string {
    const city = of === 'city' ? harness.backend.cities.find((one) => one.name === standIn) : undefined;
    return harSeed.standIn(name, city?.name_ja ?? standIn);
  }
}

const callText = ({ call, fields }: Omission): string =>
  fields.length === 0 ? call : `${call} (${fields.join(', ')})`;

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
