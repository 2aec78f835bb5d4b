import { type RefObject, useLayoutEffect, useRef } from 'react';
import { inJapan } from '#domain/base/japan-time';
import { useObserved } from '#mocks/harness/panel/use-observed';
import type { ConsoleLanguage } from '#mocks/harness/tours/console-language';
import { keepInMenu } from '#mocks/harness/tours/keep-in-menu';
import type { Arrival, ArrivalKind } from './arrivals-of-day';
import type { Town } from './create-town';
import { standOverFoot } from './stand-over-foot';
import { type TownTexts, townTexts } from './town-texts';

interface TownChipProps {
  town: Town;
  language: Pick<ConsoleLanguage, 'card' | 'subscribe'>;
  onClose(): void;
}

/** The time of the running town, what arrived last, and how to pause and end it; at its end a sentence. */
export function TownChip({ town, language, onClose }: TownChipProps) {
  const { at, now, isFast, arrived } = useObserved(town, (source) => source.state());
  const texts = townTexts[useObserved(language, (source) => source.card())];
  const chip = useRef<HTMLElement>(null);
  useChipPlace(chip);
  const lastArrival = arrived.at(-1);
  const isResting = at === 'resting';
  if (at === 'over') {
    return (
      <aside ref={chip} className="town over" aria-label={texts.title}>
        <p role="status">{texts.over(countsOf(arrived, texts))}</p>
        <button type="button" aria-label={texts.close} title={texts.close} onClick={onClose}>
          ×
        </button>
      </aside>
    );
  }
  const pace = isFast ? texts.fast : texts.slow;
  return (
    <aside ref={chip} className="town" data-at={at} aria-label={texts.title}>
      <p className="town-time" title={isResting ? texts.resting : `${texts.running}。${pace}`}>
        <span className="dot" aria-hidden="true" />
        <time>{inJapan(now).format('HH:mm')}</time>
        <small>{isResting ? '×1' : isFast ? '×60' : '×1'}</small>
      </p>
      <p className="town-last">
        {isResting ? texts.resting : lastArrival ? texts.arrives[lastArrival.kind] : texts.running}
      </p>
      <span className="town-buttons">
        <button
          type="button"
          aria-label={isResting ? texts.goOn : texts.rest}
          title={isResting ? texts.goOn : texts.rest}
          onClick={() => (isResting ? town.goOn() : town.rest())}
        >
          <span className={isResting ? 'go-on' : 'rest'} aria-hidden="true" />
        </button>
        <button type="button" aria-label={texts.end} title={texts.end} onClick={onClose}>
          ×
        </button>
      </span>
    </aside>
  );
}

function useChipPlace(chip: RefObject<HTMLElement | null>) {
  useLayoutEffect(
    function stand() {
      const host = (chip.current?.getRootNode() as ShadowRoot | undefined)?.host;
      if (!(host instanceof HTMLElement)) return undefined;
      const removals = [keepInMenu(host, 'shown'), standOverFoot(host)];
      return () => {
        for (const end of removals) end();
      };
    },
    [chip],
  );
}

/** Each kind with its number, in the order in which they first arrived. */
function countsOf(arrived: readonly Arrival[], texts: TownTexts): string[] {
  const kinds = [...new Set(arrived.map(({ kind }) => kind))];
  const countOf = (kind: ArrivalKind) => arrived.filter((one) => one.kind === kind).length;
  return kinds.map((kind) => texts.counted(texts.counts[kind], countOf(kind)));
}
