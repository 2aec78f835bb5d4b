import { expect, test } from 'vitest';
import type { Endpoint } from '#api/http/endpoint';
import { readFault, writeFault } from '#mocks/backend/protocol/fault-text';
import { createFaults, type NewFault } from '#mocks/backend/protocol/faults';
import { allEffects, possibleFaults } from '#mocks/backend/protocol/possible-faults';
import { notificationTable } from '#mocks/backend/tables/messaging/notifications';
import { NOW, startBackend, stoppedClock } from '../start-backend';

type Json = Record<string, unknown>;

/** The parameter that names a record, and what follows. */
const RECORD = /:(?!city|company|schoolId).*/;

/** The lists whose first record has the id of a path. */
const LISTS_OF: Readonly<Record<string, string>> = {
  '/:city/api/notify-operator/:id': '/:city/notifications/my_notification/',
  '/:city/notifications/:param/users': '/:city/notifications/',
};
/** Queries that a call requires. */
const QUERIES: Readonly<Record<string, string>> = {
  '/get_operation_city': '?city_id=1&user_id=2',
  '/japan/municipalities': '?code=28',
  '/api/v1/cities': '?prefCode=28',
  '/api/users/notify_users_favorite_ads/': '?type=get_ads&city=shonan',
  '/notifications/map_users/': '?city=shonan&latitude=35.3&longitude=139.4&radius=500',
  '/:city/manager/lockers': '?get_all=true',
};

async function startWithFaults() {
  const clock = stoppedClock();
  const faults = createFaults();
  const { backend, base, tokenOf } = await startBackend({ clock, faults });
  const headers = { Authorization: `Bearer ${await tokenOf('operator')}`, 'x-api-key': 'open data' };
  const conditionalNotificationId = backend.db.of(notificationTable).list({
    city: 'shonan',
    filter: ({ audience }) => audience === 'condition',
  }).rows[0]?.id;
  const firstId = async (list: string) => {
    const response = await fetch(base + inShonan(list), { headers });
    const { data } = (await response.json()) as { data?: { content?: { id: number }[] } };
    return data?.content?.[0]?.id ?? 1;
  };
  /** An address of the call: in Shonan, of the operator's company; for a call that reads, of a record that exists. */
  async function addressOf({ method, path }: Endpoint): Promise<string> {
    if (method !== 'GET') return base + inShonan(path).replace(/:\w+/, '1');
    const query = QUERIES[path] ?? '?city=shonan&company=machi';
    if (!RECORD.test(path) || path.includes(':page'))
      return base + inShonan(path).replace(/:\w+/, '1') + query;
    const id = path.endsWith(':x')
      ? conditionalNotificationId
      : await firstId(LISTS_OF[path] ?? path.replace(RECORD, ''));
    return base + inShonan(path).replace(/:\w+/, String(id)) + query;
  }
  return { backend, clock, faults, headers, addressOf };
}

const inShonan = (path: string) => path.replace(':city', 'shonan').replace(':company', 'machi');

const faultFrom = (text: string): NewFault => {
  const fault = readFault(text);
  if (fault === null) throw new Error(`unreadable: ${text}`);
  return fault;
};

test('[R-WISH-09] every fault that a call offers is read back from its text, hits the call once, and has its effect', async () => {
  const { backend, clock, faults, headers, addressOf } = await startWithFaults();
  const mistakes: string[] = [];
  let count = 0;
  for (const endpoint of backend.endpoints) {
    const { method, path } = endpoint;
    // A call that writes is refused after its delay: a log-out would end the session of this test.
    const requestInit = method === 'GET' ? { headers } : {};
    const address = await addressOf(endpoint);
    const sendCall = (signal?: AbortSignal) =>
      fetch(address, { method, ...requestInit, ...(signal ? { signal } : {}) }).then(
        async (response) => ({ status: response.status, body: await response.text() }),
        () => ({ status: 'no response', body: '' }),
      );
    const realResponse = method === 'GET' ? await sendCall() : null;
    if (realResponse && realResponse.status !== 200)
      mistakes.push(`${method} ${path}: ${realResponse.status} without a fault`);
    for (const effect of allEffects(possibleFaults(endpoint))) {
      count += 1;
      const text = `${method} ${path} ${effect} x1`;
      if (writeFault(faultFrom(text)) !== text)
        mistakes.push(`${text} is read as ${writeFault(faultFrom(text))}`);
      faults.add(faultFrom(text));
      const abortController = new AbortController();
      const hitReported = new Promise<void>((resolve) => {
        const stop = faults.subscribe(() => {
          stop();
          setTimeout(resolve);
        });
      });
      const answer = sendCall(abortController.signal);
      if (effect === 'hang') {
        await hitReported;
        abortController.abort();
      }
      if (effect.startsWith('delay')) {
        await hitReported;
        clock.step(3_000);
        // The token must not expire on the way.
        clock.set(NOW);
      }
      const result = await answer;
      const lastEntry = backend.log.entries().at(-1);
      const problem = problemWith(
        effect,
        result,
        realResponse && (JSON.parse(realResponse.body) as { data: Json }).data,
      );
      if (problem) mistakes.push(`${text}: ${problem} but ${result.status} ${result.body.slice(0, 80)}`);
      if (faults.rules().length > 0) mistakes.push(`${text} has not hit`);
      if (lastEntry?.path !== path) mistakes.push(`${text}: ${lastEntry?.path} is logged`);
      faults.clear();
    }
  }
  expect(mistakes).toEqual([]);
  expect(count).toBeGreaterThan(3_000);
});

const isSameJson = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);
const unlessMet = (isMet: boolean, text: string) => (isMet ? null : text);

/** What the response should have been; null where it is that. */
function problemWith(effect: string, { status, body }: { status: unknown; body: string }, real: Json | null) {
  const [kind = '', detail = ''] = effect.split(':');
  const data = () => (JSON.parse(body) as { data: Json }).data;
  if (kind === '400')
    return unlessMet(isSameJson(JSON.parse(body), { errors: { [detail]: [''] } }), 'a refused field');
  if (/^\d/.test(kind)) return unlessMet(status === Number(kind), `status ${kind}`);
  if (['offline', 'hang', 'cut'].includes(kind)) return unlessMet(status === 'no response', 'no response');
  if (kind === 'lost') return unlessMet(status === 502, 'a 502');
  if (kind === 'garbage') return unlessMet(body.startsWith('<html>'), 'a page');
  if (effect === 'wrong') return unlessMet(isSameJson(data(), { unexpected: true }), 'another shape');
  if (kind === 'wrong')
    return unlessMet(isSameJson(data(), withoutField(real, detail)), `records without ${detail}`);
  if (kind === 'empty') return unlessMet(isEmpty(data(), real), 'no rows');
  if (kind === 'delay' || kind === 'slow') return unlessMet(status !== 'no response', 'a response');
  return `an effect of this test: ${kind}`;
}

function withoutField(data: Json | null, field: string): unknown {
  const strip = (record: Json) =>
    Object.fromEntries(Object.entries(record).filter(([name]) => name !== field));
  const key = ['content', 'result'].find((name) => Array.isArray(data?.[name]));
  if (data === null) return null;
  return key === undefined ? strip(data) : { ...data, [key]: (data[key] as Json[]).map(strip) };
}

const isEmpty = (data: Json | null, real: Json | null) => {
  const rows = real?.content ?? real?.result;
  if (!Array.isArray(rows)) return data === null;
  const total = real?.total_length === undefined ? undefined : 0;
  return data?.total_length === total && JSON.stringify(data?.content ?? data?.result) === '[]';
};
