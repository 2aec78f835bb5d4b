import { readFileSync } from 'node:fs';
import { type OpenApi, validatorOf } from '../../../tests/openapi/validator';
import type { Checks } from '../server/backend';
import { withDecimalsAsNumbers } from '../server/decimals';

export const openApiDocument = (): OpenApi =>
  JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as OpenApi;

/** Requests and replies beside docs/openapi.json, by the validator of its own tests. */
export function checksBy(document: OpenApi): Checks {
  const { problemsOfRequest, problemsOfResponse } = validatorOf(document);
  const idsByName = new Map(
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => [
        `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
        operationId,
      ]),
    ),
  );
  return {
    problemsOfRequest,
    problemsOfReply: (name, { status, body }) =>
      problemsOfResponse(idsByName.get(name) ?? name, status, withDecimalsAsNumbers(body)),
  };
}
