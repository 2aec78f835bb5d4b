import type { Plugin } from 'vite';

const SESSION_IMPORT = './session/start-session';
const WAITING_MODULE = '\0session-when-ready';

/**
 * In the demo, the module through which the console sends every request (src/app/app.tsx imports it on demand)
 * waits for the fake backend. The waiting module is a chunk of its own: the fake backend shares the chunks of the
 * session, and must not wait for itself.
 */
export function sessionWhenReady(): Plugin {
  let sessionFile = '';
  return {
    name: 'machi:session-when-ready',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source !== SESSION_IMPORT || !importer?.endsWith('/src/app/app.tsx')) return undefined;
      sessionFile = (await this.resolve(source, importer, { skipSelf: true }))?.id ?? '';
      return WAITING_MODULE;
    },
    load: {
      filter: { id: /^\0session-when-ready$/ },
      handler: () => `await window.machiBackend;\nexport * from ${JSON.stringify(sessionFile)};`,
    },
  };
}
