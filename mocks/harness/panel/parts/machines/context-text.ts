import { isSecretName } from '#mocks/backend/protocol/masked';

const MOST_DEPTH = 6;
const LONGEST_TEXT = 20_000;

/** A context as JSON. What is no data has its kind in brackets; passwords and tokens are masked. */
export function contextText(context: unknown): string {
  const text = JSON.stringify(printable(context, 0), null, 2) ?? 'undefined';
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text;
}

/** Circular references end at the depth. */
function printable(value: unknown, depth: number): unknown {
  if (typeof value === 'function') return '[function]';
  if (typeof value === 'bigint' || typeof value === 'symbol') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Error) return `[${value.name}: ${value.message}]`;
  if (value instanceof Map) return printable([...value], depth);
  if (value instanceof Set) return printable([...value], depth);
  const isList = Array.isArray(value);
  const kind: unknown = Object.getPrototypeOf(value);
  if (!isList && kind !== Object.prototype && kind !== null) return `[${value.constructor.name}]`;
  if (depth === MOST_DEPTH) return isList ? '[…]' : '{…}';
  if (isList) return value.map((one) => printable(one, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      isSecretName(name) && typeof one === 'string' && one !== '' ? '•••' : printable(one, depth + 1),
    ]),
  );
}
