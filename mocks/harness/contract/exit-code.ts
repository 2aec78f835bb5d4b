import type { HarJudgement } from './judge-har';

/** 1 if something differs, and also if nothing was compared: a HAR of another address proves nothing. */
export function exitCode({ endpoints, strangers }: Pick<HarJudgement, 'endpoints' | 'strangers'>): 0 | 1 {
  const calledVerdicts = endpoints.flatMap(({ verdicts: [first] }) =>
    first === undefined || first === 'neverSeen' ? [] : [first],
  );
  const differs = strangers.length > 0 || calledVerdicts.some((verdict) => verdict !== 'fits');
  return differs || calledVerdicts.length === 0 ? 1 : 0;
}
