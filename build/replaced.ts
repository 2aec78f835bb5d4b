import type { Plugin } from 'vite';

export interface Replacement {
  /** The package whose imports are replaced; equal imports of other packages stay. */
  importer: string;
  /** Matches import specifiers as written in the source, relative ones too. */
  imports: RegExp;
  /** The replacing file. */
  by: string;
}

/** Replaces modules of packages that the console does not use in the build. */
export function replaced(replacements: readonly Replacement[]): Plugin {
  return {
    name: 'machi:replaced',
    enforce: 'pre',
    apply: 'build',
    resolveId: {
      filter: { id: replacements.map(({ imports }) => imports) },
      handler(source, importer) {
        const packageOf = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(posix(importer ?? ''))?.[1];
        return replacements.find(({ importer: name, imports }) => name === packageOf && imports.test(source))
          ?.by;
      },
    },
  };
}

const posix = (path: string): string => path.replaceAll('\\', '/');
