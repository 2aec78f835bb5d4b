import type { Endpoint, Schema } from '#api/http/endpoint';
import { refusalsOf } from './refusals';
import { definitionOf, described, type Json, nameOf, type Schemas } from './schemas';

/** The declared responses and the refusals. Any other 2xx is read as the first of them. */
export function answersOf(endpoint: Endpoint, schemas: Schemas): Record<string, Json> {
  const declared = Object.entries(endpoint.responses).map(([status, schema]) => [
    status,
    answerOf(endpoint, { status, schema, schemas }),
  ]);
  return {
    ...Object.fromEntries(declared),
    ...refusalsOf(endpoint),
  };
}

interface Answer {
  status: string;
  schema: Schema;
  schemas: Schemas;
}

function answerOf({ host }: Endpoint, { status, schema, schemas }: Answer): Json {
  if (status === '209') return { $ref: '#/components/responses/Kept' };
  const { type } = definitionOf(schema);
  if (status === '204') return { description: 'Done, without a body.' };
  if (type === 'unknown') return { description: 'Done. A body, if there is one, is not read.' };
  const data = dataOf(schema, schemas);
  const payload = host === 'backend' ? { type: 'object', required: ['data'], properties: { data } } : data;
  const description =
    type === 'nullable'
      ? 'Done. The record as it is now; null, or no body, makes the console ask for it again (A-191).'
      : 'Success.';
  return { description, content: { 'application/json': { schema: payload } } };
}

/** A page of named rows has a name too. */
function dataOf(schema: Schema, schemas: Schemas): Json {
  const definition = definitionOf(schema);
  const json = schemas.of(schema, 'answered');
  if (definition.type !== 'object' || json.$ref !== undefined) return json;
  const { content } = definition.shape;
  const list = content === undefined ? null : definitionOf(content);
  const row = list?.type === 'array' ? nameOf(list.element) : null;
  if (row === null) return json;
  const name = `${row}Page`;
  schemas.components[name] ??= described(name, json);
  return { $ref: `#/components/schemas/${name}` };
}
