import { expect, test, vi } from 'vitest';
import { backendWith } from '#mocks/backend/backend-with';
import { type CallOfFolder, handlersOnDemand } from '#mocks/backend/protocol/handlers/handlers-on-demand';
import { CALL_DEFAULTS } from '#mocks/backend/protocol/log';
import { cityHandlers } from '#mocks/backend/resources/places/cities';
import { sessionHandlers } from '#mocks/backend/resources/session/session';
import { allowConsole } from '../../../console';
import { startServer, stoppedClock } from '../start-backend';

const callsOf = (folder: string, handlers: typeof sessionHandlers): CallOfFolder[] =>
  handlers.map(({ endpoint: { method, path } }) => ({ method, path, folder }));

const CALLS = [...callsOf('session', sessionHandlers), ...callsOf('places', cityHandlers)];
const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

/** A fake backend of two folders, each loaded on demand. */
function startOnDemand() {
  const folders = {
    session: vi.fn(() => Promise.resolve(sessionHandlers)),
    places: vi.fn(() => Promise.resolve(cityHandlers)),
  };
  const backend = backendWith(handlersOnDemand(CALLS, folders), { clock: stoppedClock() });
  return { backend, folders };
}

test('the handlers of a folder are loaded by its first call, once, and those of other folders are not', async () => {
  const { backend, folders } = startOnDemand();
  const { send, tokenOf } = await startServer(backend);
  expect(backend.endpoints).toEqual([]);
  const as = await tokenOf('administrator');
  const replies = await Promise.all([send('GET /users/profile', { as }), send('GET /users/profile', { as })]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect([folders.session.mock.calls.length, folders.places.mock.calls.length]).toEqual([1, 0]);
  expect(backend.endpoints.map(nameOf)).toEqual(sessionHandlers.map(({ endpoint }) => nameOf(endpoint)));
});

test('all handlers are loaded together for the panel, in the order of the calls', async () => {
  const { backend, folders } = startOnDemand();
  await backend.loadAll();
  await backend.loadAll();
  expect(backend.endpoints.map(nameOf)).toEqual(CALLS.map(nameOf));
  expect([folders.session.mock.calls.length, folders.places.mock.calls.length]).toEqual([1, 1]);
});

test('a call whose file cannot be loaded fails as without a network, is counted in the panel, and the next call asks again', async () => {
  allowConsole(/^fake backend: the file that answers GET \/users\/profile could not be loaded/);
  const { backend, folders } = startOnDemand();
  folders.session.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const { send, tokenOf, base } = await startServer(backend);
  const as = await tokenOf('administrator');
  await expect(send('GET /users/profile', { as })).rejects.toThrow('Failed to fetch');
  expect(backend.log.entries()).toEqual([
    {
      ...CALL_DEFAULTS,
      id: 1,
      at: expect.any(Number),
      startedAt: expect.any(Number),
      method: 'GET',
      url: `${base}/users/profile`,
      path: '/users/profile',
      page: '',
      status: 'unhandled',
      duration: expect.any(Number),
    },
  ]);
  expect((await send('GET /users/profile', { as })).status).toBe(200);
});
