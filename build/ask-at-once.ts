/** Indexes of `names`; texts by language. */
export interface FirstFiles {
  base: string;
  /** Address of the backend, without a trailing slash; null: it cannot be called before the scripts run. */
  backend: string | null;
  /** Where no language is stored. */
  locale: string;
  names: readonly string[];
  start: Readonly<Record<string, readonly number[]>>;
  rest: Readonly<Record<string, readonly number[]>>;
  /** What every screen behind the sign-in needs. */
  console: readonly number[];
  /**
   * The first that fits the path: a pattern without the base, whose group is the city, its files, and the request of its
   * first list (null: none; absent: nobody has to be signed in).
   */
  screens: readonly (readonly [pattern: string, files: readonly number[], request?: string | null])[];
}

/**
 * Runs in the page before anything else of it (build/first-files.ts): its text is written there as it stands, so it
 * knows nothing of the outside. The names of the cookies are those of src/kit/services/cookies.ts.
 */
export function askAtOnce(
  all: FirstFiles,
  page: Document,
  path: string,
  whenPainted: (task: () => void) => void,
): void {
  const cookies = page.cookie;
  const cookie = (name: string) => new RegExp(`(?:^|; )${name}=([^;]+)`).exec(cookies)?.[1] ?? '';
  const stored = cookie('language');
  const locale = all.start[stored] ? stored : all.locale;
  const ask = (indexes: readonly number[] = []) => {
    for (const index of indexes) {
      const name = all.names[index] ?? '';
      const link = page.createElement('link');
      link.rel = name.endsWith('.css') ? 'preload' : 'modulepreload';
      if (name.endsWith('.css')) link.as = 'style';
      link.crossOrigin = '';
      link.href = all.base + name;
      page.head.append(link);
    }
  };
  // The first question for a language takes a slow processor 120 ms, and react-intl asks two before anything is live: here
  // the files still travel.
  const readLanguage = () => {
    Intl.NumberFormat.supportedLocalesOf(locale);
    Intl.DateTimeFormat.supportedLocalesOf(locale);
  };
  ask(all.start[locale]);
  if (!cookie('Admin-Token')) {
    whenPainted(readLanguage);
    return;
  }
  ask(all.console);
  ask(all.rest[locale]);
  const inside = path.slice(all.base.length - 1);
  const [, files] = all.screens.find(([pattern]) => new RegExp(pattern, 'i').test(inside)) ?? [];
  ask(files);
  readLanguage();
}
