import { expect, test } from 'vitest';
import { createBackend } from '#mocks/backend';
import { createClock } from '#mocks/demo/clock';
import { usernameOf } from '#mocks/demo/persona';
import { readScenario } from '#mocks/demo/scenario';
import { tabStateOf } from '#mocks/demo/tab-memory';
import { startServer } from '../start-backend';

const DAY = 86_400_000;
const OPENED = Date.parse('2026-04-01T09:00:00+09:00');
const ROLES = [
  'Administrator',
  'Operator',
  'Advertiser',
  'owner_shop',
  'staff_shop',
  'Member',
  'President',
  'Teacher',
];

/** Firebase checks the times of its token against the real clock. */
const OF_REAL_TIME = '/:city/api/users/refresh_firebase_token/';

/** The responses to every GET without an id, for the role of a link that is opened at this time. */
async function responsesOf(link: string, realTime: number): Promise<Record<string, unknown>> {
  const scenario = readScenario(link)?.scenario;
  if (!scenario?.role || scenario.role === 'none') throw new Error('the link has no role');
  const { seed, clock: start, anchor } = tabStateOf(scenario);
  const source = { now: () => realTime, setTimeout: () => 0, clearTimeout: () => {} };
  const server = await startServer(createBackend({ seed, clock: createClock({ ...start, source }), anchor }));
  const as = await server.tokenOf(usernameOf(scenario.role, scenario.company));
  const responses: Record<string, unknown> = {};
  for (const { method, path } of server.backend.endpoints) {
    const filled = path.replace(/:page\b/, '1').replace(/:(city|city_name)\b/, scenario.city ?? '');
    if (method === 'GET' && !filled.includes(':') && path !== OF_REAL_TIME)
      responses[path] = await server.send(`GET ${filled}`, { as });
  }
  server.stop();
  return responses;
}

test.each(ROLES)('a link with day and time gives %s the same data on any day [R-WISH-10]', async (role) => {
  const link = `#qa?role=${role}&city=akashi&seed=normal:3&day=2026-04-01&now=2026-04-02T09:00:00%2B09:00;paused`;
  const today = await responsesOf(link, OPENED);
  expect(Object.keys(today).length).toBeGreaterThan(30);
  expect(await responsesOf(link, OPENED + DAY)).toEqual(today);
});

test('a link with a day alone gives the same seeded dates on any day [R-WISH-10]', async () => {
  const link = '#qa?role=Administrator&city=akashi&seed=normal:3&day=2026-04-01';
  const dated = [
    '/:city/notifications/',
    '/:city/api/reserves/',
    '/:city/api/events/',
    '/:city/api/coupons/',
  ];
  const [today, tomorrow] = [await responsesOf(link, OPENED), await responsesOf(link, OPENED + DAY)];
  const contents = (all: Record<string, unknown>) => dated.map((path) => datesIn(all[path]));
  expect(contents(today).every((dates) => dates.length > 0)).toBe(true);
  expect(contents(tomorrow)).toEqual(contents(today));
});

/** The moments in a response: states follow the clock, dates do not. */
const datesIn = (response: unknown): string[] =>
  JSON.stringify(response).match(/\d{4}-\d\d-\d\dT[\d:.]+(Z|\+09:00)/g) ?? [];
