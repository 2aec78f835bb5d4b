const WIDTH = 110;

/** JSON with every value that fits on one line: half as many lines as `JSON.stringify` makes. */
export const formatJson = (value: unknown): string => `${print(value, '')}\n`;

function print(value: unknown, indent: string): string {
  const [opening, closing, members] = partsOf(value);
  if (members.length === 0) return JSON.stringify(value);
  const oneLine = inOneLine(value);
  if (indent.length + oneLine.length <= WIDTH) return oneLine;
  const inner = `${indent}  `;
  const lines = members.map(([key, member]) => `${inner}${key}${print(member, inner)}`);
  return `${opening}\n${lines.join(',\n')}\n${indent}${closing}`;
}

function inOneLine(value: unknown): string {
  const [opening, , members] = partsOf(value);
  if (members.length === 0) return JSON.stringify(value);
  const line = members.map(([key, member]) => `${key}${inOneLine(member)}`).join(', ');
  return opening === '{' ? `{ ${line} }` : `[${line}]`;
}

type Parts = [opening: string, closing: string, members: [key: string, member: unknown][]];

function partsOf(value: unknown): Parts {
  if (Array.isArray(value)) return ['[', ']', value.map((member) => ['', member])];
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return ['{', '}', entries.map(([key, member]) => [`${JSON.stringify(key)}: `, member])];
}
