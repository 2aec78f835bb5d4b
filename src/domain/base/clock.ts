/** The time source of the console: the browser, or the demo harness. Milliseconds since 1970. */
export interface Clock {
  now(): number;
  setTimeout(run: () => void, ms: number): number;
  clearTimeout(id: number): void;
}
