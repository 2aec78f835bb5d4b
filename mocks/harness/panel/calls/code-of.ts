/** TypeScript that stands in a value as it is, without quotes. */
export class Code {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Longest array or object on one line, as the formatter of this project has it. */
const LONGEST_LINE = 90;
const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/** JSON data, and code in it, as TypeScript in the style of this project. */
export function typeScriptOf(value: unknown, indent = ''): string {
  if (value instanceof Code) return value.text;
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const [openBracket, closeBracket] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const innerIndent = `${indent}  `;
  const items = Array.isArray(value)
    ? value.map((one) => typeScriptOf(one, innerIndent))
    : Object.entries(value).map(([name, one]) => propertyOf(name, typeScriptOf(one, innerIndent)));
  if (items.length === 0) return openBracket + closeBracket;
  const line = openBracket === '{' ? `{ ${items.join(', ')} }` : `[${items.join(', ')}]`;
  if (indent.length + line.length <= LONGEST_LINE && !line.includes('\n')) return line;
  return `${openBracket}\n${items.map((item) => `${innerIndent}${item},\n`).join('')}${indent}${closeBracket}`;
}

const propertyOf = (name: string, code: string) => (name === code ? name : `${propertyName(name)}: ${code}`);

/** `__proto__` in a literal would set the prototype. */
const propertyName = (name: string) =>
  name === '__proto__' ? "['__proto__']" : IDENTIFIER.test(name) ? name : quoted(name);

function quoted(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${escaped}'`;
}
