import type { Plugin } from 'vite';

export interface Replacement {
  /** The package whose imports are meant; another's of the same name stay as they are. */
  importer: string;
  /** As they stand in its source, relative ones too. */
  imports: RegExp;
  /** The file that stands for them. */
  by: string;
}

/** Leaves out of the built console what a package brings along for nobody here. */
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
