import { join } from 'node:path';
import { type Plugin, type ResolvedConfig, runnerImport } from 'vite';
import { inlineScript } from './inline-script.ts';
import { type ArrivalNames, showArrival } from './show-arrival.ts';

/** Writes the script that shows who a scenario link signs in into the demo's page. */
export function arrival(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'machi:arrival',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const { root } = config;
        const { module } = await runnerImport<{ arrivalNames: ArrivalNames }>(
          join(root, 'build/arrival-names.ts'),
          { root, logLevel: 'error' },
        );
        const namesJson = JSON.stringify(module.arrivalNames);
        const script = inlineScript(`(${showArrival.toString()})(${namesJson}, document, location)`);
        return html.replace('</body>', () => `  ${script}\n  </body>`);
      },
    },
  };
}
