import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserStorage } from '#mocks/harness/link/browser-storage';
import { startDemo as startConsole } from '#mocks/start';
import { allowConsole } from '../../../console';

let stopNetwork = () => {};
let startedCount = 0;
const unmounts: (() => void)[] = [];

vi.mock('#mocks/backend/network/network', async (original) => {
  const real = await original<typeof import('#mocks/backend/network/network')>();
  return {
    startNetwork(...args: Parameters<typeof real.startNetwork>) {
      const network = real.startNetwork(...args);
      stopNetwork = network.stop;
      startedCount += 1;
      return network;
    },
  };
});

vi.mock('#mocks/harness/panel/mount', async (original) => {
  const real = await original<typeof import('#mocks/harness/panel/mount')>();
  return {
    mountPanel(...args: Parameters<typeof real.mountPanel>) {
      unmounts.push(real.mountPanel(...args));
    },
  };
});

/** Starts the demo and waits for its backend, as the console's first request does. */
async function startDemo() {
  const demo = await startConsole('/api-root');
  await window.machiBackend;
  return demo;
}

beforeEach(() => {
  // jsdom has no IndexedDB: the journal is in memory and warns about it.
  allowConsole(/outlive this page/);
});

afterEach(async () => {
  // A panel mounts when the page is idle; a late one would be in the page of the next file.
  await vi.waitUntil(() => unmounts.length === startedCount, { timeout: 20_000 });
  for (const unmount of unmounts.splice(0)) unmount();
  startedCount = 0;
  stopNetwork();
  localStorage.clear();
  sessionStorage.clear();
  for (const name of ['Admin-Token', 'Admin-Refresh-Token', 'language']) browserStorage.removeCookie(name);
});

const NINE_OCLOCK = Date.parse('2026-04-01T09:00:00+09:00');

test('R-WISH-10 a scenario link signs in, sets the clock and is removed from the address', async () => {
  history.replaceState(
    null,
    '',
    '/shonan/notification?page=2#qa?role=Operator&city=shonan&now=2026-04-01T09:00:00%2B09:00;paused&lang=en',
  );
  const { clock } = await startDemo();
  expect(location.href).toBe('http://localhost:3000/shonan/notification?page=2');
  expect([clock.now(), browserStorage.getCookie('language')]).toEqual([NINE_OCLOCK, 'en']);
  expect(JSON.parse(localStorage.getItem('City') ?? '')).toMatchObject({ name: 'shonan' });
  const answer = await fetch('/api-root/users/profile', {
    headers: { Authorization: `Bearer ${browserStorage.getCookie('Admin-Token')}` },
  });
  expect([answer.status, await answer.json()]).toMatchObject([200, { data: { permission: 'Operator' } }]);
});

test('R-WISH-09 a reload keeps the tab’s scenario, and another fragment belongs to the console', async () => {
  history.replaceState(
    null,
    '',
    '/login#qa?role=none&now=2026-04-01T09:00:00Z;paused&fault=POST%20/signin/%20503',
  );
  const firstDemo = await startDemo();
  stopNetwork();
  history.replaceState(null, '', '/login#section');
  const secondDemo = await startDemo();
  expect([secondDemo.clock.now(), location.hash]).toEqual([firstDemo.clock.now(), '#section']);
  const answer = await fetch('/api-root/signin/', { method: 'POST', body: '{}' });
  expect(answer.status).toBe(503);
});

test('R-WISH-09 the panel lists the errors of a link', async () => {
  history.replaceState(null, '', '/#qa?role=none&city=atlantis&lang=fr');
  await startDemo();
  const alert = await vi.waitUntil(alertInPanel, { timeout: 20_000 });
  const messages = [...alert.querySelectorAll('li')].map((call) => call.textContent?.split(' — ')[0]);
  expect(messages).toEqual(['lang=fr', 'city=atlantis']);
});

test('R-WISH-09 a link can turn off Firebase and the latency, and a reload keeps this', async () => {
  history.replaceState(null, '', '/login#qa?role=none&latency=400&firebase=off');
  const firstDemo = await startDemo();
  stopNetwork();
  const secondDemo = await startDemo();
  const before = performance.now();
  await fetch('/api-root/signin/', { method: 'POST', body: '{}' });
  expect([firstDemo.firebase, secondDemo.firebase, performance.now() - before >= 400]).toEqual([
    null,
    null,
    true,
  ]);
  stopNetwork();
  history.replaceState(null, '', '/login#qa?role=none');
  expect((await startDemo()).firebase).toEqual({ apiKey: 'demo-key', projectId: 'demo-console' });
});

const alertInPanel = () =>
  document.querySelector('[data-harness]')?.shadowRoot?.querySelector('[role=alert]');
