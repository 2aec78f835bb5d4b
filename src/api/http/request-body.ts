import type { Endpoint } from './endpoint';

/** A form only where a file goes with it: the rest is JSON. */
export const requestBody = ({ form }: Endpoint, body: Record<string, unknown> | undefined) =>
  form && body && hasFile(body) ? formData(body) : body;

const hasFile = (body: Record<string, unknown>): boolean =>
  Object.values(body)
    .flat()
    .some((value) => value instanceof Blob);

/** Repeated names for arrays; the browser sets the Content-Type with its boundary (R-HTTP-03). */
function formData(body: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one === undefined || one === null) continue;
      form.append(name, one instanceof Blob ? one : textOf(one));
    }
  }
  return form;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
