import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fieldsOfBody } from '#api/http/form';
import { ruleOf } from '#domain/base/field-rule';
import { declared } from './contract.declared';

/** Texts that a rule across fields requires, or that no user types. */
const EXCEPTIONS = ['password', 'confirm_password', 'userNotify.create'];

test('an optional text of a new record is a maybeText, for forms, the fake backend and docs/openapi.json alike', () => {
  const strictTexts = declared.flatMap(({ name, endpoint: { body } }) =>
    body === undefined || !name.endsWith('.create')
      ? []
      : Object.entries(fieldsOfBody(body).shape)
          .filter(
            ([field, schema]) =>
              isStrictText(schema) && !EXCEPTIONS.some((one) => [name, field].includes(one)),
          )
          .map(([field]) => `${name}: ${field}`),
  );
  expect(strictTexts).toEqual([]);
});

/** A text without a rule that requires it or tells its notation, and that may not be missing. */
function isStrictText(schema: z.core.$ZodType): boolean {
  const { required, notation } = ruleOf(schema) ?? {};
  const text = schema instanceof z.ZodMiniNullable ? schema.def.innerType : schema;
  return text instanceof z.ZodMiniString && required === undefined && notation === undefined;
}
