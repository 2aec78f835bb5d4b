import * as z from 'zod/mini';
import type { Endpoint, Schema } from '#api/http/endpoint';
import { Upload } from '#domain/base/upload';
import { multipartSchemaOf, requiredNames } from './multipart-schema';
import { definitionOf, type Json, nameOf, type Schemas } from './schemas';

/** JSON; a body that may have files also as a form, which it always is with a file. */
export function bodyOf({ body, form, method }: Endpoint, schemas: Schemas): Json {
  if (body === undefined) return {};
  const draft = form ? draftOf(body) : body;
  return {
    requestBody: {
      required: !z.safeParse(draft, {}).success,
      content: {
        ...(needsFile(draft) ? {} : { 'application/json': { schema: schemas.of(draft, 'sent') } }),
        ...(form ? formContent(draft, { isNew: method === 'POST', schemas }) : {}),
      },
    },
  };
}

/** `formBody` of src/api/http/form.ts parses a form before the draft. */
function draftOf(body: Schema): Schema {
  const definition = definitionOf(body);
  if (definition.type !== 'pipe') throw new Error('a form is read by formBody');
  return definition.out;
}

function needsFile(draft: Schema): boolean {
  const definition = definitionOf(draft);
  return definition.type === 'object' && Object.values(definition.shape).includes(Upload);
}

function formContent(draft: Schema, { isNew, schemas }: { isNew: boolean; schemas: Schemas }): Json {
  const name = nameOf(draft);
  // an edit has the names of a new record, and requires none
  if (name === null)
    return { 'multipart/form-data': { schema: multipartSchemaOf(draft, { name: '', schemas }) } };
  const formName = name.replace(/Draft$|Change$/, 'Form');
  schemas.components[formName] ??= multipartSchemaOf(draft, { name, schemas });
  const reference = { $ref: `#/components/schemas/${formName}` };
  return {
    'multipart/form-data': { schema: isNew ? { ...reference, required: requiredNames(draft) } : reference },
  };
}
