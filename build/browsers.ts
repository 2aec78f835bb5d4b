/**
 * The first versions that run the console: those with `popover`, in which its sheets open. The build writes for them,
 * package.json says them to tools (`browserslist`), build/too-old.ts to whoever comes with an older one.
 */
export const BROWSERS = { chrome: 114, edge: 114, firefox: 125, safari: 17, ios: 17 };

export const buildTarget = (): string[] =>
  Object.entries(BROWSERS).map(([browser, version]) => `${browser}${version}`);
