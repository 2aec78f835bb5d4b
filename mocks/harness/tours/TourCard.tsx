import { useEffect, useLayoutEffect, useRef } from 'react';
import { keepInOpenDialog } from '#mocks/harness/panel/browser/keep-in-open-dialog';
import { useObserved } from '#mocks/harness/panel/use-observed';
import { CardEnd } from './CardEnd';
import { CardText } from './CardText';
import type { ConsoleLanguage } from './console-language';
import type { Guide } from './guide';
import { textsIn } from './texts/texts-in';
import type { Tour } from './tour';
import { useCardPlace } from './use-card-place';
import { useTurns } from './use-turns';

export interface TourCardProps {
  tour: Tour;
  guide: Guide;
  language: ConsoleLanguage;
  /** The address of the lobby, and of the city's roles in it. */
  lobby: { first: string; roles: string };
}

/** The card beside the target of a step, with a ring around the target. */
export function TourCard({ tour, guide, language, lobby }: TourCardProps) {
  const state = useObserved(guide, (source) => source.state());
  const texts = textsIn(useObserved(language, (source) => source.card()));
  const layer = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLElement>(null);
  const places = useCardPlace(card, state.element);
  const { turn, noTurn } = useTurns(guide, card);
  const { phase, index, count } = state;
  const isOpen = phase !== 'stopped';
  useLayoutEffect(
    function standAboveAll() {
      const host = (layer.current?.getRootNode() as ShadowRoot | undefined)?.host;
      if (!isOpen || !layer.current || !(host instanceof HTMLElement)) return undefined;
      return keepInOpenDialog(host, layer.current);
    },
    [isOpen],
  );
  useEffect(function focusFirst() {
    if (document.activeElement === document.body) card.current?.focus();
  }, []);
  if (!isOpen) return null;
  const role = texts.roles[tour.role];
  const ring = places?.ring;
  return (
    <div ref={layer} popover="manual" className="layer">
      {ring ? (
        <div
          className="ring"
          style={{
            left: ring.left - 6,
            top: ring.top - 6,
            width: ring.right - ring.left + 12,
            height: ring.bottom - ring.top + 12,
          }}
        />
      ) : null}
      <section
        ref={card}
        className="card"
        data-phase={phase}
        role="dialog"
        aria-label={texts.title(role)}
        tabIndex={-1}
        style={places ? { left: places.card.left, top: places.card.top } : { visibility: 'hidden' }}
      >
        <p className="title">
          <strong>{texts.title(role)}</strong>{' '}
          {phase === 'finished' ? null : <span>{texts.progress(index + 1, count)}</span>}
        </p>
        <CardText state={state} language={language} texts={texts} role={role} />
        <p role="status" className="no-turn">
          {noTurn === null ? null : texts.noTurn[noTurn]}
        </p>
        {phase === 'finished' ? (
          <CardEnd texts={texts} lobby={lobby} onClose={() => guide.send('stop')} />
        ) : (
          <div className="bar">
            {phase === 'lost' ? null : (
              <button
                type="button"
                aria-keyshortcuts="ArrowLeft"
                aria-disabled={index === 0}
                title={index === 0 ? texts.noTurn.first : undefined}
                onClick={() => turn('back')}
              >
                {texts.back}
              </button>
            )}
            {phase === 'lost' ? (
              <button type="button" className="main" onClick={() => guide.send('resume')}>
                {texts.resume}
              </button>
            ) : (
              <button
                type="button"
                className="main"
                aria-keyshortcuts="ArrowRight"
                onClick={() => turn('next')}
              >
                {texts.next}
              </button>
            )}
            <button type="button" className="end" onClick={() => guide.send('stop')}>
              {texts.stop}
            </button>
          </div>
        )}
      </section>
    </div>
  );
}
