import { useEffect, useLayoutEffect, useRef } from 'react';
import { stepText } from '#mocks/harness/parts/report/report-text';
import type { Texts } from '#mocks/harness/texts/texts-for';
import { useObserved } from '#mocks/harness/use-observed';
import type { Player } from '#mocks/player/player';
import { targetText } from '#mocks/player/target-text';
import { actionsIn } from './actions-in';

interface PlayerBarProps {
  player: Player;
  texts: Texts;
}

/** What is played, and what the tester can do about it. */
export function PlayerBar({ player, texts }: PlayerBarProps) {
  const state = useObserved(player, (source) => source.state());
  const bar = useRef<HTMLDialogElement>(null);
  const { at, title, step, index, count, isBeforeMark, obstacle } = state;
  const isPlaying = at === 'playing';
  useLayoutEffect(
    () => (at === 'stopped' ? undefined : showAboveModals(bar.current, isPlaying)),
    [at, isPlaying],
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
  if (at === 'stopped') return null;
  const heading = at === 'atStop' && isBeforeMark ? texts.player.beforeMark : texts.player.states[at];
  return (
    <dialog
      ref={bar}
      className="player"
      aria-label={texts.player.title}
      onCancel={(event) => event.preventDefault()}
    >
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
    </dialog>
  );
}

/**
 * A modal dialog of the console makes everything else inert: the bar stays usable only as a modal dialog that opens
 * after it. While steps are played it is none, because the steps need the console.
 */
function showAboveModals(bar: HTMLDialogElement | null, isPlaying: boolean): (() => void) | undefined {
  if (!bar) return undefined;
  let isModal = false;
  const show = () => {
    const wasModal = isModal;
    isModal = !isPlaying && document.querySelector('dialog[open]') !== null;
    if (isModal && !wasModal) {
      bar.close();
      bar.showModal();
    } else if (!isModal) {
      if (wasModal) bar.close();
      bar.setAttribute('open', '');
    }
  };
  show();
  const observer = new MutationObserver(show);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['open'],
  });
  return () => {
    observer.disconnect();
    bar.close();
  };
}
