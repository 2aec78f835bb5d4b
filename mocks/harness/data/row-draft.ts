import * as z from 'zod/mini';
import type { Row } from '#mocks/backend/db/define-table';
import { type Field, shapeOf } from '#mocks/backend/db/fields-of';

/** Why a typed value is refused; `path` leads into a list or an object: `0.start`. */
export type DraftProblem =
  | { kind: 'number' | 'json' }
  | { kind: 'type'; path: string; expected: string }
  | { kind: 'choice'; path: string; choices: readonly string[] }
  | { kind: 'other'; path: string; message: string };

/** The fields of a row as they stand in a form: text, the JSON of lists and objects, '' for a missing value. */
export type Draft = Readonly<Record<string, string>>;

export interface DraftReading {
  /** The values of the fields whose text has changed, as far as they are legal. */
  changes: Record<string, unknown>;
  problems: Record<string, DraftProblem>;
}

/** A row as a handler reads it, with fields that only its table knows. */
export type AnyRow = Row & Readonly<Record<string, unknown>>;

export const draftOf = (fields: readonly Field[], row: Readonly<Record<string, unknown>>): Draft =>
  Object.fromEntries(fields.map((field) => [field.name, textOf(field, row[field.name])]));

/** Reads the fields that differ from the row; each is checked by the schema of its table. */
export function readDraft(
  schema: z.ZodMiniType,
  fields: readonly Field[],
  { draft, row }: { draft: Draft; row: Readonly<Record<string, unknown>> },
): DraftReading {
  const shape = shapeOf(schema);
  const reading: DraftReading = { changes: {}, problems: {} };
  for (const field of fields) {
    const text = draft[field.name] ?? '';
    const currentValue = row[field.name];
    const fieldSchema = shape[field.name];
    if (fieldSchema === undefined || text === textOf(field, currentValue)) continue;
    const readResult = readValue(field, text, { fieldSchema, currentValue });
    if ('kind' in readResult) reading.problems[field.name] = readResult;
    else reading.changes[field.name] = readResult.value;
  }
  return reading;
}

function textOf({ kind }: Field, value: unknown): string {
  if (value === null || value === undefined) return '';
  const isText = typeof value === 'string' && kind !== 'list' && kind !== 'object';
  return isText ? value : JSON.stringify(value, null, 1);
}

interface FieldTarget {
  fieldSchema: z.core.$ZodTypes;
  currentValue: unknown;
}

function readValue(field: Field, text: string, target: FieldTarget): { value: unknown } | DraftProblem {
  const typed = typedValue(field, text, target);
  if ('kind' in typed) return typed;
  const { success, error } = z.safeParse(target.fieldSchema, typed.value);
  const [issue] = error?.issues ?? [];
  return success || issue === undefined ? typed : problemOf(issue);
}

function typedValue(
  { kind, isOptional }: Field,
  text: string,
  { fieldSchema, currentValue }: FieldTarget,
): { value: unknown } | DraftProblem {
  // Null, never undefined: JSON, in links and files, would lose the change.
  if (text === '' && isOptional && z.safeParse(fieldSchema, null).success) return { value: null };
  if (kind === 'number') return numberOf(text) ?? { kind: 'number' };
  if (kind === 'flag')
    return text === 'true' || text === 'false'
      ? { value: text === 'true' }
      : { kind: 'type', path: '', expected: 'boolean' };
  if (kind === 'list' || kind === 'object') return jsonOf(text) ?? { kind: 'json' };
  // A field for text or a number keeps its type.
  return (typeof currentValue === 'number' ? numberOf(text) : null) ?? { value: text };
}

function numberOf(text: string): { value: number } | null {
  const trimmed = text.normalize('NFKC').trim();
  const value = Number(trimmed);
  return trimmed === '' || !Number.isFinite(value) ? null : { value };
}

function jsonOf(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

function problemOf(issue: z.core.$ZodIssue): DraftProblem {
  const path = issue.path.join('.');
  if (issue.code === 'invalid_type') return { kind: 'type', path, expected: issue.expected };
  if (issue.code === 'invalid_value') return { kind: 'choice', path, choices: issue.values.map(String) };
  return { kind: 'other', path, message: issue.message };
}
