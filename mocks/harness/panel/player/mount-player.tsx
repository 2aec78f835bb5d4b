import type { Harness } from '#mocks/harness/harness';
import { mountInShadow } from '#mocks/harness/panel/mount-in-shadow';
import { textsFor } from '#mocks/harness/panel/texts/texts-for';
import type { Play } from '#mocks/harness/player/kept-play';
import { createPlayer } from '#mocks/harness/player/player';
import { PlayerBar } from './PlayerBar';
import { playerStyles } from './player-styles';

/** Goes on with a play that the last page of this tab has left. */
export function mountPlayer(
  play: Play,
  { clock, log, storage }: Pick<Harness, 'clock' | 'log' | 'storage'>,
): () => void {
  const player = createPlayer(play, { clock, log, storage: sessionStorage });
  const texts = textsFor(storage.getCookie('language'));
  return mountInShadow(<PlayerBar player={player} texts={texts} />, playerStyles);
}
