import type { Backend } from '#mocks/backend/backend-types';
import { callMatcher } from '#mocks/backend/protocol/match-call';
import type { PaceOf } from './stepwise-uploads';

/** Milliseconds for each step without a fault. */
const DEFAULT_STEP_MS = 15;

/** The pace of uploads by the faults of their calls, whether or not the handlers of these are loaded. */
export function uploadPaceOf({ calls, faults }: Pick<Backend, 'calls' | 'faults'>, base: string): PaceOf {
  const match = callMatcher(calls);
  return (method, url) => {
    const path = new URL(url, location.href).href.replace(base, '').replace(/\?.*$/, '');
    const matchedCall = match(method, path);
    const effects = matchedCall ? faults.preview(matchedCall.endpoint, path) : [];
    const slowEffect = effects.find(({ kind }) => kind === 'slow');
    const cutEffect = effects.find(({ kind }) => kind === 'cut');
    return {
      ms: slowEffect?.kind === 'slow' ? slowEffect.ms : DEFAULT_STEP_MS,
      percent: cutEffect?.kind === 'cut' ? cutEffect.percent : 100,
    };
  };
}
