import type { Snapshot } from '#mocks/backend/db/db';
import { readFault } from '#mocks/backend/protocol/fault-text';
import type { LogEntry } from '#mocks/backend/protocol/log';
import { isMasked, isWhole, maskedUrl } from '#mocks/backend/protocol/masked';
import type { Reason } from '#mocks/backend/protocol/reason';
import type { Seed } from '#mocks/backend/seed/base/seed';
import { Code, codeOf } from './code-of';

interface DataOfCall {
  seed: Seed;
  /** The day that seeded dates refer to: `2026-04-01`. */
  day: string;
  /** What was written before the call. */
  writes: Snapshot;
}

/** Values of a response that are made while it is answered, such as `created_at`, differ by less than this: 10 s. */
const SOON = 10_000;

/** Whether a test can send the call: the log has all of its request, and a response that a test can compare. */
export function isTestable({ path, url, status, requestBody, requestType, responseBody }: LogEntry): boolean {
  if (path === null || addressIn(url, path) === null || maskedUrl(url) !== url) return false;
  if (requestType !== null && !/json/i.test(requestType)) return false;
  return isWhole(requestBody) && typeof responseBody !== 'string' && status !== 'hang';
}

/**
 * The call as a test, as tests/mocks has them: the data and the clock before the call, the call, and its whole
 * response. It passes in tests/mocks/backend/resources.
 */
export function testOfCall(entry: LogEntry, { seed, day, writes }: DataOfCall): string {
  const { method, url, path, at, username, status, requestType, requestBody, responseBody, why } = entry;
  const call = `${method} ${addressIn(url, path ?? '')}`;
  const fault = faultOf(why);
  const options = {
    seed,
    anchor: new Code(`Date.parse('${day}T00:00:00+09:00')`),
    clock: new Code(`stoppedClock('${new Date(at).toISOString()}')`),
    ...(fault ? { faults: new Code(`createFaults([${codeOf(fault)}])`) } : {}),
  };
  const isWritten = writes.entries.length > 0;
  const names = [...(isWritten ? ['backend'] : []), 'send', ...(username === null ? [] : ['tokenOf'])];
  const sent = {
    ...(username === null ? {} : { as: new Code('as') }),
    ...(requestType === null ? {} : { body: requestBody }),
  };
  const parts = [codeOf(call), ...(Object.keys(sent).length === 0 ? [] : [codeOf(sent, '  ')])];
  const sending = `send(${parts.join(', ')})`;
  const expected = codeOf({ status, body: comparable(responseBody, at) }, '  ');
  return [
    `import { expect, test } from 'vitest';`,
    ...(fault ? [`import { createFaults } from '#mocks/backend/protocol/faults';`] : []),
    `import { startBackend, stoppedClock } from '../start-backend';`,
    '',
    `test(${codeOf(`${call} → ${status}`)}, async () => {`,
    `  const { ${names.join(', ')} } = await startBackend(${codeOf(options, '  ')});`,
    ...(isWritten ? [`  await backend.load(${codeOf(writes, '  ')});`] : []),
    ...(username === null ? [] : [`  const as = await tokenOf(${codeOf(username)});`]),
    status === 'offline'
      ? `  await expect(${sending}).rejects.toThrow(TypeError);`
      : `  expect(await ${sending}).toEqual(${expected});`,
    '});',
    '',
  ].join('\n');
}

/** The path and query behind the base of the API. */
function addressIn(url: string, path: string): string | null {
  const pattern = path
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => (segment.startsWith(':') ? '[^/]+' : segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .join('/');
  const { pathname, search } = new URL(url);
  const [found] = new RegExp(`/${pattern}/?$`).exec(pathname) ?? [];
  return found === undefined ? null : found + search;
}

/** A delay would wait for the clock of the test, which is stopped. */
function faultOf(why: Reason | null) {
  const fault = why?.by === 'fault' ? readFault(why.rule) : null;
  return fault?.effect.kind === 'delay' ? null : fault;
}

/** The response with any text in place of secrets, and of moments that depend on how fast it was answered. */
function comparable(value: unknown, at: number): unknown {
  if (isMasked(value) || isSoonAfter(value, at)) return new Code('expect.any(String)');
  if (Array.isArray(value)) return value.map((one) => comparable(one, at));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, comparable(one, at)]));
}

function isSoonAfter(value: unknown, at: number): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:/.test(value)) return false;
  const later = Date.parse(value) - at;
  return later > 0 && later < SOON;
}
