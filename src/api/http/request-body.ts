import type { Endpoint } from './endpoint';

/** A form only where a file goes with it: the rest is JSON. */
export const requestBody = ({ form }: Endpoint, body: Record<string, unknown> | undefined) =>
  form && body && hasFile(body) ? formData(body) : body;

const hasFile = (body: Record<string, unknown>): boolean =>
  Object.values(body)
    .flat()
    .some((value) => value instanceof Blob);

/**
 * What a form says of each field: an empty text clears it, a name that is left out leaves it as it is. The browser
 * sets the Content-Type with its boundary (R-HTTP-03).
 */
function formData(body: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    for (const part of partsOf(value)) form.append(name, part);
  }
  return form;
}

function partsOf(value: unknown): (string | Blob)[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) return [partOf(value)];
  return isRepeated(value) ? value.map(partOf) : [JSON.stringify(value)];
}

/** Ids, files and what stands among files go under a repeated name; an empty list and a list of objects are JSON. */
const isRepeated = (list: readonly unknown[]): boolean =>
  list.length > 0 && (list.some((one) => one instanceof Blob) || !list.some(isObject));

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

function partOf(value: unknown): string | Blob {
  if (value === null) return '';
  return value instanceof Blob || typeof value === 'string' ? value : JSON.stringify(value);
}
