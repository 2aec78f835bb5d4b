import { test as console } from '../backend/fixtures';
import { asAnyBackend } from '../backend/hosts/any-backend';
import { checksBy, openApiDocument } from '../backend/hosts/document-checks';
import { INDEPENDENT_ACCOUNTS } from '../backend/hosts/start-hosts';
import { createBackend } from '../backend/server/backend';
import { startHost } from '../backend/server/host';
import { rolesOf } from '../backend/server/roles';
import { configuredBuild } from '../configured-build';
import { freePort, startNginx } from './nginx';

export { expect } from '@playwright/test';

/** The production build and the backend on one host, nginx. */
export const test = console.extend({
  hosts: [
    async ({ browserName: _ }, use) => {
      const document = openApiDocument();
      const backend = createBackend(checksBy(document), rolesOf(document));
      const own = await freePort();
      const { port, close } = await startHost(backend, `http://localhost:${own}`);
      const settings = { FILE_HOSTS: 'self' };
      const build = configuredBuild(settings);
      const nginx = await startNginx(build.folder, own, port);
      await use({
        origin: nginx.origin,
        backend: asAnyBackend(backend),
        independent: backend,
        accounts: INDEPENDENT_ACCOUNTS,
        port,
        build,
        settings,
      });
      nginx.close();
      build.remove();
      close();
    },
    { scope: 'worker' },
  ],
});
