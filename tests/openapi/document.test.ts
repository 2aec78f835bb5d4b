import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { openApiDocument } from './document';
import { endpointRows, parameterRow, parameterRows } from './endpoint-rows';
import { formatJson } from './printed';
import type { Json } from './schemas';

const document = openApiDocument();
const text = formatJson(document);

test('docs/openapi.json is up to date (npm run openapi writes it)', async () => {
  await expect(text).toMatchFileSnapshot('../../docs/openapi.json');
});

test('a linter finds no problem in the document', async () => {
  const config = await createConfig({ extends: ['recommended'], rules: RULES });
  const problems = await lintFromString({ source: text, config });
  const tableRows = problems.map(
    ({ ruleId, message, location: [at] }) => `${ruleId}: ${message} (${at?.pointer ?? ''})`,
  );
  expect(tableRows).toEqual([]);
});

/** The specification's paths end in slashes and overlap; this project has no licence to name. */
const RULES = {
  'no-path-trailing-slash': 'off',
  'no-ambiguous-paths': 'off',
  'info-license': 'off',
} as const;

const operations = Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      call: `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      operation,
    })),
);

interface Operation extends Json {
  operationId: string;
  parameters: { name: string; in: string; schema: Json }[];
}

test('the document has every row of docs/spec/endpoints.md, and no other call', () => {
  const documentedRows = operations.map(({ call, operation }) => [
    call,
    { ids: operation['x-rows'], status: operation['x-status'] },
  ]);
  const tableRows = endpointRows.map(({ method, path, ids, status }) => [
    `${method} ${path}`,
    { ids, status },
  ]);
  expect(Object.fromEntries(documentedRows)).toEqual(Object.fromEntries(tableRows));
});

test('every parameter in docs/spec/endpoints.md belongs to a call', () => {
  const usedParameters = operations.flatMap(({ operation: { operationId, parameters } }) =>
    parameters.map(({ name, in: location }) =>
      parameterRow(location === 'path' ? `:${name}` : name, operationId),
    ),
  );
  expect(parameterRows.filter((row) => !usedParameters.includes(row))).toEqual([]);
});

test('every schema of a record has a whole example, which is valid', () => {
  const { schemas } = document.components as { schemas: Record<string, Json> };
  const records = Object.entries(schemas).filter(
    ([name, { properties }]) => properties !== undefined && !/Form$|^Kept$/.test(name),
  );
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ components: { schemas } }, 'openapi');
  const faultyExamples = records.flatMap(([name, { properties, examples = [] }]) => {
    const [example] = examples as Json[];
    const fields = Object.keys(properties as object);
    const isWhole = fields.every((field) => example?.[field] !== undefined);
    const isValid = ajv.validate({ $ref: `openapi#/components/schemas/${name}` }, example);
    return isWhole && isValid ? [] : [`${name}: ${ajv.errorsText()}`];
  });
  expect(faultyExamples).toEqual([]);
});

test('every id of the document is a number that JavaScript represents exactly [A-193]', () => {
  const { schemas } = document.components as { schemas: Record<string, Json> };
  const ids = Object.values(schemas)
    .flatMap(({ properties = {} }) => Object.entries(properties as Record<string, Json>))
    .filter(([name]) => /^(id|\w+_id|parent|pass|advertisement|locker|area)$/.test(name))
    .map(([, schema]) => schema)
    .filter(({ type }) => [type].flat().some((one) => one === 'integer' || one === 'number'));
  expect(ids.filter(({ maximum }) => maximum !== Number.MAX_SAFE_INTEGER)).toEqual([]);
  const inPaths = operations
    .flatMap(({ operation: { parameters } }) => parameters)
    .filter(({ in: location, schema }) => location === 'path' && schema.type === 'integer');
  expect([ids.length > 50, inPaths.length > 50]).toEqual([true, true]);
  expect(inPaths.filter(({ schema }) => schema.maximum !== Number.MAX_SAFE_INTEGER)).toEqual([]);
});

test('no schema of the document accepts everything', () => {
  expect(emptySchemasIn(document.components, '')).toEqual([]);
});

/** The paths of empty schemas. */
function emptySchemasIn(schemaPart: unknown, location: string): string[] {
  if (typeof schemaPart !== 'object' || schemaPart === null || /\/examples?$/.test(location)) return [];
  const entries = Object.entries(schemaPart);
  if (entries.length === 0 && !Array.isArray(schemaPart)) return [location];
  return entries.flatMap(([key, one]) => emptySchemasIn(one, `${location}/${key}`));
}
