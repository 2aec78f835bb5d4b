/** A fault of a list; `field` is empty where it concerns the whole request. */
interface ListedFault {
  field: string;
  text: string;
  code: string | null;
}

/**
 * Reads a list of faults as FastAPI (`{loc: ['body', 'title'], msg}`), JSON:API (`{source: {pointer:
 * '/data/attributes/title'}, detail}`), Spring and others (`{field, message}`) write them. Entries of other shapes
 * are left out.
 */
export const listedFaults = (value: unknown): ListedFault[] =>
  Array.isArray(value) ? value.flatMap((entry) => (isObject(entry) ? faultOf(entry) : [])) : [];

function faultOf(entry: JsonObject): ListedFault[] {
  const text = [entry.msg, entry.detail, entry.message, entry.defaultMessage, entry.title].find(isText);
  const path = pathOf(entry);
  const code = isText(entry.code) ? entry.code : null;
  return text === undefined || path === null ? [] : [{ field: path.join('.'), text, code }];
}

/** The path of the field that a fault names; null where it names none. */
function pathOf({ loc, source, field }: JsonObject): (string | number)[] | null {
  if (Array.isArray(loc)) return withoutFirst(loc.filter(isPathStep), REQUEST_PARTS);
  if (isObject(source) && isText(source.pointer))
    return withoutFirst(withoutFirst(source.pointer.split('/').slice(1), ['data']), ['attributes']);
  return isText(field) ? [field] : null;
}

/** The part of the request that FastAPI names first. */
const REQUEST_PARTS: readonly unknown[] = ['body', 'query', 'path', 'header', 'form'];

const withoutFirst = <Key>(path: Key[], names: readonly unknown[]): Key[] =>
  names.includes(path[0]) ? path.slice(1) : path;

type JsonObject = Record<string, unknown>;
const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isPathStep = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';
