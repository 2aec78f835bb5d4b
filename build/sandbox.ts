import type { Plugin } from 'vite';
import { SANDBOX_KEYS, tabSandbox } from '../mocks/harness/link/tab-sandbox.ts';
import { inlineScript } from './inline-script.ts';

/** Writes the script that gives each tab its sandbox into the demo's page, before every script that reads cookies. */
export function sandbox(): Plugin {
  return {
    name: 'machi:sandbox',
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        const keysJson = JSON.stringify(SANDBOX_KEYS);
        const script = inlineScript(`window.machiSandbox = (${tabSandbox.toString()})(window, ${keysJson})`);
        return html.replace('</title>', () => `</title>\n    ${script}`);
      },
    },
  };
}
