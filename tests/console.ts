interface Line {
  kind: 'error' | 'warn';
  text: string;
}

const lines: Line[] = [];
let allowed: RegExp[] = [];

/** What the tests' console heard; a test fails on an error or a warning that it has not named (tests/setup.ts). */
export const heard = {
  allow: (pattern: RegExp) => void allowed.push(pattern),
  note: (kind: Line['kind'], ...parts: unknown[]) =>
    void lines.push({ kind, text: parts.map(told).join(' ') }),
  /** What nobody named, and a clean sheet for the next test. */
  take(): string[] {
    const unnamed = lines.filter(({ text }) => !allowed.some((pattern) => pattern.test(text)));
    lines.length = 0;
    allowed = [];
    return unnamed.map(({ kind, text }) => `console.${kind}: ${text}`);
  },
};

/** Names an error or a warning that this test is meant to cause. */
export const allowConsole = (pattern: RegExp) => heard.allow(pattern);

const told = (part: unknown) =>
  part instanceof Error ? (part.stack ?? part.message) : typeof part === 'string' ? part : String(part);
