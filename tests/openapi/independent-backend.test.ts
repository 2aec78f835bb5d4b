import { expect, test } from 'vitest';
import openApiText from '../../docs/openapi.json?raw';
import { createBackend, ROUTES } from '../../e2e/backend/server/backend';
import { withDecimalsAsNumbers } from '../../e2e/backend/server/decimals';
import type { Reply } from '../../e2e/backend/server/reply';
import { rolesOf } from '../../e2e/backend/server/roles';
import { PASSWORD, SHOP_CODE } from '../../e2e/backend/server/tables/accounts';
import { editsOf, expectNoEdits } from '../edits';
import { type Schema, sampleOf } from './sample';
import { type OpenApi, validatorOf } from './validator';

interface Operation {
  operationId: string;
  security?: readonly object[];
  'x-roles'?: readonly string[];
  parameters: readonly { name: string; in: string; required: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

const document = JSON.parse(openApiText) as OpenApi & Document;
const validator = validatorOf(document);
const mayCall = rolesOf(document);

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    path,
    name: `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    operation,
  })),
);

test('the independent backend implements every call of docs/openapi.json, and no other', () => {
  const routes = ROUTES.map(({ name }) => name);
  const calls = operations.map(({ name }) => name);
  expectNoEdits(editsOf('e2e/backend/server/endpoints', routes, calls));
});

test('the calls that the independent backend admits without a token are those that need none', () => {
  const tokenlessOperations = operations.filter(({ operation: { security = [] } }) =>
    security.some((one) => Object.keys(one).length === 0),
  );
  const tokenlessCalls = new Set(tokenlessOperations.map(({ name }) => name));
  const needlesslyProtected = ROUTES.filter((route) => !route.isPublic && tokenlessCalls.has(route.name)).map(
    ({ name }) => name,
  );
  const wronglyPublic = ROUTES.filter((route) => route.isPublic && !tokenlessCalls.has(route.name)).map(
    ({ name }) => name,
  );
  // Another host, with a key of its own.
  const openData = ['GET /api/v1/prefectures', 'GET /api/v1/cities'];
  expect({ strict: needlesslyProtected, loose: wronglyPublic }).toEqual({ strict: [], loose: openData });
});

/** The first test reports the calls without a route. */
const routedOperations = operations.filter((operation) => ROUTES.some(({ name }) => name === operation.name));

test.each(routedOperations)(
  '$name has a response as documented, except for decimals',
  ({ path, name, operation }) => {
    const { status, body, wrong: requestProblems } = sendSmallestRequest(path, name, operation);
    const problems = requestProblems.concat(
      status < 300
        ? validator.problemsOfResponse(operation.operationId, status, body)
        : [`${status}: ${JSON.stringify(body)}`],
    );
    expect(problems).toEqual([]);
  },
);

const ROLES = ['Administrator', 'Operator', 'owner_shop', 'staff_shop', 'Advertiser'];
const roleCalls = operations.filter(({ operation }) => operation['x-roles'] !== undefined);

test.each(ROLES)('%s is refused exactly the calls that the document does not allow for the role', (role) => {
  const refused = roleCalls
    .filter(({ path, name, operation }) => sendSmallestRequest(path, name, operation, role).status === 403)
    .map(({ name }) => name);
  const others = roleCalls.filter(({ operation }) => !operation['x-roles']?.includes(role));
  expect(refused).toEqual(others.map(({ name }) => name));
});

test('a request that does not match the document is reported with the reason', () => {
  const { wrong: requestProblems } = sendSmallestRequest('/{city}/api/genres/', 'POST /:city/api/genres/', {
    operationId: 'genres.create',
    parameters: [],
    requestBody: { content: { 'application/json': { schema: { const: { name: 12 } } } } },
  });
  expect(requestProblems).toEqual([
    "POST /:city/api/genres/:  must have required property 'parent'",
    'POST /:city/api/genres/: /name must be string',
  ]);
});

/**
 * The response to the smallest request that the document allows, by this role, or by one that may send it.
 */
function sendSmallestRequest(
  path: string,
  name: string,
  { parameters, requestBody }: Operation,
  role?: string,
) {
  const backend = createBackend(
    { problemsOfRequest: validator.problemsOfRequest, problemsOfReply: () => [] },
    mayCall,
  );
  const account = backend.tables.accounts.find(({ permission }) =>
    role === undefined ? mayCall(name, permission) : permission === role,
  );
  if (account === undefined) throw new Error(`no account may make this call: ${name}`);
  const { access_token, refresh_token } = backend.sessions.start(account, isOfStore(name) ? SHOP_CODE : null);
  const known: Record<string, unknown> = {
    ...KNOWN_VALUES,
    refresh_token,
    username: name === 'POST /signin/' ? account.username : 'another',
  };
  const { schemas } = document.components;
  const query = new URLSearchParams(
    parameters
      .filter((parameter) => parameter.in === 'query' && parameter.required)
      .map((parameter) => [
        parameter.name,
        String(known[parameter.name] ?? sampleOf(parameter.schema, { schemas, known })),
      ]),
  );
  const { 'application/json': json, 'multipart/form-data': form } = requestBody?.content ?? {};
  const file = { name: 'file', filename: '店舗.csv', type: 'text/csv', bytes: Buffer.from('店名') };
  const reply: Reply = backend.answer({
    method: name.split(' ')[0] ?? 'GET',
    path: path.replaceAll(/\{(\w+)\}/g, (_, parameter: string) => String(known[parameter])),
    query,
    token: access_token,
    idempotencyKey: null,
    contentType: json ? 'application/json' : form ? 'multipart/form-data; boundary=x' : '',
    json: json ? (sampleOf(json.schema, { schemas, known }) as Record<string, unknown>) : {},
    parts: json === undefined && form ? [file] : [],
  });
  return { status: reply.status, body: withDecimalsAsNumbers(reply.body), wrong: backend.requestProblems };
}

const isOfStore = (name: string): boolean => /owner_info|token\/refresh/.test(name);

/** The values of paths, queries and fields that the backend knows. */
const KNOWN_VALUES = {
  city: 'akashi',
  company: 'nakamachi',
  schoolId: 5,
  page: 1,
  id: 2,
  param: 2,
  x: 2,
  city_id: 1,
  user_id: 11,
  code: '28',
  prefCode: 28,
  get_all: true,
  password: PASSWORD,
  new_password: PASSWORD,
  verify_code: '123456',
  owner: 'mori',
  genres: [1],
  genre: [1],
  user_ids: [1],
};
