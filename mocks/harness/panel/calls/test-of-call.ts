import type { Snapshot } from '#mocks/backend/db/db';
import { readFault } from '#mocks/backend/protocol/fault-text';
import type { LogEntry } from '#mocks/backend/protocol/log';
import { isMasked, isWhole, maskedUrl } from '#mocks/backend/protocol/masked';
import type { Reason } from '#mocks/backend/protocol/reason';
import type { Seed } from '#mocks/backend/seed/base/seed';
import { Code, typeScriptOf } from './code-of';

interface DataOfCall {
  seed: Seed;
  /** The day that seeded dates refer to: `2026-04-01`. */
  day: string;
  /** What was written before the call. */
  writes: Snapshot;
}

/** Values of a response that are made while it is answered, such as `created_at`, differ by less than this: 10 s. */
const LONGEST_DELAY = 10_000;

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
    ...(fault ? { faults: new Code(`createFaults([${typeScriptOf(fault)}])`) } : {}),
  };
  const isWritten = writes.entries.length > 0;
  const helperNames = [...(isWritten ? ['backend'] : []), 'send', ...(username === null ? [] : ['tokenOf'])];
  const sendOptions = {
    ...(username === null ? {} : { as: new Code('as') }),
    ...(requestType === null ? {} : { body: requestBody }),
  };
  const sendArguments = [
    typeScriptOf(call),
    ...(Object.keys(sendOptions).length === 0 ? [] : [typeScriptOf(sendOptions, '  ')]),
  ];
  const sendExpression = `send(${sendArguments.join(', ')})`;
  const expected = typeScriptOf({ status, body: comparableBody(responseBody, at) }, '  ');
  return [
    `import { expect, test } from 'vitest';`,
    ...(fault ? [`import { createFaults } from '#mocks/backend/protocol/faults';`] : []),
    `import { startBackend, stoppedClock } from '../start-backend';`,
    '',
    `test(${typeScriptOf(`${call} → ${status}`)}, async () => {`,
    `  const { ${helperNames.join(', ')} } = await startBackend(${typeScriptOf(options, '  ')});`,
    ...(isWritten ? [`  await backend.load(${typeScriptOf(writes, '  ')});`] : []),
    ...(username === null ? [] : [`  const as = await tokenOf(${typeScriptOf(username)});`]),
    status === 'offline'
      ? `  await expect(${sendExpression}).rejects.toThrow(TypeError);`
      : `  expect(await ${sendExpression}).toEqual(${expected});`,
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
  const [pathEnd] = new RegExp(`/${pattern}/?$`).exec(pathname) ?? [];
  return pathEnd === undefined ? null : pathEnd + search;
}

/** A delay would wait for the clock of the test, which is stopped. */
function faultOf(why: Reason | null) {
  const fault = why?.by === 'fault' ? readFault(why.rule) : null;
  return fault?.effect.kind === 'delay' ? null : fault;
}

/** The response with any text in place of secrets, and of moments that depend on how fast it was answered. */
function comparableBody(value: unknown, at: number): unknown {
  if (isMasked(value) || isShortlyAfter(value, at)) return new Code('expect.any(String)');
  if (Array.isArray(value)) return value.map((one) => comparableBody(one, at));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, comparableBody(one, at)]));
}

function isShortlyAfter(value: unknown, at: number): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:/.test(value)) return false;
  const delay = Date.parse(value) - at;
  return delay > 0 && delay < LONGEST_DELAY;
}
