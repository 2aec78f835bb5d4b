import type { Backend } from '#mocks/backend/backend-types';
import type { PaceOf } from './stepwise-uploads';

/** Milliseconds for each step without a fault. */
const DEFAULT_STEP_MS = 15;

/** The pace of uploads by the faults of their calls. */
export function uploadPaceOf(
  { endpoints, faults }: Pick<Backend, 'endpoints' | 'faults'>,
  base: string,
): PaceOf {
  const uploads = endpoints
    .filter(({ form }) => form)
    .map((endpoint) => ({
      endpoint,
      expression: new RegExp(`^${endpoint.path.replace(/:\w+/g, '[^/]+').replace(/\/?$/, '/?')}$`),
    }));
  return (method, url) => {
    const path = new URL(url, location.href).href.replace(base, '').replace(/\?.*$/, '');
    const upload = uploads.find(
      ({ endpoint, expression }) => endpoint.method === method && expression.test(path),
    );
    const effects = upload ? faults.preview(upload.endpoint, path) : [];
    const slowEffect = effects.find(({ kind }) => kind === 'slow');
    const cutEffect = effects.find(({ kind }) => kind === 'cut');
    return {
      ms: slowEffect?.kind === 'slow' ? slowEffect.ms : DEFAULT_STEP_MS,
      percent: cutEffect?.kind === 'cut' ? cutEffect.percent : 100,
    };
  };
}
