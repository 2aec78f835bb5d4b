/** A row of docs/spec/requirements.md, as the build joins it with the tests (build/requirements.ts). */
export interface Requirement {
  id: string;
  /** The heading of its table: `Validation: coupon`. */
  area: string;
  text: string;
  /** How it is checked; empty where the row has no word on it. */
  check: string;
  /** The addresses of the screens that it names, as the console's tables write them: `/:city/coupon`. */
  paths: readonly string[];
  tests: readonly RequirementTest[];
}

export interface RequirementTest {
  file: string;
  /** Empty for a title that a table of cases generates. */
  title: string;
}

/**
 * Whether a requirement is about the screen at an address (`/:city/user/index`): it names the screen, a group of pages
 * above it, or its path without the city.
 */
export function isOnScreen({ paths }: Pick<Requirement, 'paths'>, screen: string): boolean {
  const address = withoutEnd(screen);
  return paths.some((path) =>
    [path, `/:city${path}`].some((one) => address === one || address.startsWith(`${one}/`)),
  );
}

const withoutEnd = (path: string) => path.replace(/\/$/, '');
