/** Time as the console sees it: the browser's, or the demo harness's. Milliseconds since 1970. */
export interface Clock {
  now(): number;
  setTimeout(run: () => void, ms: number): number;
  clearTimeout(id: number): void;
}
