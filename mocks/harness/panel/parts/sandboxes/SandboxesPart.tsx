import { useState } from 'react';
import { NO_SCENARIO, readScenario } from '#mocks/harness/link/scenario';
import type { SandboxRecord } from '#mocks/harness/link/tab-sandbox';
import type { PartProps } from '#mocks/harness/panel/parts/part-props';
import { scenarioText } from '#mocks/harness/panel/scenario-text';

/** This tab's sandbox, and the other sandboxes of the browser with their data. */
export function SandboxesPart({ harness, texts }: PartProps) {
  const { sandboxes, backend } = harness;
  const [others, setOthers] = useState(sandboxes.others);
  const sandboxName = ({ number, link }: SandboxRecord) => {
    const { scenario } = readScenario(link) ?? { scenario: NO_SCENARIO };
    return `${texts.sandboxNumber(number)} · ${scenarioText(scenario, backend.cities, texts)}`;
  };
  const removeSandbox = (record: SandboxRecord) => {
    sandboxes.remove(record);
    setOthers(sandboxes.others());
  };
  return (
    <fieldset>
      <legend>{texts.sandboxes.legend}</legend>
      <p className="quiet">{texts.sandboxes.explained}</p>
      <div className="bar">
        <strong>
          {sandboxes.current === null
            ? texts.sandboxes.sharedStorage
            : texts.sandboxNumber(sandboxes.current)}
        </strong>
        {sandboxes.current === null ? null : (
          <button type="button" onClick={sandboxes.openSharedData}>
            {texts.sandboxes.openShared}
          </button>
        )}
      </div>
      <ul className="sandboxes">
        {others.map((record) => (
          <li key={record.name} className="bar">
            <span>{sandboxName(record)}</span>
            <button type="button" onClick={() => sandboxes.enter(record)}>
              {texts.sandboxes.openSandbox}
            </button>
            <button
              type="button"
              aria-label={texts.sandboxes.removeSandbox(texts.sandboxNumber(record.number))}
              onClick={() => removeSandbox(record)}
            >
              {texts.sandboxes.delete}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
