import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useObserved } from '#mocks/harness/panel/use-observed';
import { isPresenting } from '#mocks/harness/presenter/is-presenting';
import type { Guide, GuideState } from './guide';
import { type Turn, turnOf } from './turn-of';

/** Why a turn led nowhere. */
export type NoTurn = 'first' | 'end' | 'away' | 'busy' | 'field';

/** There the keys are the page's. */
const ENDS: ReadonlySet<GuideState['phase']> = new Set(['lost', 'finished', 'stopped']);

interface Turns {
  turn(to: Turn): void;
  /** Why the last turn led nowhere; null after one that did. */
  noTurn: NoTurn | null;
}

/** Turns the tour by arrows and by the card's buttons; a turn that leads nowhere says why. */
export function useTurns(guide: Guide, card: RefObject<HTMLElement | null>): Turns {
  const { phase, index } = useObserved(guide, (source) => source.state());
  const [refused, setRefused] = useState<{ state: Pick<GuideState, 'phase' | 'index'>; why: NoTurn } | null>(
    null,
  );
  const turn = useCallback(
    (to: Turn) => {
      const before = guide.state();
      guide.send(to);
      const state = guide.state();
      if (isSame(before, state)) setRefused({ state, why: WHY[state.phase] ?? 'first' });
    },
    [guide],
  );
  useEffect(
    function listenForArrows() {
      const press = (event: Event) => {
        if (!(event instanceof KeyboardEvent)) return;
        const to = turnOf(event, isPresenting());
        const state = guide.state();
        if (to === null || state.phase === 'stopped') return;
        if (to === 'field') {
          if (!ENDS.has(state.phase)) setRefused({ state, why: 'field' });
          return;
        }
        if (!ENDS.has(state.phase)) event.preventDefault();
        turn(to);
      };
      // keys in the card do not reach the page
      const heard = [document, card.current];
      for (const one of heard) one?.addEventListener('keydown', press);
      return () => {
        for (const one of heard) one?.removeEventListener('keydown', press);
      };
    },
    [guide, card, turn],
  );
  return { turn, noTurn: refused && isSame(refused.state, { phase, index }) ? refused.why : null };
}

const WHY: Partial<Record<GuideState['phase'], NoTurn>> = { finished: 'end', lost: 'away', busy: 'busy' };

const isSame = (one: Pick<GuideState, 'phase' | 'index'>, other: Pick<GuideState, 'phase' | 'index'>) =>
  one.phase === other.phase && one.index === other.index;
