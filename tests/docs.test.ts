import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { expectNoEdits } from './edits';

/** Built, installed or written by developers: no checkout contains them. */
const NOT_IN_CHECKOUT = [
  'node_modules',
  'dist',
  'dist-demo',
  'dist-maps',
  'test-results',
  'playwright-report',
  '.env.local',
];
/** The folders in which a path is searched that starts with none of FIRST. */
const SEARCHED_FOLDERS = ['', 'src/', 'src/app/', 'tests/', 'docs/', 'e2e/'];

const PROJECT_PATH_START =
  /^(?:\.env|\.gitignore|src|mocks|tests|e2e|docs|build|scripts|locales|texts)(?:\/|\.|$)/;
const FILE_ENDING = /\.(?:tsx?|mjs|json|css|md|webp|jsonc)$/;

const files = readdirSync('.', { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter(
    (path) =>
      !NOT_IN_CHECKOUT.some((ignoredPath) => path === ignoredPath || path.startsWith(`${ignoredPath}/`)),
  );
const existingPaths = new Set(files);

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...files.filter((path) => /^docs\/.*\.md$/.test(path)),
];

test('every path in a document exists', () => {
  const missing = documents.flatMap((document) =>
    pathsIn(readFileSync(document, 'utf8'))
      .flatMap(expandBraces)
      .filter((path) => !pathExists(path))
      .map((path) => `${path} is gone: correct it in ${document}`),
  );
  expectNoEdits(missing);
});

test('every file and folder of the tree in architecture.md exists at its position', () => {
  const [, tree = ''] =
    /^```\n(src\/\n[\s\S]*?)^```/m.exec(readFileSync('docs/architecture.md', 'utf8')) ?? [];
  const parentFolders: string[] = [];
  const missing = tree.split('\n').flatMap((line) => {
    const [, indent = '', name = ''] = /^( {0,6})(\S+(?: {2}\S+\/)?)(?: {2,}|$|\s\S)/.exec(line) ?? [];
    if (name === '' || !/\/$|\.\w+$/.test(name)) return [];
    const folders = parentFolders.slice(0, indent.length / 2).join('');
    parentFolders.splice(indent.length / 2, parentFolders.length, name);
    return name.split(/ +/).flatMap((one) => {
      const path = `${folders}${one}`.replace(/\/$/, '');
      return one.includes('<') || existingPaths.has(path) ? [] : [path];
    });
  });
  expect([tree.split('\n').length > 20, missing]).toEqual([true, []]);
});

test('every link of a document leads to a file', () => {
  const missing = documents.flatMap((document) => {
    const folder = document.split('/').slice(0, -1);
    return [...readFileSync(document, 'utf8').matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)]
      .map(([, link = '']) => resolvedLink(folder, link))
      .filter((path) => !existingPaths.has(path))
      .map((path) => `${path} is gone: correct the link in ${document}`);
  });
  expectNoEdits(missing);
});

/**
 * The paths between backticks, or in a block of a tree or of commands: texts that start with a folder or look
 * like a file.
 */
function pathsIn(text: string): string[] {
  const quoted = [...text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(
    ([, code = '']) => code,
  );
  return quoted
    .filter((code) => !/[\s()='"|$…]|^#|^\/|^--|:\/\//.test(code))
    .map((code) => code.replace(/:\d+$/, '').replace(/\/$/, ''))
    .filter(
      (code) =>
        (PROJECT_PATH_START.test(code) || FILE_ENDING.test(code)) &&
        !NOT_IN_CHECKOUT.some((ignoredPath) => code.startsWith(ignoredPath)),
    );
}

/** `a/{b,c}.ts` is two paths. */
function expandBraces(path: string): string[] {
  const [all, inner = ''] = /\{([^{}]*)\}/.exec(path) ?? [];
  if (all === undefined) return [path];
  return inner.split(',').flatMap((part) => expandBraces(path.replace(all, part.trim())));
}

/** `*` and `<name>` match anything, and a file without a folder may be anywhere. */
function pathExists(path: string): boolean {
  const anything = /\*|<[^>]+>/;
  if (anything.test(path)) {
    const pattern = path
      .split(/\*+|<[^>]+>/)
      .map((part) => part.replaceAll(/[.+^$()[\]\\]/g, String.raw`\$&`))
      .join('.*');
    const expected = new RegExp(`(?:^|/)${pattern}$`);
    return files.some((file) => expected.test(file));
  }
  if (SEARCHED_FOLDERS.some((searchedFolder) => existingPaths.has(`${searchedFolder}${path}`))) return true;
  return files.some((file) => file.endsWith(`/${path}`));
}

function resolvedLink(folder: readonly string[], link: string): string {
  const parts = [...folder];
  for (const part of link.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}
