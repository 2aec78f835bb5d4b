import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { Answer, Endpoint, Output, Schema } from './endpoint';
import { pageThatFits } from './page-that-fits';
import { problemOfAnswer } from './problem';
import type { Scope } from './scope';
import type { ListQuery, Page, removed } from './shapes';

/** What is asked and told of one kind of record. A call that the contract does not have is null: nothing offers it. */
export interface Source<Row, Draft> {
  /** With its `params`: no two have the same. */
  name: string;
  /** Begins the key of every question: what a write makes stale. */
  key(at: Scope): readonly unknown[];
  list(at: Scope, query: ListQuery): ReturnType<typeof listOptions<Row>>;
  one: ((at: Scope, id: number) => ReturnType<typeof oneOptions<Row>>) | null;
  /** Null where the server does not say what the record is now. */
  create: ((at: Scope, draft: Draft, sending: Sending) => Promise<Row | null>) | null;
  update: ((at: Scope, id: number, draft: Draft, sending: Sending) => Promise<Row | null>) | null;
  remove: ((at: Scope, id: number, signal: AbortSignal) => Promise<Removed>) | null;
}

/** How a draft goes out: given up by its signal, and telling which part of its bytes, 0 to 1, are on their way. */
interface Sending {
  signal: AbortSignal;
  onProgress?: (fraction: number) => void;
}

/** The calls of one kind of record, as the contract names them. */
interface Calls {
  list: Endpoint;
  one?: Endpoint;
  /** Gives all at once: where no call gives one, it is found among these. */
  all?: Endpoint;
  create?: Endpoint;
  update?: Endpoint;
  remove?: Endpoint;
}

interface Options<Row> {
  /** Parameters of the paths beside city and id. */
  params?: Readonly<Record<string, string>>;
  /** What every call is asked beside its own: whose records they are, where no path says it. */
  query?: Readonly<Record<string, string | undefined>>;
  /** What the list is asked, where it words a search in its own way. */
  queryOf?: (listQuery: ListQuery, at: Scope) => object | undefined;
  /** Whether a row is what `queryOf` narrows the list to: a backend may not know the filter. */
  fits?: ((row: Row) => boolean) | undefined;
}

/**
 * Questions and writes of one kind of record, from its calls. `name` and `params` begin the keys, after them stand city and
 * user, so that nobody is shown what was told somebody else, or elsewhere.
 */
export function sourceOf<const C extends Calls>(
  name: string,
  calls: C,
  { params = {}, query: always = {}, queryOf = (listQuery) => listQuery, fits }: Options<RowOf<C>> = {},
): Source<RowOf<C>, DraftOf<C>> {
  const { list, one, all, create, update, remove } = calls;
  const names = [
    name,
    ...Object.values(params),
    ...Object.values(always).filter((value) => value !== undefined),
  ];
  const key = ({ city, user }: Scope) => [...names, city, user];
  const request = (at: Scope, endpoint: Endpoint, { id, query, ...args }: Request) =>
    // which parameters a path has, and of what kind a draft is, `Calls` does not know: `Source` says it to its callers
    (at.call as unknown as LooseCall)(endpoint, {
      params: { city: at.city, ...params, id: id ?? '' },
      query: { ...query, ...always },
      ...args,
    });
  return {
    name: names.join('@'),
    key,
    list: (at, listQuery) => {
      const query = queryOf(listQuery, at);
      // what is asked in its own words is another list by those
      return listOptions<RowOf<C>>([...key(at), 'list', query ?? listQuery], async (signal) => {
        if (fits === undefined || query === undefined) return request(at, list, { query, signal });
        const data = await pageThatFits<RowOf<C> & { id: number }, ListQuery>(
          query,
          async (part) =>
            (await request(at, list, { query: part, signal })).data as Page<RowOf<C> & { id: number }>,
          fits,
        );
        return { data };
      });
    },
    one:
      one !== undefined
        ? (at, id) =>
            oneOptions<RowOf<C>>([...key(at), 'one', id], (signal) =>
              request(at, one, { id, signal, ofOne: true }),
            )
        : all === undefined
          ? null
          : (at, id) =>
              oneOptions<RowOf<C>>([...key(at), 'one', id], async (signal) =>
                oneAmong((await request(at, all, { signal })).data as Page<{ id: number }>, id),
              ),
    create:
      create === undefined
        ? null
        : async (at, body, sending) =>
            (await request(at, create, { body, ...sending, inForm: true })).data as RowOf<C> | null,
    update:
      update === undefined
        ? null
        : async (at, id, body, sending) =>
            (await request(at, update, { id, body, ...sending, inForm: true })).data as RowOf<C> | null,
    remove:
      remove === undefined
        ? null
        : async (at, id, signal) => (await request(at, remove, { id, signal })) as Removed,
  };
}

/** As a call of its own would tell it. */
function oneAmong({ content }: Page<{ id: number }>, id: number): { data: unknown } {
  const data = content.find((row) => row.id === id);
  if (data === undefined) throw problemOfAnswer('one among all', 404, null);
  return { data };
}

type RowOf<C extends Calls> = C['list']['responses'] extends { 200: infer S extends Schema }
  ? Output<S> extends { content: (infer Row)[] }
    ? Row
    : never
  : never;
type DraftOf<C extends Calls> = InputOf<C['create']> | InputOf<C['update']>;
type InputOf<E> = E extends { body: infer B extends Schema } ? z.input<B> : never;

type Removed = Answer<Endpoint<string, undefined, undefined, typeof removed>>;

interface Request {
  id?: number;
  query?: object;
  body?: unknown;
  signal: AbortSignal;
  onProgress?: (fraction: number) => void;
  inForm?: true;
  ofOne?: true;
}
/** What comes back has been read by the endpoint's own schema. */
type LooseCall = (endpoint: Endpoint, args: object) => Promise<{ status: number; data: unknown }>;
type Answering = (signal: AbortSignal) => Promise<{ data: unknown }>;

const listOptions = <Row>(queryKey: readonly unknown[], request: Answering) =>
  queryOptions({
    queryKey,
    queryFn: async ({ signal }) => (await request(signal)).data as Page<Row>,
    placeholderData: keepPreviousData,
  });

const oneOptions = <Row>(queryKey: readonly unknown[], request: Answering) =>
  queryOptions({ queryKey, queryFn: async ({ signal }) => (await request(signal)).data as Row });
