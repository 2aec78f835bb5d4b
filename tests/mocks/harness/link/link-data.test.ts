import { expect, test } from 'vitest';
import type { NotificationPage } from '#api/messaging/notifications';
import { createBackend } from '#mocks/backend/backend';
import { seedName } from '#mocks/backend/seed/base/seed';
import { createClock } from '#mocks/harness/clock/clock';
import { readEntries, writeEntries } from '#mocks/harness/link/link-writes';
import { usernameOf } from '#mocks/harness/link/persona';
import { NO_SCENARIO, readScenario, type Scenario, writeScenario } from '#mocks/harness/link/scenario';
import { type TabState, tabStateOf } from '#mocks/harness/link/tab-memory';
import { dataOf, startServer } from '../../backend/start-backend';

const DAY = 86_400_000;
const OPENED_AT = Date.parse('2026-04-01T09:00:00+09:00');
const ROLES = [
  'Administrator',
  'Operator',
  'Advertiser',
  'owner_shop',
  'staff_shop',
  'Member',
  'President',
  'Teacher',
] as const;

/** Firebase checks the times of its token against the real clock. */
const REAL_TIME_PATH = '/:city/api/users/refresh_firebase_token/';

/** A fake backend as the link opens it, where the real clock shows this time. */
async function serverOf({ seed, clock: start, anchor }: TabState, realTime: number) {
  const source = { now: () => realTime, setTimeout: () => 0, clearTimeout: () => {} };
  return startServer(createBackend({ seed, clock: createClock({ ...start, source }), anchor }));
}

/** The responses to every GET without an id, for one role. */
async function responsesFor(
  server: Awaited<ReturnType<typeof startServer>>,
  { role, company, city }: Scenario,
) {
  if (!role || role === 'none') throw new Error('the link has no role');
  const as = await server.tokenOf(usernameOf(role, company));
  const responses: Record<string, unknown> = {};
  for (const { method, path } of server.backend.endpoints) {
    const filledPath = path.replace(/:page\b/, '1').replace(/:(city|city_name)\b/, city ?? '');
    if (method === 'GET' && !filledPath.includes(':') && path !== REAL_TIME_PATH)
      responses[path] = await server.send(`GET ${filledPath}`, { as });
  }
  return responses;
}

async function responsesOf(link: string, realTime: number): Promise<Record<string, unknown>> {
  const { scenario } = readScenario(link) ?? { scenario: NO_SCENARIO };
  const server = await serverOf(tabStateOf(scenario), realTime);
  const linkWrites = scenario.writes === null ? null : await readEntries(scenario.writes);
  if (linkWrites) await server.backend.load({ seed: seedName(scenario.seed), entries: linkWrites.entries });
  const responses = await responsesFor(server, scenario);
  server.stop();
  return responses;
}

test.each(ROLES)('a link with day and time gives %s the same data on any day [R-WISH-10]', async (role) => {
  const link = `#qa?role=${role}&city=akashi&seed=normal:3&day=2026-04-01&now=2026-04-02T09:00:00%2B09:00;paused`;
  const today = await responsesOf(link, OPENED_AT);
  expect(Object.keys(today).length).toBeGreaterThan(30);
  expect(await responsesOf(link, OPENED_AT + DAY)).toEqual(today);
});

test('a link with writes gives every role the data of the browser that copied it [R-WISH-10]', async () => {
  const { scenario } = readScenario('#qa?city=akashi&seed=normal:3&day=2026-04-01') ?? {
    scenario: NO_SCENARIO,
  };
  const now = { iso: '2026-04-02T09:00:00+09:00', paused: true };
  const copiedServer = await serverOf(tabStateOf({ ...scenario, now }), OPENED_AT);
  const as = await copiedServer.tokenOf('administrator');
  const { content } = dataOf<NotificationPage>(await copiedServer.send('GET /akashi/notifications/', { as }));
  await copiedServer.send(`DELETE /akashi/notifications/${content[1]?.id}/`, { as });
  await copiedServer.send('POST /akashi/api/passports/', { as, body: { name: '一日券', price: 500 } });
  const { entries } = await copiedServer.backend.snapshot();
  expect(entries.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['create', 'remove']));
  const writes = await writeEntries(entries);
  const links = ROLES.map((role): Scenario => ({ ...scenario, role, now, writes }));
  const responses: unknown[] = [];
  for (const link of links) responses.push(await responsesFor(copiedServer, link));
  copiedServer.stop();
  for (const [index, link] of links.entries())
    expect(await responsesOf(writeScenario(link), OPENED_AT + DAY)).toEqual(responses[index]);
});

test('a link with a day alone gives the same seeded dates on any day [R-WISH-10]', async () => {
  const link = '#qa?role=Administrator&city=akashi&seed=normal:3&day=2026-04-01';
  const datedPaths = [
    '/:city/notifications/',
    '/:city/api/reserves/',
    '/:city/api/events/',
    '/:city/api/coupons/',
  ];
  const [today, tomorrow] = [await responsesOf(link, OPENED_AT), await responsesOf(link, OPENED_AT + DAY)];
  const datesOf = (responses: Record<string, unknown>) => datedPaths.map((path) => datesIn(responses[path]));
  expect(datesOf(today).every((dates) => dates.length > 0)).toBe(true);
  expect(datesOf(tomorrow)).toEqual(datesOf(today));
});

/** The moments in a response: states follow the clock, dates do not. */
const datesIn = (response: unknown): string[] =>
  JSON.stringify(response).match(/\d{4}-\d\d-\d\dT[\d:.]+(Z|\+09:00)/g) ?? [];
