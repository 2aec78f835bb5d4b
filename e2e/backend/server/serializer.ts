import { type Field, Refused } from './fields';
import { type ApiRequest, isForm } from './request';
import type { Row } from './tables/tables';

export type Fields = Readonly<Record<string, Field>>;
export type Faults = Record<string, unknown>;

export interface Cleaned {
  values: Record<string, unknown>;
  faults: Faults;
}

/**
 * Reads a body as Django REST does: JSON as it is, a form by its fields. In an edit, a field that the body lacks keeps
 * its value, also a required one.
 */
export function cleaned(fields: Fields, request: ApiRequest, { isNew }: { isNew: boolean }): Cleaned {
  const values: Record<string, unknown> = {};
  const faults: Faults = {};
  for (const [name, field] of Object.entries(fields)) {
    try {
      const sent = sentValue(name, field, request);
      if (sent !== undefined) values[name] = field.clean(sent);
      else if (field.required && isNew) faults[name] = ['This field is required.'];
      else if (isNew) values[name] = field.initial;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      faults[name] = error.faults;
    }
  }
  return { values, faults };
}

function sentValue(name: string, field: Field, request: ApiRequest): unknown {
  if (!isForm(request)) return request.json[name];
  const parts = request.parts.filter((part) => part.name === name);
  return parts.length === 0 ? undefined : field.ofParts(parts);
}

let answers = 0;

/** A row as a response shows it, with an unspecified field whose value differs in each response. */
export function represented(fields: Fields, row: Row): Record<string, unknown> {
  const shown = Object.entries(row).map(([name, value]) => [name, fields[name]?.shown(value) ?? value]);
  answers += 1;
  return { ...Object.fromEntries(shown), _served: { number: answers, by: 'node-2' } };
}
