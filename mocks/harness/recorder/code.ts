/** A value of a test as TypeScript, as the formatter of this project writes it. */
export function code(value: string | number | readonly string[] | Readonly<Record<string, unknown>>): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return `[${value.map((one: string) => quoted(one)).join(', ')}]`;
  const pairs = Object.entries(value).map(([key, one]) => `${nameCode(key)}: ${code(one as string)}`);
  return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`;
}

/** A key of a foreign link may be any text; `__proto__` without brackets is no field. */
const nameCode = (key: string) =>
  key === '__proto__' ? `['__proto__']` : /^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key);

function quoted(text: string): string {
  // JSON escapes everything that ends or breaks a string, but for the two that browsers of JSON allow
  const inside = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  const double = inside.replaceAll('\\"', '"');
  return double.includes("'") && !double.includes('"') ? `"${inside}"` : `'${double.replaceAll("'", "\\'")}'`;
}

/** A pattern for a text that only begins and ends so: `/^「.*」を削除$/`. */
export function patternCode(start: string, end: string): string {
  const parts = [start === '' ? '' : `^${escaped(start)}`, end === '' ? '' : `${escaped(end)}$`];
  return `/${parts.join(start !== '' && end !== '' ? '.*' : '')}/`;
}

/** A pattern for exactly this text. */
export const exactCode = (text: string): string => `/^${escaped(text)}$/`;

/** A line break ends a pattern in the code: any white space stands for white space, as in the texts of a page. */
const escaped = (text: string) =>
  text
    .replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    .replace(/[\s\u2028\u2029]+/g, (space) => (space === ' ' ? ' ' : '\\s+'));
