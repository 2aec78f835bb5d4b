interface Line {
  kind: 'error' | 'warn';
  text: string;
}

const lines: Line[] = [];
let allowed: RegExp[] = [];

/**
 * The console output of the tests; a test fails on an error or warning that it has not allowed
 * (tests/setup.ts).
 */
export const consoleOutput = {
  allow: (pattern: RegExp) => void allowed.push(pattern),
  note: (kind: Line['kind'], ...parts: unknown[]) =>
    void lines.push({ kind, text: parts.map(textOf).join(' ') }),
  /** Returns the output that was not allowed, and resets it for the next test. */
  take(): string[] {
    const unnamed = lines.filter(({ text }) => !allowed.some((pattern) => pattern.test(text)));
    lines.length = 0;
    allowed = [];
    return unnamed.map(({ kind, text }) => `console.${kind}: ${text}`);
  },
};

/** Allows an error or a warning that this test causes on purpose. */
export const allowConsole = (pattern: RegExp) => consoleOutput.allow(pattern);

const textOf = (part: unknown) =>
  part instanceof Error ? (part.stack ?? part.message) : typeof part === 'string' ? part : String(part);
