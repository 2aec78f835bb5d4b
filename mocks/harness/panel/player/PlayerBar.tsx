import { useEffect, useLayoutEffect, useRef } from 'react';
import { keepInOpenDialog } from '#mocks/harness/panel/browser/keep-in-open-dialog';
import { stepText } from '#mocks/harness/panel/parts/report/report-text';
import type { Texts } from '#mocks/harness/panel/texts/texts-for';
import { useObserved } from '#mocks/harness/panel/use-observed';
import type { Player } from '#mocks/harness/player/player';
import { targetText } from '#mocks/harness/player/target-text';
import { actionsIn } from './actions-in';

interface PlayerBarProps {
  player: Player;
  texts: Texts;
}

/** What is played, and what the tester can do about it. */
export function PlayerBar({ player, texts }: PlayerBarProps) {
  const state = useObserved(player, (source) => source.state());
  const bar = useRef<HTMLElement>(null);
  const { at, title, step, index, count, isBeforeFailure, obstacle } = state;
  const isPlaying = at === 'playing';
  const isShown = at !== 'stopped';
  useLayoutEffect(
    function standAboveAll() {
      const host = (bar.current?.getRootNode() as ShadowRoot | undefined)?.host;
      if (!isShown || !bar.current || !(host instanceof HTMLElement)) return undefined;
      return keepInOpenDialog(host, bar.current);
    },
    [isShown],
  );
  useEffect(
    function pauseForUser() {
      if (!isPlaying) return undefined;
      const pause = (event: Event) => {
        const isOwn = event.target instanceof Element && event.target.hasAttribute('data-harness');
        if (event.isTrusted && !isOwn) player.send('pause');
      };
      window.addEventListener('pointerdown', pause, true);
      window.addEventListener('keydown', pause, true);
      return () => {
        window.removeEventListener('pointerdown', pause, true);
        window.removeEventListener('keydown', pause, true);
      };
    },
    [isPlaying, player],
  );
  if (!isShown) return null;
  const heading = at === 'atStop' && isBeforeFailure ? texts.player.beforeMark : texts.player.states[at];
  return (
    <section ref={bar} popover="manual" className="player" role="dialog" aria-label={texts.player.title}>
      <p role="status">
        <strong>{heading}</strong> {title}{' '}
        <span className="quiet">{texts.player.progress(index, count)}</span>
      </p>
      {step ? <p className="step">{stepText({ ...step, failed: false }, texts)}</p> : null}
      {obstacle === null ? null : (
        <p role="alert" className="warning">
          {texts.player.obstacles[obstacle]}
          {step?.target ? <code>{targetText(step.target)}</code> : null}
        </p>
      )}
      <div className="bar">
        {actionsIn(state, texts.player).map(({ event, label }, position) => (
          <button
            key={event}
            type="button"
            className={position === 0 && at !== 'playing' ? 'main' : undefined}
            onClick={() => player.send(event)}
          >
            {label}
          </button>
        ))}
      </div>
    </section>
  );
}
