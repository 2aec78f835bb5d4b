import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { ruleOf } from '#domain/base/field-rule';
import { AccountDraft } from '#domain/people/account';
import { declared } from './contract.declared';

type Schema = z.core.$ZodType;
type Definition = z.core.$ZodTypes['_zod']['def'];

interface Field {
  name: string;
  schema: Schema;
}

/** The definition without what makes the field optional, and of what is read from a form. */
function definitionOf(schema: Schema): Definition {
  const { def } = schema as Schema & { def: Definition };
  if (def.type === 'optional' || def.type === 'nullable') return definitionOf(def.innerType);
  // a body with files
  return def.type === 'pipe' ? definitionOf(def.out) : def;
}

/** The fields of an object and of the objects in its lists. */
function fieldsIn(schema: Schema, path: string): Field[] {
  const definition = definitionOf(schema);
  if (definition.type === 'array') return fieldsIn(definition.element, path);
  if (definition.type !== 'object') return [];
  return Object.entries(definition.shape).flatMap(([name, field]) => [
    { name: `${path} ${name}`, schema: field },
    ...fieldsIn(field, `${path} ${name}`),
  ]);
}

/** Whether users choose the value: a known word, a record, a file, or several of them. Everything else is typed. */
function isChosenByUser(schema: Schema): boolean {
  const definition = definitionOf(schema);
  if (definition.type === 'union')
    return definition.options.some((option) => definitionOf(option).type === 'custom');
  const isRecordId =
    definition.type === 'number' && 'format' in definition && definition.format === 'safeint';
  const isKnownWord = ruleOf(schema)?.values !== undefined;
  return isRecordId || isKnownWord || ['enum', 'array', 'custom'].includes(definition.type);
}

test('a required field whose value is chosen never asks the user to type it', () => {
  const fields = [
    ...declared.flatMap(({ name, endpoint: { body } }) => (body === undefined ? [] : fieldsIn(body, name))),
    ...fieldsIn(AccountDraft, 'profile'),
  ];
  const requiredFields = fields.filter(({ schema }) => ruleOf(schema)?.required !== undefined);
  const chosenFields = requiredFields.filter(({ schema }) => isChosenByUser(schema));
  expect([requiredFields.length > 50, chosenFields.length > 10]).toEqual([true, true]);
  expect(
    chosenFields.filter(({ schema }) => ruleOf(schema)?.required === true).map(({ name }) => name),
  ).toEqual([]);
});
