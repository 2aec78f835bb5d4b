import type { StateTone } from './StateTag';

/** The tones of a period in the future, the present and the past. */
export const PERIOD_TONES = { upcoming: 'usual', running: 'running', over: 'ended' } satisfies Record<
  string,
  StateTone
>;
