import type { Harness } from '#mocks/harness/harness';
import type { Texts } from '#mocks/harness/panel/texts/texts-for';
import { useObserved } from '#mocks/harness/panel/use-observed';

/** Lets the town run; its chip on the page pauses and ends it, too. */
export function RunTown({ town, texts }: { town: Harness['town']; texts: Texts }) {
  const isOn = useObserved(town, (source) => source.isOn());
  return (
    <div>
      <button
        type="button"
        className={isOn ? 'main' : undefined}
        aria-pressed={isOn}
        aria-describedby="run-town"
        onClick={isOn ? town.turnOff : town.turnOn}
      >
        {texts.clock.runTown}
      </button>
      <p id="run-town" className="quiet">
        {texts.clock.runTownExplained}
      </p>
    </div>
  );
}
