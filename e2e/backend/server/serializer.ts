import { type Field, ValidationError } from './fields';
import { type ApiRequest, isForm } from './request';
import type { Row } from './tables/tables';

export type Fields = Readonly<Record<string, Field>>;
export type FieldErrors = Record<string, unknown>;

export interface CleanedBody {
  values: Record<string, unknown>;
  fieldErrors: FieldErrors;
}

/**
 * Reads a body as Django REST does: JSON as it is, a form by its fields. In an edit, a field that the body lacks keeps
 * its value, also a required one.
 */
export function cleanBody(fields: Fields, request: ApiRequest, { isNew }: { isNew: boolean }): CleanedBody {
  const values: Record<string, unknown> = {};
  const fieldErrors: FieldErrors = {};
  for (const [name, field] of Object.entries(fields)) {
    try {
      const sent = sentValue(name, field, request);
      if (sent !== undefined) values[name] = field.clean(sent);
      else if (field.required && isNew) fieldErrors[name] = ['This field is required.'];
      else if (isNew) values[name] = field.initial;
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      fieldErrors[name] = error.fieldErrors;
    }
  }
  return { values, fieldErrors };
}

function sentValue(name: string, field: Field, request: ApiRequest): unknown {
  if (!isForm(request)) return request.json[name];
  const parts = request.parts.filter((part) => part.name === name);
  return parts.length === 0 ? undefined : field.fromParts(parts);
}

let responseCount = 0;

/** A row as a response shows it, with an unspecified field whose value differs in each response. */
export function serialize(fields: Fields, row: Row): Record<string, unknown> {
  const entries = Object.entries(row).map(([name, value]) => [
    name,
    fields[name]?.toRepresentation(value) ?? value,
  ]);
  responseCount += 1;
  return { ...Object.fromEntries(entries), _served: { number: responseCount, by: 'node-2' } };
}
