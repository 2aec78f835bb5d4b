import * as z from 'zod/mini';
import { endpoint } from '#api/http/endpoint';
import { createBackend } from '#mocks/backend/backend';
import type { Backend, BackendOptions } from '#mocks/backend/backend-types';
import { handlersFor } from '#mocks/backend/handlers';
import { handlersAtHand } from '#mocks/backend/protocol/handlers/handlers-at-hand';
import { answer, type EndpointHandler } from '#mocks/backend/protocol/mock';
import { startServer } from '../start-backend';

const ValueBody = z.object({ returned: z.unknown() });

export const echo = (value: unknown) => ({ status: 200 as const, data: { returned: value } });

/** A small backend for tests with the real protocol: every call returns what it received. */
export const echoEndpoints = {
  literal: endpoint({ method: 'GET', path: '/:city/shelf/mine/', response: ValueBody }),
  parameter: endpoint({ method: 'GET', path: '/:city/shelf/:id/', response: ValueBody }),
  above: endpoint({ method: 'GET', path: '/:place/:shelf/:id/', response: ValueBody, open: true }),
  form: endpoint({ method: 'POST', path: '/form/', body: z.unknown(), response: ValueBody, open: true }),
  query: endpoint({ method: 'GET', path: '/query', query: z.unknown(), response: ValueBody, open: true }),
  querySlashed: endpoint({ method: 'GET', path: '/both/', response: ValueBody, open: true }),
  queryBare: endpoint({ method: 'GET', path: '/both', response: ValueBody, open: true }),
  kept: endpoint({
    method: 'DELETE',
    path: '/kept/:id',
    response: { 200: z.unknown(), 209: z.object({ message: z.optional(z.string()) }) },
    open: true,
  }),
  wrong: endpoint({ method: 'GET', path: '/wrong', response: z.object({ id: z.number() }), open: true }),
  failing: endpoint({ method: 'GET', path: '/failing', response: ValueBody, open: true }),
  restricted: endpoint({ method: 'GET', path: '/restricted', response: ValueBody }),
  nobody: endpoint({ method: 'GET', path: '/nobody', response: ValueBody, open: true }),
};

const endpointHandlers: EndpointHandler[] = [
  answer(echoEndpoints.above, () => echo('above')),
  answer(echoEndpoints.parameter, ({ params, city }) => echo(`${city.name_ja} ${params.id}`)),
  answer(echoEndpoints.literal, () => echo('mine')),
  answer(echoEndpoints.form, ({ body }) => echo(filesAsTexts(body))),
  answer(echoEndpoints.query, ({ query }) => echo(query)),
  answer(echoEndpoints.queryBare, () => echo('bare')),
  answer(echoEndpoints.querySlashed, () => echo('slashed')),
  answer(echoEndpoints.kept, () => ({ status: 200, data: null })),
  // Like a mistake of a handler at run time, which the type does not allow.
  answer(echoEndpoints.wrong, () => ({ status: 200, data: { id: 'one' as unknown as number } })),
  answer(echoEndpoints.failing, () => {
    throw new TypeError('a slip');
  }),
  answer(echoEndpoints.restricted, ({ account }) => echo(account.username), { roles: ['owner_shop'] }),
  answer(echoEndpoints.nobody, ({ account }) => echo(account.username)),
];

export const startEchoBackend = (options: BackendOptions = {}) => {
  const backend: Backend = createBackend(options);
  return startServer({
    ...backend,
    handlers: (base) => handlersFor(backend, handlersAtHand(endpointHandlers), { base }),
  });
};

const filesAsTexts = (value: unknown): unknown =>
  value instanceof File
    ? `file ${value.name} ${value.size}`
    : Array.isArray(value)
      ? value.map(filesAsTexts)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, filesAsTexts(one)]))
        : value;
