const WIDTH = 110;

/** JSON with every value that fits on one line: half as many lines as `JSON.stringify` makes. */
export const printed = (value: unknown): string => `${print(value, '')}\n`;

function print(value: unknown, indent: string): string {
  const [open, close, parts] = partsOf(value);
  if (parts.length === 0) return JSON.stringify(value);
  const flat = inOneLine(value);
  if (indent.length + flat.length <= WIDTH) return flat;
  const inner = `${indent}  `;
  const lines = parts.map(([key, part]) => `${inner}${key}${print(part, inner)}`);
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

function inOneLine(value: unknown): string {
  const [open, , parts] = partsOf(value);
  if (parts.length === 0) return JSON.stringify(value);
  const line = parts.map(([key, part]) => `${key}${inOneLine(part)}`).join(', ');
  return open === '{' ? `{ ${line} }` : `[${line}]`;
}

type Parts = [open: string, close: string, parts: [key: string, part: unknown][]];

function partsOf(value: unknown): Parts {
  if (Array.isArray(value)) return ['[', ']', value.map((part) => ['', part])];
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return ['{', '}', entries.map(([key, part]) => [`${JSON.stringify(key)}: `, part])];
}
