import type { Play } from '#mocks/harness/player/kept-play';
import { playLink, playOfSteps } from '#mocks/harness/report/play-of-report';
import { isAction } from '#mocks/harness/report/step';
import type { Recording } from './recording';

/** A recording without the removed lines, to be played from its beginning to its end. */
export function playOfRecording(
  title: string,
  { start, steps }: Recording,
  removed: ReadonlySet<string>,
): { link: string; play: Play } {
  const keptSteps = steps.filter((step, index) => !isAction(step) || !removed.has(String(index)));
  const play = playOfSteps(title, keptSteps, null);
  const { length } = play.steps;
  return { link: playLink(start, steps), play: { ...play, failingStep: length, stopsBefore: length } };
}
