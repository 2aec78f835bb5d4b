import { expect, test } from 'vitest';
import text from '../../docs/openapi.json?raw';
import { startBackend } from '../mocks/backend/start-backend';

interface Schema {
  type?: string | readonly string[];
  anyOf?: readonly Schema[];
  items?: { $ref?: string };
  enum?: readonly string[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
}

interface Operation {
  operationId: string;
  requestBody?: { content: Record<string, { schema: { $ref?: string } }> };
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<
      string,
      { properties?: Record<string, Schema>; examples?: readonly Record<string, unknown>[] }
    >;
  };
}

const { paths, components } = JSON.parse(text) as Document;

/** A value beyond each limit that the document has for a field. */
function brokenValues(field: Schema): unknown[] {
  const { minLength, maxLength, minimum, maximum, minItems, format, pattern } = field;
  const values = field.enum ?? field.anyOf?.find((one) => one.enum)?.enum;
  return [
    ...(minLength === undefined ? [] : ['']),
    ...(maxLength === undefined ? [] : ['あ'.repeat(maxLength + 1)]),
    ...(minimum === undefined ? [] : [minimum - 1]),
    ...(maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? [] : [maximum + 1]),
    ...(minItems === undefined ? [] : [[]]),
    ...(format === undefined && pattern === undefined ? [] : ['春']),
    ...(values === undefined ? [] : ['春']),
  ];
}

/** Lists of one item, with each field of the item beyond each limit. */
function brokenLists({ items }: Schema, list: unknown): unknown[] {
  const [first] = Array.isArray(list) ? (list as object[]) : [];
  return Object.entries(schemaOf(items?.$ref).properties ?? {}).flatMap(([name, field]) =>
    brokenValues(field).map((value) => [{ ...first, [name]: value }]),
  );
}

const schemaOf = (reference = '') => components.schemas[reference.split('/').at(-1) ?? ''] ?? {};

/** Each new record with each field beyond each limit. */
const requests = Object.entries(paths).flatMap(([path, { post }]) => {
  const reference = post?.requestBody?.content['application/json']?.schema.$ref;
  const { properties = {}, examples = [] } = schemaOf(reference);
  if (post === undefined || /\{(id|param|x|page)\}/.test(path)) return [];
  // an emptied picture is removed, as in a form
  const fields = Object.entries(properties).filter(([field]) => field !== 'image');
  return fields.flatMap(([field, schema]) =>
    [...brokenValues(schema), ...brokenLists(schema, examples[0]?.[field])].map((value) => ({
      path,
      post,
      field,
      body: { ...examples[0], [field]: value },
    })),
  );
});

const QUERY = 'city=shonan&company=machi&age_from=20';

test('the fake backend refuses at its field what the document does not allow', async () => {
  const { send, tokenOf } = await startBackend();
  const operatorToken = await tokenOf('operator');
  const { body: ads } = await send('GET /shonan/api/advertisements/?limit=1', { as: operatorToken });
  const [{ id: advertisement } = { id: 0 }] = (ads as { data: { content: { id: number }[] } }).data.content;
  const acceptedBodies: string[] = [];
  for (const { path, post, field, body } of requests) {
    const address = path.replace('{city}', 'shonan').replace('{company}', 'machi').replace('{schoolId}', '3');
    const requestBody = {
      ...body,
      ...('advertisement' in body ? { advertisement } : {}),
      ...('parent' in body ? { parent: null } : {}),
    };
    const { status, body: replyBody } = await send(`POST ${address}?${QUERY}`, {
      as: operatorToken,
      body: requestBody,
    });
    const isRefused = status === 400 && JSON.stringify(replyBody).includes(`"${field}`);
    if (!isRefused)
      acceptedBodies.push(`${post.operationId} ${field}: ${status} ${JSON.stringify(replyBody)}`);
  }
  expect(acceptedBodies).toEqual([]);
  expect(requests.length).toBeGreaterThan(100);
});
