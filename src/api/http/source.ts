import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { Answer, Endpoint, Output, Schema } from './endpoint';
import { pageThatFits } from './page-that-fits';
import { problemOfAnswer } from './problem';
import type { Scope } from './scope';
import type { ListQuery, Page, removalResponses } from './shapes';

/**
 * Queries and writes of one kind of record. A call that the contract lacks is null, and no screen offers it.
 */
export interface Source<Row, Draft> {
  /** Includes the `params`; unique among sources. */
  name: string;
  /** Prefix of every query key of the source; a write makes it stale. */
  key(scope: Scope): readonly unknown[];
  list(scope: Scope, query: ListQuery): ReturnType<typeof listOptions<Row>>;
  one: ((scope: Scope, id: number) => ReturnType<typeof oneOptions<Row>>) | null;
  /** Resolves with null where the response does not contain the new record. */
  create: ((scope: Scope, draft: Draft, sending: SendOptions) => Promise<Row | null>) | null;
  update: ((scope: Scope, id: number, draft: Draft, sending: SendOptions) => Promise<Row | null>) | null;
  remove: ((scope: Scope, id: number, signal: AbortSignal) => Promise<Removed>) | null;
}

/** How a draft is sent: `signal` aborts it, `onProgress` receives the sent fraction of its bytes, 0 to 1. */
interface SendOptions {
  signal: AbortSignal;
  onProgress?: (fraction: number) => void;
}

/** The calls of one kind of record, as the contract names them. */
interface SourceCalls {
  list: Endpoint;
  one?: Endpoint;
  /** Returns every record; where `one` is missing, a single record is found in its response. */
  all?: Endpoint;
  create?: Endpoint;
  update?: Endpoint;
  remove?: Endpoint;
}

interface SourceOptions<Row> {
  /** Path parameters beside city and id. */
  params?: Readonly<Record<string, string>>;
  /** Query parameters of every call: the company, where the path does not contain it. */
  query?: Readonly<Record<string, string | undefined>>;
  /** The query of the list, where it differs from `ListQuery`. */
  queryOf?: (listQuery: ListQuery, scope: Scope) => object | undefined;
  /** Whether a row fits the filter that `queryOf` adds: the backend may not know the filter. */
  fits?: ((row: Row) => boolean) | undefined;
  /** The order of the rows that fit, where the backend may have another. */
  order?: ((one: Row, other: Row) => number) | undefined;
}

/**
 * Queries and writes of one kind of record, from its calls. Keys begin with `name` and `params`, then city
 * and user, so that no user or city gets cached data of another.
 */
export function sourceOf<const C extends SourceCalls>(
  name: string,
  calls: C,
  {
    params = {},
    query: fixedQuery = {},
    queryOf = (listQuery) => listQuery,
    fits,
    order,
  }: SourceOptions<RowOf<C>> = {},
): Source<RowOf<C>, DraftOf<C>> {
  const { list, one, all, create, update, remove } = calls;
  const keyParts = [
    name,
    ...Object.values(params),
    ...Object.values(fixedQuery).filter((value) => value !== undefined),
  ];
  const key = ({ city, user }: Scope) => [...keyParts, city, user];
  const request = (scope: Scope, endpoint: Endpoint, { id, query, ...args }: CallRequest) =>
    // `SourceCalls` has no types for path parameters and drafts: `Source` has them for its callers
    (scope.call as unknown as UntypedCall)(endpoint, {
      params: { city: scope.city, ...params, id: id ?? '' },
      query: { ...query, ...fixedQuery },
      ...args,
    });
  return {
    name: keyParts.join('@'),
    key,
    list: (scope, listQuery) => {
      const query = queryOf(listQuery, scope);
      // a filter of its own makes a separate list with a separate key
      return listOptions<RowOf<C>>([...key(scope), 'list', query ?? listQuery], async (signal) => {
        if (fits === undefined || query === undefined) return request(scope, list, { query, signal });
        const data = await pageThatFits<RowOf<C> & { id: number }, ListQuery>(
          query,
          async (part) =>
            (await request(scope, list, { query: part, signal })).data as Page<RowOf<C> & { id: number }>,
          fits,
          order,
        );
        return { data };
      });
    },
    one:
      one !== undefined
        ? (scope, id) =>
            oneOptions<RowOf<C>>([...key(scope), 'one', id], (signal) =>
              request(scope, one, { id, signal, ofOne: true }),
            )
        : all === undefined
          ? null
          : (scope, id) =>
              oneOptions<RowOf<C>>([...key(scope), 'one', id], async (signal) =>
                oneAmong((await request(scope, all, { signal })).data as Page<{ id: number }>, id),
              ),
    create:
      create === undefined
        ? null
        : async (scope, body, sending) =>
            (await request(scope, create, { body, ...sending, inForm: true })).data as RowOf<C> | null,
    update:
      update === undefined
        ? null
        : async (scope, id, body, sending) =>
            (await request(scope, update, { id, body, ...sending, inForm: true })).data as RowOf<C> | null,
    remove:
      remove === undefined
        ? null
        : async (scope, id, signal) => (await request(scope, remove, { id, signal })) as Removed,
  };
}

/** Throws the 404 that a call of its own would answer. */
function oneAmong({ content }: Page<{ id: number }>, id: number): { data: unknown } {
  const data = content.find((row) => row.id === id);
  if (data === undefined) throw problemOfAnswer('one among all', 404, null);
  return { data };
}

type RowOf<C extends SourceCalls> = C['list']['responses'] extends { 200: infer S extends Schema }
  ? Output<S> extends { content: (infer Row)[] }
    ? Row
    : never
  : never;
type DraftOf<C extends SourceCalls> = InputOf<C['create']> | InputOf<C['update']>;
type InputOf<E> = E extends { body: infer B extends Schema } ? z.input<B> : never;

type Removed = Answer<Endpoint<string, undefined, undefined, typeof removalResponses>>;

interface CallRequest {
  id?: number;
  query?: object;
  body?: unknown;
  signal: AbortSignal;
  onProgress?: (fraction: number) => void;
  inForm?: true;
  ofOne?: true;
}
/** The client has parsed the response with the endpoint's schema. */
type UntypedCall = (endpoint: Endpoint, args: object) => Promise<{ status: number; data: unknown }>;
type LoadData = (signal: AbortSignal) => Promise<{ data: unknown }>;

const listOptions = <Row>(queryKey: readonly unknown[], loadData: LoadData) =>
  queryOptions({
    queryKey,
    queryFn: async ({ signal }) => (await loadData(signal)).data as Page<Row>,
    placeholderData: keepPreviousData,
  });

const oneOptions = <Row>(queryKey: readonly unknown[], loadData: LoadData) =>
  queryOptions({ queryKey, queryFn: async ({ signal }) => (await loadData(signal)).data as Row });
