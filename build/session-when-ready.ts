import type { Plugin } from 'vite';

const SESSION = './session/start-session';
const WAITING = '\0session-when-ready';

/**
 * In the demo, the module through which the console sends every request (src/app/app.tsx imports it on demand)
 * waits for the fake backend. The waiting module is a chunk of its own: the fake backend shares the chunks of the
 * session, and must not wait for itself.
 */
export function sessionWhenReady(): Plugin {
  let session = '';
  return {
    name: 'machi:session-when-ready',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source !== SESSION || !importer?.endsWith('/src/app/app.tsx')) return undefined;
      session = (await this.resolve(source, importer, { skipSelf: true }))?.id ?? '';
      return WAITING;
    },
    load: {
      filter: { id: /^\0session-when-ready$/ },
      handler: () => `await window.machiBackend;\nexport * from ${JSON.stringify(session)};`,
    },
  };
}
