import type { ResolvedConfig } from 'vite';
import { type Deployment, readDeployment } from '../deploy/configure.mjs';

/**
 * What the environment of the build says, `.env.local` included: the names of deploy/configure.mjs behind
 * `VITE_`.
 */
export function deploymentOf({ env, base, mode }: Pick<ResolvedConfig, 'env' | 'base' | 'mode'>): Deployment {
  const viteVariables = Object.entries(env).flatMap(([name, value]) =>
    name.startsWith('VITE_') ? [[name.slice('VITE_'.length), String(value)]] : [],
  );
  return readDeployment({
    ...Object.fromEntries(viteVariables),
    BASE_PATH: base,
    // a demo has its own maps, and calls that are broken on purpose
    ...(mode !== 'production' && { MAPS_KEY: '', ERROR_REPORT_URL: '' }),
  });
}
