import { readdirSync, readFileSync } from 'node:fs';

const FOLDERS = ['src', 'mocks', 'tests', 'e2e', 'build', 'scripts', 'docs', 'locales'];

/** The texts of the files that a test may import or read, by path. @returns {Record<string, string>} */
export const projectFiles = () =>
  Object.fromEntries(
    FOLDERS.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    )
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => /\.(tsx?|mjs|json|md)$/.test(path))
      .map((path) => [path, readFileSync(path, 'utf8')]),
  );
