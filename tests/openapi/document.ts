import { resources } from '#mocks/backend/resources/index';
import conventions from '../../docs/backend.md?raw';
import { version } from '../../package.json';
import { declared } from '../contract.declared';
import { endpointRows } from './endpoint-rows';
import { exampleOf } from './examples';
import { operationOf } from './operation';
import { refusalResponses, refusalSchemas } from './refusals';
import { createSchemas, type Json } from './schemas';

/**
 * docs/openapi.json: the declared calls, with the texts of docs/spec/endpoints.md and the roles that the fake
 * backend admits.
 */
export function openApiDocument(): Json {
  const schemas = createSchemas();
  const paths: Record<string, Record<string, Json>> = {};
  for (const row of endpointRows) {
    const declaration = declared.find(
      ({ endpoint }) => endpoint.method === row.method && endpoint.path === row.path,
    );
    const handler = resources.flat().find(({ endpoint }) => endpoint === declaration?.endpoint);
    const call = `${row.method} ${row.path}`;
    if (declaration === undefined)
      throw new Error(`${call} of docs/spec/endpoints.md is declared nowhere in src/api`);
    if (handler === undefined) throw new Error(`${call} has no handler in mocks/backend/resources/index.ts`);
    const path = row.path.replaceAll(/:([A-Za-z]\w*)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      [row.method.toLowerCase()]: operationOf({
        declared: declaration,
        row,
        options: handler.options,
        schemas,
      }),
    };
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Machi Console: calls to its backend', version, description: introduction },
    servers: [
      {
        url: '/api-root',
        description: 'API_BASE_URL: an address, or a path on the host of the console.',
      },
    ],
    security: [{ token: [] }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'The `access_token` of `POST /signin/` or of a renewal.',
        },
        openDataKey: { type: 'apiKey', in: 'header', name: 'X-API-KEY', description: 'OPEN_DATA_KEY' },
      },
      responses: { ...successResponses, ...refusalResponses },
      schemas: sortByName({
        ...withExamples(schemas.components),
        ...refusalSchemas,
        Kept: { type: 'object', properties: { message: { type: ['string', 'null'] } } },
      }),
    },
  };
}

const successResponses: Record<string, Json> = {
  Kept: {
    description:
      'Not deleted: the record stays, and the sentence says why (A-119). It may also be in `detail`, beside `data`, alone, or missing (A-199).',
    content: {
      'application/json': {
        schema: { type: 'object', properties: { data: { $ref: '#/components/schemas/Kept' } } },
        example: { data: { message: '利用中のため削除できません。' } },
      },
    },
  },
};

/** The folders of `src/api`. */
const TAGS: Readonly<Record<string, string>> = {
  session: 'Signing in and out, renewal, passwords.',
  people: 'Users, shop admins, staff.',
  places: 'Cities, companies, areas, prefectures and municipalities.',
  recruitment: 'Friend recruitment: posts, reports, identities.',
  messaging: 'Notifications, and whom they go to.',
  offers: 'Ads and all that is offered: coupons, time sales, passes, products, reservations, lockers.',
  content: 'News, events, articles, jobs, documents, the timeline, QR codes.',
  office: 'Dashboard, imports, invoices, time cards, work schedules.',
};

/** Without the title, which `info` has, and without the paragraph that links to this document. */
const introduction = conventions.split('\n\n').slice(2).join('\n\n').trim();

/** A form has files, which no JSON example can have. */
const withExamples = (schemas: Record<string, Json>): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      schema.type === 'object' && !name.endsWith('Form')
        ? { ...schema, examples: [exampleOf(name, schemas)] }
        : schema,
    ]),
  );

const sortByName = (schemas: Record<string, Json>): Record<string, Json> =>
  Object.fromEntries(Object.entries(schemas).toSorted(([left], [right]) => (left < right ? -1 : 1)));
