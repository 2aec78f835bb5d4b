import type { Plugin } from 'vite';

export interface Replacement {
  /** The package whose imports are replaced; equal imports of other packages stay. */
  importingPackage: string;
  /** Matches import specifiers as written in the source, relative ones too. */
  imports: RegExp;
  /** The replacing file. */
  by: string;
}

/** Replaces modules of packages that the console does not use in the build. */
export function replaceModules(replacements: readonly Replacement[]): Plugin {
  return {
    name: 'machi:replace-modules',
    enforce: 'pre',
    apply: 'build',
    resolveId: {
      filter: { id: replacements.map(({ imports }) => imports) },
      handler(source, importer) {
        const importingPackage = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(posix(importer ?? ''))?.[1];
        return replacements.find(
          (one) => one.importingPackage === importingPackage && one.imports.test(source),
        )?.by;
      },
    },
  };
}

const posix = (path: string): string => path.replaceAll('\\', '/');
