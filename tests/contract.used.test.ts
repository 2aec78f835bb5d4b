import { expect, test } from 'vitest';
import { declared } from './contract.declared';
import { sources } from './sources';

const files = sources('src');

test('every call of the contract is used [A-114, R-CALL-11]', () => {
  expect(declared.filter(({ name }) => !isCalled(name)).map(({ name }) => name)).toEqual([]);
});

test('every query is used outside the file that declares it', () => {
  const queries = files
    .filter(({ path }) => /^src\/api\/.*-queries\.ts$/.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => ({ path, name })),
    );
  const unguarded = queries.filter(
    ({ path, name }) => !files.some((file) => file.path !== path && isNamedIn(file.text, name)),
  );
  expect(unguarded).toEqual([]);
});

/** Whether `users.one` is used in a file that imports `users` from its declaration. */
function isCalled(name: string): boolean {
  const [resource = ''] = name.split('.');
  if (namesInSourceOf.has(name) || namesInSourceOf.has(resource)) return true;
  const importOfResource = new RegExp(`import \\{[^}]*\\b${resource}\\b[^}]*\\} from '(?:#api|\\.)/`);
  return files.some(({ text }) => isNamedIn(text, name) && importOfResource.test(text));
}

/**
 * Arguments of `sourceOf` are called by the view that shows the source: whole resources, or calls by their
 * names.
 */
const namesInSourceOf = new Set(
  files.flatMap(({ text }) =>
    [...text.matchAll(/sourceOf\(\s*'[\w-]+',\s*(?:(\w+)|\{([^}]*)\})/g)].flatMap(([, whole, parts]) =>
      whole === undefined
        ? (parts ?? '')
            .split(/[,:\s]+/)
            .filter((value) => value.includes('.'))
            .map((value) => value.replace(/^\.{3}/, ''))
        : [whole],
    ),
  ),
);

const isNamedIn = (text: string, value: string): boolean =>
  new RegExp(`\\b${value.replace('.', '\\.')}\\b`).test(text);
