import type { Endpoint, Schema } from '#api/http/endpoint';
import { mayEnter, ROLES_WITH_SCREENS } from '#domain/people/roles';
import type { AnswerOptions } from '#mocks/backend/protocol/mock';
import type { DocumentedCall } from '#mocks/harness/panel/calls/documented-calls';
import type { Declared } from '../contract.declared';
import { responsesOf } from './answers';
import { bodyOf } from './bodies';
import { type Citation, readingsIn, requirementsIn, withoutCitations } from './citations';
import { parameterRow } from './endpoint-rows';
import { definitionOf, type Json, type Schemas } from './schemas';

interface DescribedCall {
  declared: Declared;
  row: DocumentedCall;
  options: AnswerOptions;
  schemas: Schemas;
}

export function operationOf({ declared, row, options, schemas }: DescribedCall): Json {
  const { name, endpoint, room } = declared;
  const [summary = '', ...furtherSentences] = withoutCitations(row.does).split(/(?<=\.) /);
  const roles = rolesOf(endpoint, options);
  return {
    operationId: name,
    tags: [room],
    summary: summary.replace(/\.$/, ''),
    description: [
      furtherSentences.join(' '),
      `${row.ids.join(', ')} (${row.status}). Called by: ${row.screen}.`,
      callersOf(endpoint, roles),
      citationList('Readings', readingsIn(row.does)),
      citationList('Rules', requirementsIn(row.does)),
    ]
      .filter((part) => part !== '')
      .join('\n\n'),
    'x-rows': row.ids,
    'x-status': row.status,
    ...(roles === null ? {} : { 'x-roles': roles }),
    'x-readings': readingsIn(row.does).map(({ id }) => id),
    ...hostOf(endpoint),
    parameters: [...pathParameters(declared), ...queryParameters(declared, schemas)],
    ...bodyOf(endpoint, schemas),
    responses: responsesOf(endpoint, schemas),
  };
}

/** Null when the call requires no role. */
function rolesOf({ open, host }: Endpoint, { roles }: AnswerOptions): string[] | null {
  if (open || host !== 'backend' || roles === undefined) return null;
  return ROLES_WITH_SCREENS.filter((role) => mayEnter(role, roles));
}

function callersOf({ open, host }: Endpoint, roles: readonly string[] | null): string {
  if (host !== 'backend') return 'Another host, with a key instead of a token.';
  if (open) return 'Open: needs no token. That of whoever is signed in goes along (A-177).';
  return roles === null ? 'For everyone who is signed in.' : `For the roles: ${roles.join(', ')}.`;
}

const citationList = (title: string, lines: readonly Citation[]): string =>
  lines.length === 0 ? '' : `${title}:\n${lines.map(({ id, text }) => `- ${id}: ${text}`).join('\n')}`;

/** The differences from the server and security of the whole document. */
function hostOf({ open, host }: Endpoint): Json {
  if (host === 'openData')
    return {
      servers: [
        {
          url: '/open-data',
          description: 'OPEN_DATA_URL: an address, or a path on the host of the console.',
        },
      ],
      security: [{ openDataKey: [] }],
    };
  return open ? { security: [{}, { token: [] }] } : {};
}

function pathParameters({ name, endpoint }: Declared): Json[] {
  return [...endpoint.path.matchAll(/:([A-Za-z]\w*)/g)].map(([colonName, parameter = '']) => ({
    ...parameterOf(colonName, name),
    name: parameter,
    in: 'path',
    required: true,
    schema: ['city', 'company', 'schoolId'].includes(parameter) ? { type: 'string' } : ID,
  }));
}

/** A number that JavaScript represents exactly. */
const ID = { type: 'integer', maximum: Number.MAX_SAFE_INTEGER };

function queryParameters({ name, endpoint }: Declared, schemas: Schemas): Json[] {
  return Object.entries(shapeOf(endpoint.query)).map(([parameter, schema]) => ({
    ...parameterOf(parameter, name),
    name: parameter,
    in: 'query',
    required: definitionOf(schema).type !== 'optional',
    schema: schemas.of(schema, 'sent'),
  }));
}

function parameterOf(name: string, operationId: string): Json {
  const row = parameterRow(name, operationId);
  if (row === undefined)
    throw new Error(`docs/spec/endpoints.md does not say what ${name} of ${operationId} means`);
  return { description: row.means, 'x-status': row.status };
}

function shapeOf(query: Schema | undefined): Readonly<Record<string, Schema>> {
  if (query === undefined) return {};
  const definition = definitionOf(query);
  if (definition.type !== 'object') throw new Error('a query has names');
  return definition.shape;
}
