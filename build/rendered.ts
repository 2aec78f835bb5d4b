import { type Plugin, type ResolvedConfig, runnerImport } from 'vite';
import { messages } from './messages.ts';

const RENDERED = 'virtual:rendered';
const UNSTYLED = 'virtual:unstyled';

/**
 * The exports of a module that renders components of the console while it is imported; no code of it runs later.
 * Stylesheets are left out.
 */
export async function importRendered<Module>(
  source: string,
  { root }: Pick<ResolvedConfig, 'root'>,
): Promise<Module> {
  const renderer: Plugin = {
    name: 'machi:rendered',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\.css$|^virtual:rendered$/ },
      handler: (id) => `\0${id === RENDERED ? RENDERED : UNSTYLED}`,
    },
    load: {
      filter: { id: /^\0virtual:(rendered|unstyled)$/ },
      handler: (id) => (id === `\0${RENDERED}` ? source : ''),
    },
  };
  const { module } = await runnerImport<Module>(RENDERED, {
    root,
    plugins: [messages(), renderer],
    logLevel: 'error',
  });
  return module;
}
