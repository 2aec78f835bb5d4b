import type { StateTone } from './StateTag';

/** Of whatever has a time: not yet, now, over. */
export const PERIOD_TONES = { coming: 'usual', running: 'running', over: 'ended' } satisfies Record<
  string,
  StateTone
>;
