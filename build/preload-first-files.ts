import type { DeploymentSettings } from '../src/app/deployment-settings.ts';

/** The files and requests of the first page. Numbers are indexes of `names`; texts are by language. */
export interface FirstFiles {
  names: readonly string[];
  start: Readonly<Record<string, readonly number[]>>;
  rest: Readonly<Record<string, readonly number[]>>;
  /** Files that every screen behind the sign-in needs. */
  console: readonly number[];
  /**
   * The first matching row applies: a pattern without the base, whose group is the city, its files, and the
   * request of its first list (null: no list; missing: the screen needs no sign-in).
   */
  screens: readonly (readonly [pattern: string, files: readonly number[], request?: string | null])[];
}

/**
 * Runs in the page before everything else (build/first-files.ts). Its source text is written into the page,
 * so it must not use outer variables. The cookies' names are those of src/kit/services/cookies.ts.
 */
export function preloadFirstFiles(
  firstFiles: FirstFiles,
  { basePath, defaultLanguage }: DeploymentSettings,
  document: Document,
  cookies: string,
  path: string,
  whenPainted: (task: () => void) => void,
): void {
  const cookie = (name: string) => new RegExp(`(?:^|; )${name}=([^;]+)`).exec(cookies)?.[1] ?? '';
  const storedLanguage = cookie('language');
  const locale = firstFiles.start[storedLanguage] ? storedLanguage : defaultLanguage;
  const preload = (indexes: readonly number[] = []) => {
    for (const index of indexes) {
      const name = firstFiles.names[index] ?? '';
      const link = document.createElement('link');
      link.rel = name.endsWith('.css') ? 'preload' : 'modulepreload';
      if (name.endsWith('.css')) link.as = 'style';
      link.crossOrigin = '';
      link.href = basePath + name;
      document.head.append(link);
    }
  };
  // The first Intl call for a language takes 120 ms on a slow processor, and react-intl makes two before the
  // page is interactive: here they run while files are loading.
  const warmUpIntl = () => {
    Intl.NumberFormat.supportedLocalesOf(locale);
    Intl.DateTimeFormat.supportedLocalesOf(locale);
  };
  preload(firstFiles.start[locale]);
  if (!cookie('Admin-Token')) {
    whenPainted(warmUpIntl);
    return;
  }
  preload(firstFiles.console);
  preload(firstFiles.rest[locale]);
  const pathInBase = path.slice(basePath.length - 1);
  const [, files] = firstFiles.screens.find(([pattern]) => new RegExp(pattern, 'i').test(pathInBase)) ?? [];
  preload(files);
  warmUpIntl();
}
