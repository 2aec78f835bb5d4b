import { inJapan } from '#domain/base/japan-time';
import { readScenario, writeScenario } from '#mocks/harness/link/scenario';
import type { Play } from '#mocks/harness/player/kept-play';
import { playableStepSchema } from '#mocks/harness/player/playable-step';
import { isAction, type Step } from './step';

/** The user's steps of a recording, up to the one that the failing step follows from; up to the last one without a mark. */
export function playOfSteps(title: string, steps: readonly Step[], mark: number | null): Play {
  const failingIndex = mark ?? steps.length - 1;
  let answered: string[] = [];
  const playable = steps.flatMap((step, index) => {
    if (step.kind === 'call') answered.push(step.name);
    const { success, data } = playableStepSchema.safeParse(step);
    if (!success || !isAction(step)) return [];
    const answeredBefore = answered;
    answered = [];
    return [{ index, step: answeredBefore.length > 0 ? { ...data, answered: answeredBefore } : data }];
  });
  const stopsBefore = Math.max(
    playable.findLastIndex(({ index }) => index <= failingIndex),
    0,
  );
  const failingStep = mark === null ? playable.length : stopsBefore;
  return {
    title,
    steps: playable.map(({ step }) => step),
    index: 0,
    failingStep,
    stopsBefore,
    isPaused: false,
  };
}

/** The link of the beginning, with the clock at the first step: recorded times are times of this clock. */
export function playLink(start: string, steps: readonly Pick<Step, 'at'>[]): string {
  const [path = '', hash = ''] = start.split(/(?=#)/);
  const reading = readScenario(hash);
  const [first] = steps;
  if (!reading || !first || reading.scenario.now) return start;
  const iso = inJapan(first.at).format('YYYY-MM-DDTHH:mm:ss[+09:00]');
  return path + writeScenario({ ...reading.scenario, now: { iso, paused: false } });
}
