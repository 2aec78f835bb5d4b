import { expect, test } from 'vitest';
import documentation from '../docs/endpoints.md?raw';
import { declared } from './contract.declared';

/** `| E-016, E-024 | GET | `/:city/api/users/` | … |` → `GET /:city/api/users/` */
const documented = [
  ...documentation.matchAll(/^\| E-\d{3}(?:, E-\d{3})* \| (GET|POST|PUT|PATCH|DELETE) \| `([^`]+)` \|/gm),
].map(([, method, path]) => `${method} ${path}`);

const lines = declared.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);

test('the document and the declarations list the same calls', () => {
  expect(lines.toSorted()).toEqual(documented.toSorted());
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

test('every row of the specification stands in the document', () => {
  const rows = [...documentation.matchAll(/^\| (E-[^|]+) \|/gm)].flatMap(([, ids]) => ids?.split(', '));
  const all = Array.from({ length: 140 }, (_, index) => `E-${String(index + 1).padStart(3, '0')}`);
  expect(all.filter((row) => !rows.includes(row))).toEqual([]);
});

test('every declared path starts with exactly one slash and holds no brace', () => {
  const odd = declared.filter(({ endpoint }) => !/^\/(?!\/)[^{}?\s]*$/.test(endpoint.path));
  expect(odd.map(({ name }) => name)).toEqual([]);
});

test('calls that may come before a sign-in carry no token', () => {
  const open = declared.filter(({ endpoint }) => endpoint.open).map(({ name }) => name);
  expect(open.toSorted()).toEqual([
    'cities.all',
    'session.changeForgottenPassword',
    'session.forgotPassword',
    'session.refresh',
    'session.refreshOfCompany',
    'session.refreshWithoutCity',
    'session.signIn',
    'session.verifyEmail',
    'users.addTeacher',
    'users.emailVerification',
    'users.register',
  ]);
});
