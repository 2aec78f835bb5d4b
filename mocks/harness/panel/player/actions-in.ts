import type { Texts } from '#mocks/harness/panel/texts/texts-for';
import type { Player, PlayerState } from '#mocks/harness/player/player';

interface PlayerAction {
  event: Parameters<Player['send']>[0];
  label: string;
}

/** What can be done in each state of the player, the most likely first. */
export function actionsIn(
  { at, index, count, isBeforeFailure }: PlayerState,
  texts: Texts['player'],
): PlayerAction[] {
  const stop: PlayerAction = { event: 'stop', label: texts.stop };
  const play: PlayerAction = { event: 'play', label: texts.play };
  const actions: Record<PlayerState['at'], PlayerAction[]> = {
    playing: [{ event: 'pause', label: texts.pause }, stop],
    paused: [play, { event: 'play one', label: texts.playOne }, stop],
    atStop: [
      { event: 'play one', label: isBeforeFailure ? texts.playMarked : texts.playOne },
      ...(index + 1 < count ? [play] : []),
      stop,
    ],
    notFound: [{ event: 'play', label: texts.retry }, { event: 'skip', label: texts.skip }, stop],
    finished: [{ event: 'stop', label: texts.close }],
    stopped: [],
  };
  return actions[at];
}
