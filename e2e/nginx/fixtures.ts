import { readFileSync } from 'node:fs';
import type { OpenApi } from '../../tests/openapi/validator';
import { validatorOf } from '../../tests/openapi/validator';
import { test as console } from '../backend/fixtures';
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
      const document = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as OpenApi;
      const backend = createBackend(validatorOf(document).problemsOfRequest, rolesOf(document));
      const own = await freePort();
      const { port, close } = await startHost(backend, `http://localhost:${own}`);
      const build = configuredBuild({ FILE_HOSTS: 'self' });
      const nginx = await startNginx(build.folder, own, port);
      await use({ origin: nginx.origin, backend, port, build });
      nginx.close();
      build.remove();
      close();
    },
    { scope: 'worker' },
  ],
});
