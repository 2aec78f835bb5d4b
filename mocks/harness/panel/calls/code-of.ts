/** An expression in a value that becomes code. */
export class Code {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Longest array or object on one line, as the formatter of this project has it. */
const LINE = 90;
const NAME = /^[A-Za-z_$][\w$]*$/;

/** JSON data, and code in it, as TypeScript in the style of this project. */
export function codeOf(value: unknown, indent = ''): string {
  if (value instanceof Code) return value.text;
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const [start, end] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const inner = `${indent}  `;
  const items = Array.isArray(value)
    ? value.map((one) => codeOf(one, inner))
    : Object.entries(value).map(([name, one]) => propertyOf(name, codeOf(one, inner)));
  if (items.length === 0) return start + end;
  const line = start === '{' ? `{ ${items.join(', ')} }` : `[${items.join(', ')}]`;
  if (indent.length + line.length <= LINE && !line.includes('\n')) return line;
  return `${start}\n${items.map((item) => `${inner}${item},\n`).join('')}${indent}${end}`;
}

const propertyOf = (name: string, code: string) => (name === code ? name : `${nameOf(name)}: ${code}`);

/** `__proto__` in a literal would set the prototype. */
const nameOf = (name: string) =>
  name === '__proto__' ? "['__proto__']" : NAME.test(name) ? name : quoted(name);

function quoted(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${inner}'`;
}
