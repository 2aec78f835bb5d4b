import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useObserved } from '#mocks/harness/panel/use-observed';
import { isPresenting } from '#mocks/harness/presenter/is-presenting';
import type { Guide, GuideState } from './guide';
import { type Turn, turnOf } from './turn-of';

/** Why a turn led nowhere. */
export type NoTurn = 'first' | 'end' | 'away' | 'busy' | 'field';

/** In these phases the arrow keys belong to the page. */
const PHASES_WITHOUT_TURN: ReadonlySet<GuideState['phase']> = new Set(['lost', 'finished', 'stopped']);

interface Turns {
  turn(to: Turn): void;
  /** Why the last turn led nowhere; null after one that did. */
  noTurn: NoTurn | null;
}

/** Turns the tour by arrows and by the card's buttons; a turn that leads nowhere says why. */
export function useTurns(guide: Guide, card: RefObject<HTMLElement | null>): Turns {
  const { phase, index } = useObserved(guide, (source) => source.state());
  const [refusedTurn, setRefusedTurn] = useState<{
    state: Pick<GuideState, 'phase' | 'index'>;
    why: NoTurn;
  } | null>(null);
  const turn = useCallback(
    (to: Turn) => {
      const stateBefore = guide.state();
      guide.send(to);
      const state = guide.state();
      if (isSamePosition(stateBefore, state))
        setRefusedTurn({ state, why: NO_TURN_OF_PHASE[state.phase] ?? 'first' });
    },
    [guide],
  );
  useEffect(
    function listenForArrows() {
      const turnByKey = (event: Event) => {
        if (!(event instanceof KeyboardEvent)) return;
        const to = turnOf(event, isPresenting());
        const state = guide.state();
        if (to === null || state.phase === 'stopped') return;
        if (to === 'field') {
          if (!PHASES_WITHOUT_TURN.has(state.phase)) setRefusedTurn({ state, why: 'field' });
          return;
        }
        if (!PHASES_WITHOUT_TURN.has(state.phase)) event.preventDefault();
        turn(to);
      };
      // keys in the card do not reach the page
      const keyTargets = [document, card.current];
      for (const one of keyTargets) one?.addEventListener('keydown', turnByKey);
      return () => {
        for (const one of keyTargets) one?.removeEventListener('keydown', turnByKey);
      };
    },
    [guide, card, turn],
  );
  return {
    turn,
    noTurn: refusedTurn && isSamePosition(refusedTurn.state, { phase, index }) ? refusedTurn.why : null,
  };
}

const NO_TURN_OF_PHASE: Partial<Record<GuideState['phase'], NoTurn>> = {
  finished: 'end',
  lost: 'away',
  busy: 'busy',
};

const isSamePosition = (
  one: Pick<GuideState, 'phase' | 'index'>,
  other: Pick<GuideState, 'phase' | 'index'>,
) => one.phase === other.phase && one.index === other.index;
