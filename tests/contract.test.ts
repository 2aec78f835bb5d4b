import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Kept } from '#api/http/shapes';
import documentation from '../docs/spec/endpoints.md?raw';
import { declared } from './contract.declared';
import { editsOf, expectNoEdits } from './edits';
import { answered } from './mocks/backend/answered';

/** Reads `| E-016, E-024 | GET | `/:city/api/users/` | … |` as `GET /:city/api/users/`. */
const documentedCalls = [
  ...documentation.matchAll(/^\| E-\d{3}(?:, E-\d{3})* +\| (GET|POST|PUT|PATCH|DELETE) +\| `([^`]+)` +\|/gm),
].map(([, method, path]) => `${method} ${path}`);

const declaredCalls = declared.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);

test('the document and the declarations have the same calls, with the same paths [R-CITY-02]', () => {
  expectNoEdits(editsOf('docs/spec/endpoints.md', documentedCalls, declaredCalls));
});

test('no two endpoints are the same call', () => {
  const names = declared.map(({ name, endpoint }) => ({
    name,
    same: declared
      .filter(({ endpoint: other }) => other.method === endpoint.method && other.path === endpoint.path)
      .map((one) => one.name),
  }));
  expect(names.filter(({ same }) => same.length > 1)).toEqual([]);
});

test('every call is marked as the specification’s or proposed, and a proposed call is never the specification’s', () => {
  const rows = [...documentation.matchAll(/^\| (E-\d{3})[^|]*\|[^|]+\| `([^`]+)` +\| (\w+) +\|/gm)].map(
    ([, row = '', path, status]) => ({ row, path, status }),
  );
  expect(rows).toHaveLength(documentedCalls.length);
  const statuses = ['specification', 'PROPOSED', 'GUESS'];
  expect(rows.filter(({ status = '' }) => !statuses.includes(status))).toEqual([]);
  // From this row on the specification has no calls.
  expect(rows.filter(({ row, status }) => row >= 'E-128' && status !== 'PROPOSED')).toEqual([]);
});

test('every row of the specification is in the document', () => {
  const rows = [...documentation.matchAll(/^\| (E-[^|]+) \|/gm)].flatMap(([, ids]) =>
    ids?.trim().split(', '),
  );
  const specificationRows = Array.from(
    { length: 140 },
    (_, index) => `E-${String(index + 1).padStart(3, '0')}`,
  );
  expect(specificationRows.filter((row) => !rows.includes(row))).toEqual([]);
});

test('every declared path starts with exactly one slash and has no braces', () => {
  const malformedPaths = declared.filter(({ endpoint }) => !/^\/(?!\/)[^{}?\s]*$/.test(endpoint.path));
  expect(malformedPaths.map(({ name }) => name)).toEqual([]);
});

test('these calls are possible before a sign-in: they need no token, and renew none [A-177]', () => {
  const tokenlessCalls = declared.filter(({ endpoint }) => endpoint.open).map(({ name }) => name);
  expect(tokenlessCalls.toSorted()).toEqual([
    'accounts.addTeacher',
    'accounts.emailVerification',
    'accounts.register',
    'cities.all',
    'session.changeForgottenPassword',
    'session.forgotPassword',
    'session.refresh',
    'session.refreshOfCompany',
    'session.refreshWithoutCity',
    'session.signIn',
    'session.verifyEmail',
  ]);
});

test('every deletion declares 209: the server has kept the record [R-HTTP-17, R-CONST-43, A-185]', () => {
  const deletions = declared.filter(({ endpoint }) => endpoint.method === 'DELETE');
  expect(deletions.length).toBeGreaterThan(20);
  expect(
    deletions.filter(({ endpoint }) => endpoint.responses[209] !== Kept).map(({ name }) => name),
  ).toEqual([]);
});

/** POST calls that read: they need their response. */
const READING_POSTS = ['notificationTargets.usersOfFavourites'];
const TOKEN_CALLS = /^session\.(signIn|refresh)/;

test('a write is done whatever its response contains [A-191]', () => {
  const writesNeedingResponse = declared
    .filter(({ endpoint }) => endpoint.method !== 'GET')
    .filter(({ endpoint }) =>
      Object.entries(endpoint.responses).some(
        ([status, schema]) => status !== '209' && !z.safeParse(schema, null).success,
      ),
    )
    .map(({ name }) => name);
  expect(writesNeedingResponse.filter((name) => !TOKEN_CALLS.test(name))).toEqual(READING_POSTS);
});

test('the fake backend implements every call of the contract [R-WISH-07]', () => {
  const missing = declared.filter(({ endpoint }) => !answered.includes(endpoint));
  expectNoEdits(missing.map(({ name, room }) => `answer ${name} in mocks/backend/resources/${room}`));
});

test('the fake backend implements only declared calls, each once', () => {
  const known = declared.map(({ endpoint }) => endpoint);
  const undeclaredCalls = answered.filter((endpoint) => !known.includes(endpoint));
  expect(undeclaredCalls.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  expect(new Set(answered).size).toBe(answered.length);
});
