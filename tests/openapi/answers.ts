import type { Endpoint, Schema } from '#api/http/endpoint';
import { refusalsOf } from './refusals';
import { definitionOf, type Json, nameOf, type Schemas, withComments } from './schemas';

/** The declared responses and the refusals. Any other 2xx is read as the first of them. */
export function responsesOf(endpoint: Endpoint, schemas: Schemas): Record<string, Json> {
  const declaredResponses = Object.entries(endpoint.responses).map(([status, schema]) => [
    status,
    responseOf(endpoint, { status, schema, schemas }),
  ]);
  return {
    ...Object.fromEntries(declaredResponses),
    ...refusalsOf(endpoint),
  };
}

interface DeclaredResponse {
  status: string;
  schema: Schema;
  schemas: Schemas;
}

function responseOf({ host }: Endpoint, { status, schema, schemas }: DeclaredResponse): Json {
  if (status === '209') return { $ref: '#/components/responses/Kept' };
  const { type } = definitionOf(schema);
  if (status === '204') return { description: 'Done, without a body.' };
  if (type === 'unknown') return { description: 'Done. A body, if there is one, is not read.' };
  const data = payloadSchema(schema, schemas);
  const payload = host === 'backend' ? { type: 'object', required: ['data'], properties: { data } } : data;
  const description =
    type === 'nullable'
      ? 'Done. The record as it is now; null, or no body, makes the console ask for it again (A-191).'
      : 'Success.';
  return { description, content: { 'application/json': { schema: payload } } };
}

/** A page of named rows has a name too. */
function payloadSchema(schema: Schema, schemas: Schemas): Json {
  const definition = definitionOf(schema);
  const json = schemas.of(schema, 'answered');
  if (definition.type !== 'object' || json.$ref !== undefined) return json;
  const { content } = definition.shape;
  const list = content === undefined ? null : definitionOf(content);
  const rowName = list?.type === 'array' ? nameOf(list.element) : null;
  if (rowName === null) return json;
  const name = `${rowName}Page`;
  schemas.components[name] ??= withComments(name, json);
  return { $ref: `#/components/schemas/${name}` };
}
