import { loadMessages } from 'virtual:messages';
import { getDefaultStore } from 'jotai';
import { expect, onTestFinished } from 'vitest';
import type { InspectionEvent } from 'xstate';
import { runningWrites } from '#api/http/write/running-writes';
import { type App, createApp } from '#app/app';
import { type Config, createConfig } from '#app/config';
import { helpNoticeAtom } from '#app/shell/help/help-notice';
import { NO_TABS, tabsAtom } from '#app/shell/tabs/tabs';
import type { Role } from '#domain/people/roles';
import { unsavedAtom } from '#kit/context/unsaved';
import type { SessionActor } from '#machines/session/session-actor';
import { createBackend } from '#mocks/backend/backend';
import type { Backend } from '#mocks/backend/backend-types';
import { NODE_BASE, startNodeNetwork } from '#mocks/backend/network/node-network';
import { readFault } from '#mocks/backend/protocol/fault-text';
import type { SeedProfile } from '#mocks/backend/seed/base/seed';
import { createClock, type HarnessClock } from '#mocks/harness/clock/clock';
import { browserStorage } from '#mocks/harness/link/browser-storage';
import { signInAs } from '#mocks/harness/link/persona';
import type { Company } from '#mocks/harness/link/scenario';
import { readDeployment } from '../deploy/configure.mjs';
import { emptyBrowser } from './browser';

/** The scenario of a test, with the values of a scenario link. */
export interface Scenario {
  as?: Role | 'none';
  company?: Company;
  city?: string;
  seed?: SeedProfile;
  /** For example `DELETE * 500 x1`. */
  fault?: string | string[];
  config?: Partial<Config>;
  /** Receives the inspection events of every machine. */
  inspect?: (event: InspectionEvent) => void;
}

export interface Opened {
  app: App;
  /** The session of the signed-in user. */
  session(): SessionActor;
  backend: Backend;
  clock: HarnessClock;
}

/** 1 April 2026, 09:00 in Japan. */
const START_TIME = Date.parse('2026-04-01T09:00:00+09:00');

/** Opens a browser at an address of the console, with the fake backend over HTTP; nothing is rendered yet. */
export async function openConsole(path: string, scenario: Scenario = {}): Promise<Opened> {
  const { as = 'Administrator', company = 'machi', city = null, seed = 'normal' } = scenario;
  emptyBrowser();
  const clock = createClock({ start: START_TIME, paused: true });
  const backend = createBackend({ seed: { profile: seed, n: 1 }, clock });
  await backend.ready;
  const persona = { role: as, company, city, lang: null, size: null };
  expect(await signInAs(persona, backend, browserStorage)).toEqual([]);
  for (const text of [scenario.fault ?? []].flat()) addFault(backend, text);
  const network = startNodeNetwork(backend);
  history.replaceState(null, '', path);
  const app = await startApp(clock, scenario, network.stop);
  return { app, session: () => sessionOf(app), backend, clock };
}

/** Starts the console again in the same browser, as a reload does. */
export async function startApp(
  clock: HarnessClock,
  { config: changes, inspect }: Pick<Scenario, 'config' | 'inspect'> = {},
  stop = () => {},
): Promise<App> {
  const store = getDefaultStore();
  store.set(tabsAtom, NO_TABS);
  store.set(unsavedAtom, []);
  store.set(helpNoticeAtom, null);
  // a write of an earlier test may have hung until its end
  runningWrites.clear();
  const config = {
    ...createConfig(readDeployment({ API_BASE_URL: NODE_BASE }).settings, false),
    strict: true,
    errorLogForEveryone: true,
    // Only tests/realtime uses Firebase; elsewhere its connections would outlive the test.
    firebase: null,
    ...changes,
  };
  const app = await createApp({ config, loadMessages, clock, inspect });
  onTestFinished(() => {
    app.stop();
    stop();
  });
  // Loads the session before a test waits for it.
  if (document.cookie.includes('Admin-Token')) await app.session.open();
  return app;
}

export function sessionOf({ session }: App): SessionActor {
  const actor = session.current();
  if (actor === null) throw new Error('the session has not started');
  return actor;
}

export function addFault(backend: Backend, text: string): void {
  const fault = readFault(text);
  if (fault === null) throw new Error(`a fault that cannot be read: ${text}`);
  backend.faults.add(fault);
}
