import { expect, test } from 'vitest';
import documentation from '../docs/endpoints.md?raw';
import { declared } from './contract.declared';
import { sources } from './sources';

/** Rows E-001 to E-085 are the calls of screens that stand; a screen that comes raises it. */
const LAST_ROW = 85;

const files = sources('src');

const calls = declared
  .map(({ name, endpoint }) => ({ name, rows: rowsOf(`${endpoint.method} ${endpoint.path}`) }))
  .filter(({ rows }) => rows.some((row) => row <= LAST_ROW));

test('every call of the first 85 rows is made somewhere [A-114, R-CALL-11]', () => {
  const rows = new Set(calls.flatMap((call) => call.rows).filter((row) => row <= LAST_ROW));
  expect(rows.size).toBe(LAST_ROW);
  expect(calls.filter(({ name }) => !isMade(name)).map(({ name }) => name)).toEqual([]);
});

test('every query is asked outside of the file that holds it', () => {
  const queries = files
    .filter(({ path }) => /^src\/api\/.*-queries\.ts$/.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => ({ path, name })),
    );
  const unasked = queries.filter(
    ({ path, name }) => !files.some((file) => file.path !== path && wordIn(file.text, name)),
  );
  expect(unasked).toEqual([]);
});

/** `| E-016, E-024 | GET | `/:city/api/users/` | …` → 16, 24 for `GET /:city/api/users/` */
function rowsOf(call: string): number[] {
  const line = documentation.split('\n').find((one) => {
    const [, , method, path] = one.split('|').map((cell) => cell.trim());
    return call === `${method} ${path?.replaceAll('`', '')}`;
  });
  return [...(line ?? '').matchAll(/E-(\d{3})/g)].map(([, row]) => Number(row));
}

/** `users.one` stands in a file that takes `users` from where it is declared. */
function isMade(name: string): boolean {
  const [resource = ''] = name.split('.');
  if (sourced.has(name) || sourced.has(resource)) return true;
  const taken = new RegExp(`import \\{[^}]*\\b${resource}\\b[^}]*\\} from '(?:#api|\\.)/`);
  return files.some(({ text }) => wordIn(text, name) && taken.test(text));
}

/** What is handed to `sourceOf` is asked by the view that shows the source: whole resources, or calls by their names. */
const sourced = new Set(
  files.flatMap(({ text }) =>
    [...text.matchAll(/sourceOf\('\w+', (?:(\w+)|\{([^}]*)\})/g)].flatMap(([, whole, parts]) =>
      whole === undefined ? (parts ?? '').split(/[,:\s]+/).filter((word) => word.includes('.')) : [whole],
    ),
  ),
);

const wordIn = (text: string, word: string): boolean =>
  new RegExp(`\\b${word.replace('.', '\\.')}\\b`).test(text);
