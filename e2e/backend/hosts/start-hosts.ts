import { serve } from '../../../scripts/serve.mjs';
import { startBackendServer } from '../../backend-server';
import { type ConfiguredBuild, configuredBuild } from '../../configured-build';
import { type Backend, createBackend } from '../server/backend';
import { startHost } from '../server/host';
import { rolesOf } from '../server/roles';
import { PASSWORD, SHOP_CODE } from '../server/tables/accounts';
import { type AnyBackend, asAnyBackend } from './any-backend';
import { checksBy, openApiDocument } from './document-checks';
import { API_PATH, startServerProxy } from './server-proxy';

/** The backend's host. Chromium resolves it to this machine (`--host-resolver-rules`). */
export const HOST = 'api.machi.test';

/** Usernames by role, and what all of them sign in with. */
export interface Accounts {
  administrator: string;
  operator: string;
  owner: string;
  staff: string;
  advertiser: string;
  /** Of no company; the server has none. */
  advertiserAlone: string;
  password: string;
  shopCode: string;
}

export const INDEPENDENT_ACCOUNTS: Accounts = {
  administrator: 'hayashi',
  operator: 'ota',
  owner: 'mori',
  staff: 'nishi',
  advertiser: 'fujii',
  advertiserAlone: 'oka',
  password: PASSWORD,
  shopCode: SHOP_CODE,
};

/** mocks/backend/seed/session/accounts.ts */
const SERVER_ACCOUNTS: Accounts = {
  administrator: 'administrator',
  operator: 'operator',
  owner: 'owner_shop',
  staff: 'staff_shop',
  advertiser: 'advertiser',
  advertiserAlone: '',
  password: 'machi2026',
  shopCode: 'machi001',
};

export interface Hosts {
  /** Of the console's page. */
  origin: string;
  backend: AnyBackend;
  /** Null: the backend is the server of `npm run backend`. */
  independent: Backend | null;
  accounts: Accounts;
  port: number;
  build: ConfiguredBuild;
  /** The settings of the build. */
  settings: Readonly<Record<string, string>>;
}

export type BackendKind = 'independent' | 'server';

/** The production build on a bare static host and a backend on another host. */
export async function startHosts(kind: BackendKind): Promise<Hosts & { stop: () => void }> {
  const settings = {
    API_BASE_URL: `http://${HOST}${kind === 'server' ? API_PATH : ''}`,
    API_HEADERS: '1',
  };
  const build = configuredBuild(settings);
  const site = await serve({ folder: build.folder, port: 0 });
  const { origin } = new URL(site.url);
  const { stop, ...backend } = await (kind === 'server' ? startServer() : startIndependent(origin));
  return {
    origin,
    build,
    settings,
    ...backend,
    stop() {
      stop();
      site.close();
      build.remove();
    },
  };
}

async function startIndependent(origin: string) {
  const document = openApiDocument();
  const independent = createBackend(checksBy(document), rolesOf(document));
  const { port, close } = await startHost(independent, origin);
  return {
    backend: asAnyBackend(independent),
    independent,
    accounts: INDEPENDENT_ACCOUNTS,
    port,
    stop: close,
  };
}

async function startServer() {
  const server = await startBackendServer();
  const proxy = await startServerProxy(server.address, checksBy(openApiDocument()));
  return {
    backend: proxy,
    independent: null,
    accounts: SERVER_ACCOUNTS,
    port: proxy.port,
    stop() {
      proxy.close();
      server.stop();
    },
  };
}
