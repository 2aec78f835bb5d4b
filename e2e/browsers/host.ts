import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { serve } from '../../scripts/serve.mjs';
import { watchPage } from './watch-page';

/**
 * Serves the demo build on a free port. `watchPage` runs before its scripts, from a file of the same origin,
 * which the page's Content-Security-Policy allows.
 */
export async function serveDemo(engine: string): Promise<{ url: string; close: () => void }> {
  const folder = resolve('node_modules/.machi/browsers', engine);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  symlinkSync(resolve('dist-demo/assets'), `${folder}/assets`);
  writeFileSync(`${folder}/watch-page.js`, `(${watchPage.toString()})();`);
  const page = readFileSync('dist-demo/index.html', 'utf8');
  writeFileSync(
    `${folder}/index.html`,
    page.replace('<meta charset="utf-8" />', '$&<script src="/watch-page.js"></script>'),
  );
  return serve({ folder, port: 0 });
}
