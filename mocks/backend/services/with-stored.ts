import type { Endpoint } from '#api/http/endpoint';
import { fieldsOfBody } from '#api/http/form';

/** The draft of an edit, with the stored value of each field that the request leaves out. */
export function withStored<Draft>(
  { body }: Endpoint,
  draft: Draft,
  stored: object,
  sentFields: ReadonlySet<string>,
): Draft {
  if (body === undefined) throw new Error('an edit has a body');
  const storedValues = new Map<string, unknown>(Object.entries(stored));
  const omittedFields = Object.keys(fieldsOfBody(body).shape).filter(
    (name) => storedValues.has(name) && !sentFields.has(name),
  );
  return { ...draft, ...Object.fromEntries(omittedFields.map((name) => [name, storedValues.get(name)])) };
}
