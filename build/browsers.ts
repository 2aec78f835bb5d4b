/**
 * The first versions that run the console: those with `popover`, which its sheets use. The build compiles for
 * them, package.json declares them to tools (`browserslist`), build/too-old.ts shows them in older browsers.
 */
export const BROWSERS = { chrome: 114, edge: 114, firefox: 125, safari: 17, ios: 17 };

export const buildTarget = (): string[] =>
  Object.entries(BROWSERS).map(([browser, version]) => `${browser}${version}`);
